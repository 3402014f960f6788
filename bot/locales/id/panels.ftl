preset-wikipedia-2015 = Klasik
preset-wikipedia-2020 = Standar
preset-sloperama = Kejar 50
preset-ktane = Tiga ronde
preset-richmind = Pita +1
preset-steam = Saling rebut 30
preset-nintendo = Konsol genggam
about-wikipedia-2015 = Lima cahaya bernilai 15; kartu lebih ikut dihitung
about-wikipedia-2020 = Aturan yang lazim sekarang; dobel mulai 7 poin
about-sloperama = Koi-koi-mu sendiri mengalikan; siapa duluan sampai 50
about-ktane = Singkat; koi-koi siapa pun mengalikan poin
about-richmind = Cawan sake bukan kartu polos; kartu lebih dihitung
about-steam = Mulai dengan 30 poin dan saling merebut
about-nintendo = Satu koi-koi per ronde; hanya yaku hewan dan yaku pita terbaik
rules-changed = { $rules }, aturan rumah

watching = Kamu menonton **{ $first }** vs **{ $second }** · { $round }
waiting-at-table = { $place ->
    [1] Kamu melawan pemenang ronde ini: **{ $first }** vs **{ $second }**. Kartumu datang saat itu.
   *[other] **{ $first }** vs **{ $second }** sedang main. Kamu main setelah { $place } ronde; kartumu datang saat itu.
}
watching-over = **{ $first }** vs **{ $second }**: pertandingan ini sudah selesai.
button-watch = Tonton
button-winner = Lawan pemenang
rematch-asked = Sudah diajak: tantangannya ada di <#{ $channel }>.
rematch-waits = Kamu sudah mengajak, dan { $name } bisa menerima: { $where }
table-tournament = 🏆 Pertandingan turnamen **{ $name }**

menu-title = Pertandingan melawan { $name } · { $round }
button-resign = Menyerah
button-bring = Pindahkan meja ke sini
button-send-again = Kirim ulang meja
button-bring-short = Pindah ke sini
button-rules = Aturan
button-report = Laporkan masalah
resign-question = Menyerah di pertandingan melawan { $name }? Ini dihitung kalah.
resign-tournament = Menyerah di pertandingan melawan { $name }? Ini dihitung kalah, walaupun belum ada yang memainkan kartu: turnamen perlu hasil.
withdraw-question = Mundur dari pertandingan melawan { $name }? Kalian berdua belum memainkan kartu, jadi pertandingan ini tidak dihitung.
button-leave-match = Mundur
button-withdraw-match = Ya, mundur
withdrawn = Kamu mundur. Pertandingan ini tidak dihitung.
withdraw-late = Sementara itu { $name } sudah memainkan kartu, jadi sekarang dihitung.
button-off = Batalkan bersama
off-question = Ajak { $name } membatalkan pertandingan ini? Kalau { $name } setuju, pertandingan berakhir dan tidak dihitung. Kalau { $name } main terus, ajakannya gugur. Kamu boleh mengajak dua kali dalam satu pertandingan.
button-off-yes = Ajak
off-offered = Sudah diajak. Waktumu jalan terus: pertandingan lanjut sampai ada jawaban.
off-done = Kalian berdua setuju: pertandingan dibatalkan dan tidak dihitung.
button-resign-yes = Ya, menyerah
button-resign-no = Main terus
resigned = Kamu menyerah. Terima kasih sudah bermain!
resign-kept = Siap, main terus!
brought = Mejanya sekarang ada di sini.
report-label = Apa masalahnya?
report-about = Pengelola bot membacanya, bersama catatan pertandingan ini.
report-hint = Apa yang kamu lakukan, apa yang terjadi, apa yang kamu harapkan?
host-notice = -# 🛠️ { $notice }
button-answer = Jawab
host-report = **Laporan { $number }** dari { $name }
host-report-where = { $server } · pertandingan { $match }, langkah { $step }
host-in-dms = pesan langsung
host-report-terminal = -# Di mesin bot, `koikoi reports { $number }` menampilkannya bersama catatan pertandingan.
answer-label = Jawabanmu
answer-about = Pemain membacanya di pesan langsung dari bot.
answer-saved = Jawabanmu sedang dikirim ke pemain. Kalau tidak bisa sampai, aku kabari.
report-answer = **Pengelola bot menjawab laporanmu** tentang pertandingan { $match }:
host-answer-closed = Jawabanmu untuk laporan { $number } tidak sampai ke { $name }: pesan langsungnya ditutup.
host-answer-failed = Jawabanmu untuk laporan { $number } tidak sampai ke { $name }: Discord tidak menerimanya.
host-dms-stopped = ⚠️ **Discord menandai bot ini:** bot tidak bisa membuka pesan langsung baru atau bergabung ke server. Orang yang sudah pernah dikirimi pesan tetap menerimanya. Lihat aplikasinya di Developer Portal dan ajukan banding ke dukungan Discord. Bot mencoba lagi sekali sehari, dan setelah `koikoi doctor`.
host-dms-again = ✅ Discord kembali mengizinkan bot ini membuka pesan langsung baru.
host-unit-failed = Di mesin botmu, **{ $unit }** gagal. Alasannya terlihat dengan { $command }.
host-voids = ⚖️ Pertandingan dianulir yang menunggu konfirmasimu: **{ $count }**. Selama belum kamu konfirmasi, pertandingan itu masih dihitung untuk semua server, setidaknya sebagai kekalahan. Di mesin bot, `koikoi voids` menampilkannya.
reported = Terima kasih. Pengelola bisa membacanya, bersama pertandingan { $match }. Pesan-pesannya juga sudah kuperbarui.

yaku-title-own = **Yaku-mu** melawan { $name }
yaku-title-player = **{ $mark } { $name }**
yaku-formed = ✅ { $yaku }: { $points } · { $cards }
yaku-near = ▫️ { $yaku } { $have }/{ $need }: perlu { $cards }
yaku-near-some = ▫️ { $yaku } { $have }/{ $need }: perlu { $count } dari { $cards }
yaku-held = { $card } ✋
yaku-in-hand = -# ✋ ada di tanganmu
yaku-none = Belum ada yaku; belum ada yang dekat.
yaku-captured = -# Sudah diambil: { $cards }
yaku-opponent = **{ $name }** punya { $sum }
yaku-opponent-none = **{ $name }** belum punya yaku.
yaku-opponent-near = ▫️ sudah dekat: { $near }
yaku-more = dan { $count } lainnya

fair-title = **Pembagian yang jujur.** Tiap ronde disegel dengan sidik jari sebelum siapa pun melihat kartu; { $digits } digit pertamanya ditampilkan di meja sampai ada yang main (di pesan langsung: di bawah kartumu). Setelah ronde, segelnya dibuka untuk semua. Ini membuktikan bahwa pembagiannya tidak diubah selama ronde, bukan bahwa kocokannya acak.
fair-sealed = Ronde { $number }, disegel: `{ $commitment }`
fair-opened = Ronde { $number }, dibuka: `{ $commitment }`
fair-void = Ronde { $number }, dibagi ulang ({ $reason }), dibuka: `{ $commitment }`
fair-check = -# Untuk memeriksa: SHA-256 dari nonce, ganti baris, dan baris pembagian, semua di file terlampir. Catatan pertandingan yang selesai juga memuatnya, dan `koikoi verify` memeriksanya.
fair-file-round = Ronde { $number }
fair-file-void = (dibagi ulang: { $reason })

record-here = Catatan pertandingan { $match }: setiap pembagian dan setiap langkah. Di terminal, `koikoi record` menampilkan replay-nya.

games-title = ### Pertandinganmu
games-none = Tidak ada pertandingan yang menunggu. Tantang anggota dengan `/koikoi main`, cari lawan di semua server dengan `/koikoi cari`, atau lawan aku dengan `/koikoi komputer`.
games-your-turn = 🟢 **Giliranmu** melawan { $name } · { $round }
games-absent = 💤 **{ $name } kehabisan waktu: kamu yang menentukan** · { $round }
games-their-turn = ⚪ Giliran { $name } · { $round }
games-late = ⏰ waktumu habis
games-since = giliran dimulai { $since }
games-between = ⏸️ Di antara ronde melawan { $name } · { $round }
games-invited = 📨 { $name } mengajakmu · { $length } · ditutup { $until }
games-inviting = 📨 Kamu mengajak { $name } · { $length } · ditutup { $until }
games-open-table = 📨 Meja terbukamu · { $length } · ditutup { $until }
games-where = -# <#{ $channel }>
games-where-dm = -# Pesan langsung
games-page = -# Halaman { $page } dari { $pages }
button-open-hand = Buka kartuku
button-previous = ◂
button-next = ▸
button-withdraw = Tarik kembali
games-bring-missing = Meja hanya bisa berada di channel servernya sendiri. Sekarang mejanya jadi pesan terbaru di <#{ $channel }>.

list-own-only = 🔒 Ini daftarmu sendiri: di pesan langsung tidak ada yang bisa melihat daftar orang lain. Lihat daftar { $name } di sebuah server.
list-own-only-outside = 🔒 Ini daftarmu sendiri: daftar orang lain hanya kutampilkan di server tempat aku berada. Minta daftar { $name } di sana.
history-title = ### { $name }: pertandingan yang selesai
history-none = Belum ada pertandingan yang selesai di sini.
history-won = 🏆 menang melawan { $name } **{ $score }** · { $when } · { $rules }
history-lost = ▫️ kalah dari { $name } **{ $score }** · { $when } · { $rules }
history-drawn = 🤝 seri dengan { $name } **{ $score }** · { $when } · { $rules }
history-resign-won = 🏆 menang: { $name } menyerah pada skor **{ $score }** · { $when } · { $rules }
history-resign-lost = 🏳️ menyerah melawan { $name } pada skor **{ $score }** · { $when } · { $rules }
history-timeout-won = 🏆 menang: { $name } kehabisan waktu pada skor **{ $score }** · { $when } · { $rules }
history-timeout-lost = ⌛ kehabisan waktu melawan { $name } pada skor **{ $score }** · { $when } · { $rules }
history-aborted = 🛑 dihentikan admin, melawan { $name } · { $when }
history-abort = 🛑 dihentikan admin, melawan { $name } · { $when }
history-withdraw = 🚪 { $name } mundur · { $when }
history-withdraw-own = 🚪 mundur dari pertandingan melawan { $name } · { $when }
history-agreed = 🤝 dibatalkan bersama { $name } · { $when }
history-uncounted = { $line } · tidak dihitung
history-void = ~~{ $line }~~ · dianulir
history-standing = **Papan peringkat**, pertandingan antarorang: { $won } menang · { $lost } kalah · { $drawn } seri · ronde terbaik { $best } · peringkat { $rank } menurut kemenangan
history-count = Total **{ $count } pertandingan**
history-count-here = **{ $count } pertandingan** di server ini

leaderboard-title = ### 🏆 Papan peringkat { $guild }
leaderboard-title-all = ### 🏆 Papan peringkat semua server
leaderboard-head = **{ $measure }** · { $period }
leaderboard-none = Belum ada yang menyelesaikan pertandingan di sini. Mulai dengan `/koikoi main`.
leaderboard-none-then = Tidak ada yang menyelesaikan pertandingan pada waktu itu.
leaderboard-line = **{ $rank }.** { $name } · { $result } { $marks }
leaderboard-line-provisional = ▫️ { $name } · { $result } { $marks }
leaderboard-you = -# Kamu: peringkat { $rank }, { $result }
leaderboard-you-none = -# Kamu: belum ada pertandingan yang dihitung di sini
leaderboard-you-provisional = -# Kamu: { $result }; belum ada peringkat rating: baru { $matches } dari { $enough } pertandingan yang mengubah rating, { $opponents } dari { $people } lawan yang sudah pernah melawan orang lain
leaderboard-you-few = -# Kamu: { $result }; belum ada peringkat rating: baru { $played } dari { $enough } pertandingan musim ini
leaderboard-about = Pertandingan antara dua orang dihitung, tapi hanya { $week } yang pertama dalam seminggu antara dua orang yang sama. Kalau seorang pemain menyerah sebelum satu ronde selesai, itu dihitung kalah untuknya, tapi bukan menang untuk lawannya.
leaderboard-about-provisional = ?: belum ada peringkat. Perlu { $enough } pertandingan yang mengubah rating, melawan { $people } orang yang sudah pernah melawan orang lain.
leaderboard-about-provisional-season = ?: belum ada peringkat. Perlu { $enough } pertandingan yang mengubah rating, melawan { $people } orang yang sudah pernah melawan orang lain, dan { $season } pertandingan di musim ini.
leaderboard-about-marks = 🥇 🥈 🥉: peringkat rating di musim-musim sebelumnya
measure-rating = Rating
measure-wins = Kemenangan
measure-points = Poin
measure-hand = Ronde terbaik
period-all = Sepanjang masa
period-week = Minggu ini
period-this-season = Musim ini
period-season = Musim ini: { $season }
period-past-season = Musim: { $season }
period-of-week = Pekan mulai { $date }
result-rating = **{ $rating }**
rating-provisional = { $rating }?
result-wins = menang { $won } dari { $played } · { $points } poin
result-points = **{ $points }** poin
result-hand = **{ $best_round }** poin dalam satu ronde
button-board-all = Semua server
button-board-here = Server ini
button-leaderboard = Papan peringkat
button-counting = Cara hitungnya
weekly-title = ### 🏆 Sepekan di { $guild }, { $first } sampai { $last } · { $measure }
date = { $day } { $month ->
    [1] Januari
    [2] Februari
    [3] Maret
    [4] April
    [5] Mei
    [6] Juni
    [7] Juli
    [8] Agustus
    [9] September
    [10] Oktober
    [11] November
   *[other] Desember
}
date-year = { $date } { $year }
season-quarter = { $quarter ->
    [1] Januari–Maret { $year }
    [2] April–Juni { $year }
    [3] Juli–September { $year }
   *[other] Oktober–Desember { $year }
}
season-since = sejak { $date }
season-rest = { $season }, mulai { $date }
season-now = **Musim:** { $season }
season-begun = **Musim baru sudah dimulai:** { $season }. **{ $before }** selesai; papan peringkatnya tetap ada di `/koikoi papan-peringkat`, dan tiga teratas mendapat medali.
season-how-quarter = Berakhir bersama kuartal kalender (UTC), dan musim berikutnya mulai sendiri.
season-how-begun = Berlangsung sampai kamu memulai musim lain, atau kembali ke kuartal kalender.
season-command = -# Mulai yang baru dengan `/koikoi-admin musim` dan sebuah tindakan.
season-ask-new = **Mulai musim baru?**
season-ask-unnamed = -# Musim ini belum punya nama: isi opsi `nama`.
season-ask-named = **Mulai musim baru?** Namanya:
season-ask-quarter = **Kembali ke kuartal kalender?** Sisa kuartal ini jadi musim baru.
season-ends = **{ $before }** akan berakhir untuk selamanya; ini tidak bisa diurungkan. Papan peringkatnya tetap ada di `/koikoi papan-peringkat`, dan tiga teratas mendapat medali.
button-season-begin = Ya, mulai
button-season-keep = Jangan diubah

rules-title = ### Aturan: { $rules }
rules-section-title = ### { $rules } · { $section }
rules-flow = { $length } · { $time }
rules-channel = -# Aturan { $channel } dan utasnya. Di tempat lain di server ini: { $rules }.
rules-counting = **Singkatnya**
rules-line = **{ $yaku }** { $points } · { $made }
rules-line-extra = **{ $yaku }** { $points }, +1 tiap kartu lebih · { $made }
rules-borrowed-yaku = -# Sumber aturan ini tidak menyebut poin yaku: poinnya dari { $lender }.
rules-borrowed-flow = -# Sumber aturan ini hanya menyebut apa yang dapat poin: sisanya seperti di { $lender }.
button-rules-yaku = Yaku
button-rules-dealing = Pembagian
button-rules-turns = Giliran
button-rules-scoring = Poin
button-rules-match = Pertandingan

rule-hint = Ambil kartu dengan mencocokkan bulan, bentuk yaku (kombinasi yang dapat poin), lalu pilih: berhenti dan dapat poin, atau koi-koi demi poin lebih.
rule-seven = Yaku yang bersama-sama bernilai 7 atau lebih dihitung dobel.
rule-no-seven = Tidak ada dobel mulai 7 poin.
rule-koi-none = Koi-koi tidak mengalikan apa pun.
rule-koi-opponent_x2 = Kalau lawanmu bilang koi-koi, poinmu dobel.
rule-koi-own_plus_1 = Koi-koi-mu sendiri mengalikan poinmu: ×2, ×3…
rule-koi-all_plus_1 = Koi-koi kedua pemain mengalikan poin: ×2, ×3…
rule-koi-steam = Tiga koi-koi pertamamu masing-masing menambah satu poin; yang keempat jadi dobel, yang kelima tripel…
rule-brights = Tiap cahaya di lapangan setelah kartu dibagi mengalikan: satu ×2, dua ×3…
rule-combine-product = Semua pengali dikalikan: ×2 dan ×2 jadi ×4.
rule-combine-sum = Koi-koi dan cahaya di lapangan dijumlahkan: ×2 dan ×2 jadi ×3.
rule-flat = Poin dari kartu awal, atau saat tidak ada yang berhenti, tidak pernah dikalikan.
rule-exhaust-zero = Semua kartu habis dan tidak ada yang berhenti: tidak ada poin.
rule-exhaust-oya = Semua kartu habis dan tidak ada yang berhenti: bandar dapat { $points }.
rule-exhaust-caller = Semua kartu habis dan tidak ada yang berhenti: yang terakhir bilang koi-koi dapat poin, tanpa dobel.
rule-zero-sum = Yang kalah membayar poin yang didapat pemenang.

rule-brights-best = Dari semua yaku cahaya, hanya yang terbaik yang dihitung.
rule-stacking-all = Semua yaku-mu yang lain dihitung bersama.
rule-stacking-every = Semua yaku-mu dihitung bersama.
rule-stacking-family = Hanya yaku hewan terbaik dan yaku pita terbaik yang dihitung.
rule-stacking-one = Hanya yaku terbaikmu yang dihitung.
rule-chofuku-off = Pita puisi dan pita biru sekaligus bukan yaku tersendiri: keduanya dijumlahkan.
rule-chofuku-on = Pita puisi dan pita biru sekaligus dihitung sebagai satu yaku, menggantikan keduanya.
rule-cup-0 = Cawan sake hanya dihitung sebagai hewan.
rule-cup-1 = Cawan sake dihitung sebagai hewan dan juga satu kartu polos.
rule-cup-2 = Cawan sake dihitung sebagai hewan dan juga dua kartu polos.
rule-viewing-off = Memandang purnama dan memandang sakura tidak dihitung.
rule-viewing-needs_other = { $viewing ->
    [tsukimi] Memandang purnama hanya dihitung bersama yaku lain.
    [hanami] Memandang sakura hanya dihitung bersama yaku lain.
   *[both] Memandang purnama dan memandang sakura hanya dihitung bersama yaku lain.
}
rule-viewing-after = { $viewing ->
    [tsukimi] Setelah koi-koi-mu sendiri, memandang purnama bernilai { $points }.
    [hanami] Setelah koi-koi-mu sendiri, memandang sakura bernilai { $points }.
   *[both] Setelah koi-koi-mu sendiri, memandang purnama dan memandang sakura masing-masing bernilai { $points }.
}
rule-viewing-after-none = { $viewing ->
    [tsukimi] Setelah koi-koi-mu sendiri, memandang purnama tidak dihitung.
    [hanami] Setelah koi-koi-mu sendiri, memandang sakura tidak dihitung.
   *[both] Setelah koi-koi-mu sendiri, memandang purnama dan memandang sakura tidak dihitung.
}
rule-weather-rain_fog = { $viewing ->
    [tsukimi] Kalau kamu punya kartu Desember, memandang purnama tidak dihitung.
    [hanami] Kalau kamu punya pria hujan, memandang sakura tidak dihitung.
   *[both] Kalau kamu punya pria hujan, memandang sakura tidak dihitung; kalau punya kartu Desember, memandang purnama tidak dihitung.
}
rule-weather-rain = { $viewing ->
    [tsukimi] Kalau kamu punya pria hujan atau petir, memandang purnama tidak dihitung.
    [hanami] Kalau kamu punya pria hujan atau petir, memandang sakura tidak dihitung.
   *[both] Kalau kamu punya pria hujan atau petir, memandang purnama dan memandang sakura tidak dihitung.
}
rule-weather-november = { $viewing ->
    [tsukimi] Kalau kamu punya kartu November apa pun, memandang purnama tidak dihitung.
    [hanami] Kalau kamu punya kartu November apa pun, memandang sakura tidak dihitung.
   *[both] Kalau kamu punya kartu November apa pun, memandang purnama dan memandang sakura tidak dihitung.
}
rule-month = Kartu bulan mengikuti rondenya: Januari di ronde pertama. Keempatnya bernilai { $points }.

rule-first-month_draw = Bandar pertama: masing-masing mengambil satu kartu, bulan yang lebih awal jadi bandar; kalau bulannya sama, kartu yang lebih tinggi. Dua kartu polos bulan yang sama: keduanya mengambil lagi.
rule-first-random = Bandar pertama: dipilih secara acak.
rule-first-challenger = Bandar pertama: penantang; melawan komputer, kamu.
rule-next-winner = Setelah itu, pemenang ronde jadi bandar berikutnya.
rule-next-loser = Setelah itu, yang kalah di ronde jadi bandar berikutnya.
rule-next-alternate = Setelah itu, para pemain bergantian jadi bandar.
rule-nobody-same = Tidak ada yang menang: bandarnya tetap.
rule-nobody-other = Tidak ada yang menang: pemain lain jadi bandar.
rule-deal-kfo4 = Masing-masing delapan kartu, empat-empat: untuk pemain lain, lapangan, bandar. Bandar main duluan.
rule-deal-kfo2 = Masing-masing delapan kartu, dua-dua: untuk pemain lain, lapangan, bandar. Bandar main duluan.
rule-deal-kof4 = Masing-masing delapan kartu, empat-empat: untuk pemain lain, bandar, lapangan. Bandar main duluan.
rule-deal-kfo8 = Masing-masing delapan kartu, semua sekaligus: untuk pemain lain, lapangan, bandar. Bandar main duluan.
rule-swap = Pemain yang bukan bandar boleh bertukar kartu dengan bandar sebelum ada yang melihat.
rule-field_quad-redeal = Empat kartu bulan yang sama di lapangan: dibagi ulang.
rule-field_quad-pay = Empat kartu bulan yang sama di lapangan: ronde selesai, bandar dapat { $points }.
rule-field_quad-off = Empat kartu bulan yang sama di lapangan: main terus.
rule-field_pairs-redeal = Empat pasang di lapangan: dibagi ulang.
rule-field_pairs-pay = Empat pasang di lapangan: ronde selesai, bandar dapat { $points }.
rule-field_pairs-off = Empat pasang di lapangan: main terus.
rule-field_triple-redeal = Tiga kartu bulan yang sama di lapangan: dibagi ulang.
rule-field_triple-off = Tiga kartu bulan yang sama di lapangan: main terus.
rule-teshi-pay = Empat kartu bulan yang sama di kartu awal: ronde selesai, pemiliknya dapat { $points }.
rule-teshi-redeal = Empat kartu bulan yang sama di kartu awal: dibagi ulang.
rule-teshi-off = Empat kartu bulan yang sama di kartu awal: main terus.
rule-kuttsuki-pay = Empat pasang di kartu awal: ronde selesai, pemiliknya dapat { $points }.
rule-kuttsuki-redeal = Empat pasang di kartu awal: dibagi ulang.
rule-kuttsuki-off = Empat pasang di kartu awal: main terus.
rule-lucky-tie = Kalau kartu awal kedua pemain sama-sama dapat poin: ronde selesai tanpa poin.
rule-lucky-ignore = Kalau kartu awal kedua pemain sama-sama dapat poin: tidak ada yang dihitung, main terus.
rule-lucky-redeal = Kalau kartu awal kedua pemain sama-sama dapat poin: dibagi ulang.
rule-lucky-dealer = Kalau kartu awal kedua pemain sama-sama dapat poin: hanya bandar yang dapat.
rule-field-first = Lapangan diperiksa dulu, baru kartu tangan.
rule-dealt-again = Setelah dibagi ulang, bandarnya tetap; pembagian yang batal tidak dihitung.

rule-turn = Satu giliran: mainkan satu kartu dari tangan, lalu satu kartu dibuka dari tumpukan.
rule-take = Masing-masing mengambil kartu yang bulannya sama dari lapangan, atau tinggal di sana. Kalau ada dua, kamu pilih satu.
rule-three-all = Kalau ada tiga, semuanya diambil.
rule-three-one = Kalau ada tiga pun, kamu pilih satu.
rule-wild = Petir mengambil kartu apa saja kalau tidak ada kartu November lain di lapangan.
rule-decision-increase = Kalau punya yaku, kamu memilih: berhenti atau koi-koi. Kamu memilih lagi setiap kali yaku-mu nilainya bertambah.
rule-decision-new_yaku = Kalau punya yaku, kamu memilih: berhenti atau koi-koi. Kamu memilih lagi hanya dengan yaku baru.
rule-stop = Berhenti mengakhiri ronde: kamu dapat poin yaku-mu, lawanmu tidak dapat apa-apa.
rule-limit-none = Koi-koi boleh berapa kali saja.
rule-limit = Paling banyak { $limit } koi-koi per ronde untuk tiap pemain; setelah itu yaku mengakhiri ronde.
rule-limit-round = Paling banyak { $limit } koi-koi per ronde untuk berdua; setelah itu yaku mengakhiri ronde.
rule-last-card = Kalau kartu di tanganmu habis, yaku mengakhiri ronde.
rule-reply = Setelah koi-koi, yaku berikutnya dari lawan mengakhiri ronde.

rule-rounds = { $rounds ->
    [1] Pertandingan terdiri dari satu ronde. Yang poinnya lebih banyak menang.
   *[other] Pertandingan terdiri dari { $rounds } ronde. Yang poinnya lebih banyak di akhir menang.
}
rule-target = Yang pertama mencapai { $points } poin memenangkan pertandingan.
rule-tie-draw = Poin sama: seri. Mulai pertandingan baru dengan *{ button-rematch }*.
rule-tie-extra_round = Poin sama: ronde ditambah, sampai ada yang menang.
rule-bank = Keduanya mulai dengan { $points } poin; yang poinnya habis kalah dalam pertandingan.

learn-title = ### Koi-Koi dalam semenit
learn-turn = **Satu giliran.** Mainkan satu kartu: kalau ada kartu bulan yang sama di lapangan, kamu ambil keduanya. Lalu satu kartu dibuka dari tumpukan, caranya sama. Tombolnya menunjukkan apa yang diambil tiap kartu; yang hijau bisa mengambil.
learn-yaku = **Yaku** adalah kombinasi kartu yang kamu ambil: tiga pita puisi, babi hutan-rusa-kupu-kupu, purnama dan cawan sake, sepuluh kartu polos, dan lainnya. Tombol *{ button-yaku }* menunjukkan mana yang sudah dekat.
learn-decide = **Begitu punya yaku, kamu memilih.** *Berhenti* mengakhiri ronde dan dapat poin. *Koi-koi* berarti main terus demi poin lebih; kalau lawanmu lebih cepat, kamu tidak dapat apa-apa.
learn-more = Kartu dari bulan yang sama punya tanaman dan nomor yang sama. Tidak ada yang perlu dipasang, tidak ada yang perlu dihafal: main satu ronde saja, dan kamu langsung bisa.
help-command = { $command }: { $about }
help-admins = **Kalau kamu mengelola server ini**
greeting =
    Halo! Di server ini sekarang kalian bisa main **Koi-Koi**, permainan kartu favorit Jepang. Kalian main satu sama lain atau melawan komputer, dengan gambar dan tombol, tanpa memasang apa pun.
    - `/koikoi belajar`: belajar main dalam lima menit
    - `/koikoi main`: tantang seorang anggota, atau buka meja yang bisa diikuti siapa saja
    - `/koikoi-admin pengaturan`: aturan, channel, dan bahasa di sini (untuk admin)
how-terms = **Tantangan ini:** { $terms }
how-house-rule = - { $option }: { $value }
how-more = - dan { $count } lainnya, di *{ button-rules }*
button-try = Coba melawanku

me-title = ### Preferensimu
me-hand = Di mana kartumu muncul
me-hand-dm = Di pesan langsung
me-hand-channel = Di channel, di { $button }
me-nudges = Notifikasi giliran
me-nudges-usual = Saat aku tidak aktif
me-nudges-always = Setiap giliran
me-nudges-never = Tidak pernah
me-challenges = Tantangan dari orang lain
me-challenges-on = Orang lain boleh menantangku
me-challenges-off = Tidak ada yang boleh menantangku
me-print = Gambar kartumu
me-print-usual = Ukuran biasa
me-print-large = Besar
    .about = Kartu di tanganmu lebih besar, terutama di ponsel; kartu yang diambil jadi angka
me-pause = Langkah komputer
me-pause-short = Cepat: setengah detik
me-pause-usual = Biasa: dua atau tiga detik
me-pause-long = Pelan: lima detik
me-confirm = Saat kamu menekan kartu
me-confirm-off = Langsung mainkan
me-confirm-on = Tanya dulu apakah aku yakin
me-order = Tombol di bawah kartumu
me-order-usual = Urutan biasa
me-order-left = Untuk tangan kiri
    .about = Urutan tombol dibalik, urutan kartumu tetap
me-motion = Animasi
me-motion-usual = Langsung putar
me-motion-less = Kurangi gerakan
    .about = Gambar diam dulu
me-language = Bahasa pesanmu
me-language-auto = Seperti di Discord-mu
me-note = -# Sama di semua server. Kartumu selalu bisa dibuka di kedua tempat; di sini kamu memilih tempat munculnya yang biasa.
me-saved = -# ✔ Tersimpan
# Where people ask for direct messages, and the first one that they get.
dm-greeting = 👋 Halo! Di sini aku akan mengirimkan yang kamu minta, dan kartumu.
dm-waits = ✉️ Aku baru bisa mengirimimu pesan { $when }: Discord hanya mengizinkanku membuka beberapa pesan langsung baru sekaligus. Kalau pertandingan mulai sebelum itu, kartumu ada di channel, di **{ $button }**.
dm-flagged = ⚠️ Discord sedang tidak mengizinkanku membuka pesan langsung baru, jadi aku belum bisa mengirimimu pesan. Kartumu ada di channel, di **{ $button }**; aku akan terus mencoba.
dm-closed = ⚠️ Aku tidak bisa mengirimimu pesan langsung, jadi kartumu tetap di channel, di **{ $button }**. Izinkan di pengaturan privasi server yang sama-sama kita ikuti, lalu pilih lagi.

doctor-message = Pesan uji dari `koikoi doctor`. Nanti hilang sendiri.

privacy-title = ### Apa yang disimpan tentangmu
privacy-text = Id dan nama Discord-mu, preferensi dan pengingatmu, pertandingan, turnamen, meja, dan teka-teki yang kamu mainkan, dengan setiap langkah dan waktunya, hasil dan pencapaianmu, siapa yang kamu blokir, keputusanmu sebagai admin, dan masalah yang kamu laporkan. *{ button-export }* memberimu semuanya. Bot ini tidak membaca pesan. Hanya pengelola bot ini yang bisa melihatnya; nama dan hasilmu di kartu harian, dan di papan peringkat semua server, juga ditampilkan di server lain, begitu pula profilmu.
privacy-erase-text = Kalau datamu dihapus, kamu menyerah di semua pertandingan yang berjalan, dan nama serta id-mu hilang dari semuanya. Pertandingannya tetap ada, tanpa kamu. Kartu harian hari ini tidak bisa dimainkan lagi. Kalau kamu kembali, blokir terhadapmu, jeda, dan batasan tetap berlaku. Ini tidak bisa diurungkan.
privacy-host = **Bot ini dijalankan oleh:** { $said }
privacy-contact = **Pertanyaan tentang datamu:** { $said }
button-privacy-policy = Kebijakan privasi
button-terms = Ketentuan layanan
button-export = Kirimkan dataku
button-erase = Hapus dataku
button-erase-yes = Ya, hapus semuanya
button-erase-no = Simpan saja
privacy-question = Benar-benar hapus semua yang disimpan tentangmu?
privacy-erased = Semuanya sudah dihapus. Kamu boleh kembali kapan saja, sebagai pemain baru.
privacy-kept = Tidak ada yang diubah.
privacy-export = Semua yang disimpan tentangmu:
