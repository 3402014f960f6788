command-find = cari
    .about = Cari lawan di semua server
option-name-find-rules = aturan
    .about = Aturan yang kamu mau (kosong: yang mana saja dari ini)
option-name-find-pace = tempo
    .about = Langsung: kalian main sekarang. Harian: sehari untuk tiap giliran (kosong: langsung)
choice-find-any = Yang mana saja

find-any = aturan apa saja
find-pace-live = langsung
find-pace-daily = harian
find-wish = -# { $rules } · { $pace } · rating-mu: { $rating }
find-looking = 🔎 **Aku sedang mencari lawan untukmu**, di semua server. Aku kabari kalau ada orang; lalu kamu punya 90 detik untuk menekan *{ button-find-play }*.
find-looking-here = 🔎 **Aku sedang mencari lawan untukmu**, di semua server. Kalau ada orang, kamu punya 90 detik untuk menekan *{ button-find-play }*.
find-looking-daily = 🔎 **Aku sedang mencari lawan untuk pertandingan harian**, di semua server. Kalau ada orang, pertandingan langsung mulai; kamu punya sehari untuk tiap giliran.
find-rests = ⏸️ **Pencarianmu dijeda selama kamu main pertandingan langsung.** Setelah selesai, pencarian lanjut sendiri.
# Where a hidden message shows the search.
find-here = ⚠️ Aku tidak bisa mengirimimu pesan langsung, jadi hanya bisa kutampilkan di sini, tanpa suara dan paling lama seperempat jam: **tetaplah di channel ini.** Izinkan pesan langsung dari server yang sama-sama kita ikuti lalu cari lagi, nanti aku kabari.
find-here-soon = ⚠️ Aku membuka pesan langsung secara bertahap, beberapa orang setiap kali, jadi untuk sementara hanya bisa kutampilkan di sini, tanpa suara dan paling lama seperempat jam: **tetaplah di channel ini.**
find-here-flagged = ⚠️ Discord sedang tidak mengizinkanku membuka pesan langsung baru, jadi hanya bisa kutampilkan di sini, tanpa suara dan paling lama seperempat jam: **tetaplah di channel ini.**
# The answer to the command; the search itself is a direct message.
find-in-dms = 🔎 Pencarianmu ada di [pesan langsung kita]({ $url }). Di sanalah aku mengabarimu.
find-front = Pemain lain tidak datang. Sekarang kamu yang paling depan di antrean.
find-quiet = { $count ->
    [0] Sudah sepuluh menit tidak ada yang datang, dan dalam empat minggu terakhir tidak ada yang menemukan lawan pada jam ini. Pertandingan harian lebih mudah mendapat lawan.
   *[other] Sudah sepuluh menit tidak ada yang datang. Dalam empat minggu terakhir { $count } orang menemukan lawan pada jam ini. Pertandingan harian lebih mudah mendapat lawan.
}
find-until = -# Aku berhenti mencari { $when } kalau tidak ada yang datang.
find-found = 🎴 **Aku menemukan lawan untukmu!** Rating { $rating }. Tekan *{ button-find-play }* dalam 90 detik.
find-ready = ✔️ **Kamu siap.** Aku menunggu pemain lain, paling lama 90 detik.
find-begun = 🎴 Pertandinganmu melawan **{ $name }** sudah mulai.
find-stopped = Aku berhenti mencari lawan.
find-missed = ⏰ Kamu tidak menekan *{ button-find-play }* tepat waktu, jadi aku berhenti mencari.
find-unreached = Aku menemukan lawan, tapi tidak bisa menghubungimu, jadi aku berhenti mencari. Buka pesan langsungmu, atau lain kali tetaplah di sini.
find-over = Tidak ada yang datang, jadi aku berhenti mencari. Langsung lawan aku dengan `/koikoi komputer`.
button-find-computer = Lawan komputer
button-find-daily = Pertandingan harian
button-find-stop = Berhenti mencari
button-find-play = Main
button-find-no = Nanti saja
button-find-again = Cari lagi

games-looking = 🔎 **Aku sedang mencari lawan untukmu** · sejak { $since }
games-found = 🎴 **Aku menemukan lawan untukmu!** Tekan *{ button-find-play }*.

# To whoever has their hand where they asked for it, not in direct messages.
nudge-found = 🎴 **{ $name }** menunggumu.
# What two strangers say to the result of a round; both stand on one line.
hand-cheer = { $name }: { $cheer }
hand-wish = 🔁 **{ $name } ingin main lagi.** Tekan *{ button-rematch }* untuk menerima; ajakannya ditutup { $when }.
rematch-asked-hand = Sudah diajak. { $name } bisa menekan *{ $button }* untuk menerima; lalu kartu barumu datang.
rematch-waits-hand = Kamu sudah mengajak. Aku menunggu jawaban { $name }.

change-find = Lawan di server lain
ask-find = { $value } · Lawan server lain
refused-find-off = Admin server ini mematikan pencarian lawan di server lain. Kamu bisa memakainya di pesan langsung kita.
refused-not-looking = Aku tidak sedang mencari lawan untukmu. Mulai dengan `/koikoi cari`.
refused-nobody-found = Pemain itu sudah tidak ada. Cari lawan lain dengan `/koikoi cari`.
refused-still-looking = Pemain itu sudah tidak ada. Aku masih mencarikan lawan untukmu.
