tournament-title = ### 🏆 { $name }
tournament-about = { $format } · { $pace }
tournament-terms = -# Tiap pertandingan: { $terms }
tournament-tie = ronde ditambah selama poinnya sama
tournament-best-of-three = -# Terbaik dari tiga: dua kemenangan menentukan. Kalau waktu ronde habis, jumlah kemenangan yang menentukan; kalau sama, skor pertandingan yang sedang berjalan.
tournament-live = langsung
tournament-daily = { $days } hari untuk tiap ronde
format-single = Gugur tunggal
format-double = Gugur ganda
tournament-twice = -# Dua kali kalah, kamu gugur. Di grand final, pemenang bagan bawah harus menang dua kali.
tournament-winners = **Bagan atas**
tournament-losers = **Bagan bawah**: yang kalah gugur
tournament-final = **Grand final**
tournament-grand-final-1 = Grand final
tournament-grand-final-2 = Grand final, pertandingan kedua
format-round-robin = Semua lawan semua
format-swiss = Sistem Swiss

tournament-closes = Pendaftaran ditutup { $when }, lalu mulai: { $hour } · { $count } dari paling banyak { $most } pemain, { $seeding }
seeding-rating = diunggulkan menurut rating
seeding-draw = unggulan diundi
seeding-hand = unggulan diatur panitia
tournament-begins-soon = { $missing ->
    [0] ⏰ **Mulai { $when }.** Kalau kamu tidak bisa main, tekan *{ button-sign-off }* sebelumnya.
   *[other] ⏰ **Mulai { $when } kalau { $missing } pemain lagi mendaftar**; kalau tidak, dibatalkan saat itu.
}
tournament-closes-short = { $state } ditutup { $when }
tournament-nobody = Belum ada yang mendaftar.
tournament-seed = **{ $seed }.** { $name } · { $rating }
button-sign-up = Daftar
button-sign-off = Keluar
tournament-waiting = ⏳ **Daftar tunggu** ({ $count }): kalau ada yang keluar, yang pertama naik.
tournament-waits = **{ $place }.** { $name }
tournament-moved-up = ⬆️ Naik dari daftar tunggu: { $names }
button-wait-list = Masuk daftar tunggu
tournament-waiting-place = Turnamen ini penuh, jadi sekarang kamu di daftar tunggu: **nomor { $place }**. Kalau ada yang keluar sebelum mulai, yang pertama naik dan di-ping. *{ $button }* mengeluarkanmu dari daftar.

tournament-round = ### 🏆 { $name } · { $round }
tournament-round-of = Ronde { $number }/{ $rounds }
tournament-final-0 = Final
tournament-final-1 = Semifinal
tournament-final-2 = Perempat final
tournament-begin = **Tekan “{ button-here }”**: check-in ditutup { $when }. Begitu keduanya hadir, pertandingan mulai. Kalau kamu tidak check-in, kamu kalah.
tournament-ends = Ronde ini berakhir paling lambat { $when }; saat itu skor pertandingan yang berjalan menentukan.
tournament-misses = -# Kalau kamu absen dua ronde berturut-turut, kamu gugur dari turnamen.
tournament-begin-again = ⏰ **Pertandinganmu menunggu. Tekan “{ button-here }”**: check-in ditutup { $when }. Setelah itu, kamu kalah di pertandingan ini.
tournament-ends-again = ⏰ **Ronde ini berakhir { $when }**; saat itu skor pertandingan yang berjalan menentukan. Kalau ini giliranmu, `/koikoi pertandingan` membawamu ke pertandinganmu.
tournament-again = 🔁 menandai orang yang sudah pernah bertemu: tidak semua bisa dapat lawan baru.
pairing-waits = ⏳ { $first }{ $one } – { $second }{ $two }
pairing-playing = { $url ->
    [none] 🎴 { $first } – { $second }
   *[other] 🎴 { $first } – { $second } · [meja]({ $url })
}
pairing-first = ✔️ **{ $first }** mengalahkan { $second } { $cause }
pairing-second = ✔️ **{ $second }** mengalahkan { $first } { $cause }
pairing-draw = ✔️ { $first } dan { $second }: seri { $cause }
pairing-neither = ✖️ { $first } dan { $second }: keduanya kalah { $cause }
pairing-annulled = ➖ { $first } dan { $second }: tidak dihitung (keluar dari turnamen)
pairing-wins = ({ $first }–{ $second })
pairing-bye = ✔️ **{ $first }** mendapat bye
pairing-rests = 💤 **{ $first }** istirahat di ronde ini
cause-no-show = (tidak hadir)
cause-left = (keluar dari turnamen)
cause-admin = (diputuskan admin)
tournament-decided = -# ⚖️ { $admin } memutuskan { $first } – { $second }, ronde { $round }: { $note }
tournament-corrected = -# ⚖️ { $admin } mengoreksi { $first } – { $second }, ronde { $round } (sebelumnya: { $before }): { $note }
tournament-removed = -# ⚖️ { $admin } mengeluarkan { $name }: { $note }
button-here = Aku di sini
button-standings = Klasemen
button-tournament-text = Sebagai teks
tournament-text-sent = Ini turnamennya sebagai file teks, untuk disimpan atau dibagikan.
button-withdraw-tournament = Keluar

tournament-over = ### 🏆 { $name } sudah selesai
tournament-won = { $count ->
    [1] 🎉 Selamat, { $names }! Kamu juara turnamen ini.
   *[other] 🎉 Selamat, { $names }! Kalian juara bersama.
}
tournament-not-won = Tidak ada pemenang.
ended-left = Final tidak dimainkan sampai selesai: { $names } keluar dari turnamen.
ended-no-show = Final tidak dimainkan: { $names } tidak hadir.
ended-unopposed = Tidak ada final: tidak ada lagi yang bisa melawan { $names }.
ended-no-final = Tidak ada final: tidak ada lagi yang bisa memainkannya.
ended-alone = Berakhir setelah ronde { $number } dari { $rounds }: semua yang lain sudah keluar.
ended-empty = Semua orang keluar dari turnamen.
table-elimination = { $rank ->
    [0] –
   *[other] **{ $rank }.**
} { $name } · menang { $won }, kalah { $lost } { $notes }
tournament-row = { $rank ->
    [0] –
   *[other] **{ $rank }.**
} { $name } · { $points } · { $won }–{ $drawn }–{ $lost } · { $decides } { $notes }
table-byes = ({ $count } bye)
table-left = (keluar)
table-annulled = (keluar, tidak dihitung untuk siapa pun)
tournament-too-few = Yang mendaftar kurang dari { $fewest } pemain, jadi dibatalkan.
tournament-cancelled = { $admin } membatalkannya: { $note }
tournament-plays-on = Pertandingan yang sudah mulai boleh dimainkan sampai selesai, tapi tidak dihitung di sini.

tournament-leave-question = Keluar dari **{ $name }** sekarang? Kamu menyerah di pertandingan yang berjalan, dan lawan-lawanmu berikutnya menang tanpa bertanding. Kamu tidak bisa kembali, dan tidak bisa lagi jadi juara.
tournament-leave-annuls = Kamu baru memainkan kurang dari separuh pertandinganmu, jadi hasilmu tidak akan dihitung untuk siapa pun.
button-withdraw-yes = Ya, keluar
button-withdraw-no = Tetap ikut
tournament-left = Kamu sudah keluar dari turnamen.
tournament-stayed = Kamu tetap ikut.
tournament-noted = Beres. Pesan turnamen menampilkannya.

tournaments-title = ### 🏆 Turnamen di sini
tournaments-line = { $name } · { $count } pemain · { $state }
yours-signup = -# ↳ Kamu sudah mendaftar.
yours-waiting = -# ↳ Kamu nomor { $place } di daftar tunggu.
yours-call = -# ↳ Kamu melawan { $opponent }. Tekan “{ button-here }”!
yours-wait = -# ↳ Kamu melawan { $opponent }, yang belum datang.
yours-match = -# ↳ Kamu sedang melawan { $opponent }: `/koikoi pertandingan` membawamu ke pertandinganmu.
tournaments-none = Belum ada turnamen di sini. Pengelola server bisa memulainya: `/koikoi-admin turnamen`.
tournaments-none-admin = Belum ada turnamen di sini.
button-manage = Kelola
button-all-tournaments = Semua turnamen
tournament-stage-signup = pendaftaran
tournament-stage-finished = selesai
tournament-stage-won = dimenangkan { $names }
tournament-stage-cancelled = dibatalkan

tournament-manage = ### 🏆 { $name } · { $state }
tournament-manage-about = Hanya kamu yang melihat ini. Semua pengelola server bisa melakukan hal yang sama. Kalau kamu memberi alasan, semua orang bisa membacanya.
tournament-made = ✔ Pendaftaran dibuka: pesannya ada di channel ini. Saat pendaftaran ditutup, turnamen mulai sendiri.
tournament-entry = Hanya anggota dengan peran { $role } yang bisa mendaftar.
tournament-prize-role = 🎖️ Pemenangnya mendapat peran { $role }.
tournament-prize-given = { $count ->
    [1] 🎖️ { $names } sekarang punya peran { $role }.
   *[other] 🎖️ { $names } sekarang punya peran { $role }.
}
tournament-prize-refused = ⚠️ Discord tidak mengizinkanku memberi peran { $role }. Seorang admin bisa memberikannya: { $names }
tournament-prize-partly = ⚠️ Discord hanya mengizinkanku memberi peran { $role } kepada sebagian pemenang. Admin bisa memberikannya kepada yang lain: { $names }
audit-prize = Memenangkan turnamen Koi-Koi { $name }
tournaments-new = Turnamen baru…
change-title-new = Turnamen baru
plan-format-label = Cara pemain bertemu
plan-format-single = Gugur tunggal: yang kalah gugur
plan-format-double = Gugur ganda: dua kali kalah, kamu gugur
plan-format-round-robin = Semua lawan semua
plan-format-swiss = Swiss: beberapa ronde, lawan setara
plan-days-label = Waktu untuk tiap ronde
plan-best-label = Pertandingan per pasangan
plan-best-1 = Satu pertandingan
plan-best-3 = Terbaik dari tiga: dua kali menang
plan-rounds-label = Jumlah ronde
plan-rounds-about = Kosong: sebanyak yang diperlukan
plan-entry-label = Peran yang perlu untuk mendaftar
plan-entry-about = Hanya anggota dengan peran ini yang bisa mendaftar (kosong: semua orang)
plan-call-label = Peran yang di-ping
plan-call-about = Peran yang di-ping saat pendaftaran dibuka (kosong: tidak ada)
plan-prize-label = Peran untuk pemenang
plan-call = 📣 { $role } di-ping saat pendaftaran dibuka.
button-plan-matches = Pertandingan…
button-plan-roles = Peran…
plan-question = Kamu melihat jam ini dalam waktumu sendiri; orang lain dalam waktu mereka. Sudah benar?
button-plan-yes = Ya, buka pendaftaran
button-plan-no = Jangan dulu
plan-dropped = Tidak ada yang dibuka.
begin-question = **{ $name }** akan mulai { $hour }, { $when }. Sudah benar?

    Kamu melihat jam ini dalam waktumu sendiri; orang lain dalam waktu mereka.
# Instead of both questions: the two times follow, numbered as the buttons.
begin-which = **{ $name }**: waktu ini bisa berarti dua hal. Kapan mulainya?
button-which = Pilih { $number }
button-hour-yes = Ya, mulai saat itu
choose-change = Ubah sesuatu…
change-title = Ubah turnamen
change-name-label = Judul
change-name-about = Semua orang melihatnya.
change-begins-label = Kapan mulai
change-begins-about = 2 jam lagi atau besok pukul 20.00, menurut jam server ini. Orang bisa mendaftar sampai saat itu.
change-most-label = Jumlah pemain maksimum
change-most-about = 3 sampai { $most }. Semua yang sudah mendaftar tetap ikut.
tournament-done = ✔ Beres.
tournament-done-gone = ✔ Tersimpan, tapi tidak ada pesan yang menampilkannya: channel turnamen sudah dihapus.
tournament-done-closed = ✔ Tersimpan, tapi pesan turnamen belum menampilkannya: aku tidak boleh menulis di { $channel }. Begitu boleh, akan ditampilkan.
tournament-brought = ✔ Sekarang ditampilkan di channel ini; pertandingan berikutnya dimainkan di sini.
tournament-held-gone = ⚠️ **Aku tidak bisa menampilkan turnamen ini: channel-nya sudah dihapus.** Waktunya dijeda, jadi tidak ada yang dirugikan. Pergi ke channel lain dan tekan *{ button-show-here }*.
tournament-held-closed = ⚠️ **Aku tidak bisa menampilkan turnamen ini: aku tidak boleh menulis di { $channel }.** Waktunya dijeda, jadi tidak ada yang dirugikan. Izinkan aku menulis di sana lagi, atau pergi ke channel lain dan tekan *{ button-show-here }*.
tournament-held-filtered = ⚠️ **Aku tidak bisa menampilkan turnamen ini: AutoMod menahan pesanku di { $channel }.** Waktunya dijeda, jadi tidak ada yang dirugikan. Kecualikan peranku dari aturannya (*Pengaturan Server → AutoMod*), lalu tekan *{ button-show-here }*.
tournament-held-away = ⚠️ **Discord tidak menerima pesan turnamen ini.** Waktunya dijeda, jadi tidak ada yang dirugikan. Sebentar lagi aku coba lagi.
tournament-held = -# ⚠️ Pesannya tidak bisa ditampilkan sekarang, jadi waktunya dijeda. Tolong beri tahu admin.
button-start-now = Mulai sekarang…
start-question = Mulai **{ $name }** sekarang, dengan { $count } pemain? Setelah itu tidak ada yang bisa mendaftar.
button-start-yes = Ya, mulai
button-show-here = Tampilkan di sini
button-cancel = Batalkan turnamen…
choose-pairing = Tetapkan hasil…
button-decide = Putuskan…
button-correct = Koreksi…
pairing-own = -# ↳ Kamu main di pertandingan ini: admin lain yang memutuskannya.
choose-removed = Keluarkan pemain…
button-seeds = Unggulan…
seeds-title = ### 🏆 { $name } · unggulan
seeds-about = Unggulan menentukan siapa bertemu siapa. Sekarang: { $seeding }. Yang mendaftar setelah undian atau perubahan masuk urutan terakhir.
choose-seed = Ubah unggulan seorang pemain…
button-seeds-rating = Menurut rating
button-seeds-draw = Undi
seed-title = Unggulan { $name }
seed-label = Unggulan
seed-about = 1 yang teratas, bisa sampai { $count }. Urutan yang lain tetap.
decide-question = Bagaimana akhir **{ $pairing }**? Setelah ini kamu menulis alasannya; semua orang bisa membacanya.
decide-now = Sekarang: { $line }
decide-stops = Pertandingan mereka sedang dimainkan: akan dihentikan, dan tidak dihitung.
decide-goes-on-double = Pemenang lanjut. Yang kalah gugur setelah kekalahan kedua. Kalau keduanya kalah, itu kekalahan bagi keduanya.
decide-goes-on-single = Pemenang lanjut ke ronde berikutnya. Kalau keduanya kalah, tidak ada yang lanjut.
decide-ends = - { $result }: turnamen usai. { $count ->
    [0] Tidak ada pemenang.
    [1] { $names } jadi juara.
   *[other] { $names } jadi juara bersama.
}
decide-ends-many = - { $result }: turnamen usai. { $count } pemain jadi juara bersama.
decide-until = Kamu bisa mengoreksi hasilnya sampai ronde berikutnya mulai.
decide-last-of-round = ⚠️ Ini pertandingan terakhir di ronde ini: ronde berikutnya langsung mulai, dan hasilnya tidak bisa diubah lagi.
decide-last = ⚠️ Ini pertandingan terakhir: turnamen langsung berakhir, dan hasilnya tidak bisa diubah lagi.
decide-first = { $first } menang
decide-second = { $second } menang
decide-draw = Seri
decide-neither = Keduanya kalah
reason-title = Alasanmu
reason-label = Kenapa?
reason-about = Semua orang akan melihatnya, dengan namamu.
reason-about-end = Turnamen langsung berakhir tanpa pemenang. Semua orang akan melihat alasannya, dengan namamu.
reason-about-remove = Kalah di pertandingan yang berjalan, tak bisa kembali. Alasannya dilihat semua, dengan namamu.

table-about-swiss = -# Poin · menang–seri–kalah · poin lawan-lawan (BH). Kalau poin sama, BH menentukan.
table-about-round-robin = -# Poin · menang–seri–kalah · poin lawan yang dikalahkan (SB). Kalau poin sama, SB menentukan.
table-rule-swiss = -# Untuk BH, bye atau pertandingan yang tidak dimainkan dihitung seperti melawan lawan virtual, seperti di catur (FIDE).
table-rule-round-robin = -# Kalau seorang pemain keluar sebelum separuh pertandingannya, hasilnya tidak dihitung untuk siapa pun, seperti di catur (FIDE).
tie-break-swiss = BH
tie-break-round-robin = SB
alt-bracket = Bagan { $name }. Ronde ini:
alt-standings = Klasemen turnamen:
refused-line-of-tournament = Ini pertandingan turnamen: turnamen yang menentukan siapa melawan pemenang.

# A tournament among the server's events; the third one is the event's own text.
button-event-on = Tambahkan ke acara
button-event-off = Hapus dari acara
event-about = Daftar di channel sebelum dimulai.
tournament-event-on = 📅 Turnamen ini ada di daftar acara server.
tournament-event-refused = ⚠️ Discord tidak menerima acaranya. Aku perlu izin *Buat Acara*, dan satu server bisa punya paling banyak 100 acara.
tournament-event-again = Setelah itu, tekan *{ button-event-on }*.
