name-anybody = siapa saja
name-erased = mantan pemain
versus = { $first } vs { $second }
name-blank = pemain tanpa nama
name-you = Kamu
name-person = { $name }
# Komputer sebagai pemain di dalam kalimat. `.menu` adalah labelnya saat memilih level.
level-greedy = Bot Sederhana
    .menu = Komputer
level-sprout = Bot Tunas
    .menu = Komputer · Tunas
level-player = Bot Pemain
    .menu = Komputer · Pemain
level-expert = Bot Ahli
    .menu = Komputer · Ahli
level-master = Bot Master
    .menu = Komputer · Master
level-other = Bot ({ $level })
plays-sprout = Seperti pemula: lupa ambil kartu, cepat berhenti
plays-player = Mantap dan cepat: bikin yaku, hadang yaku-mu
plays-expert = Berpikir jauh: uji tiap kartu di banyak skenario
plays-master = Membaca kartumu, main demi menang pertandingan
level-line = -# { $name } · { $style } · level lain: `/koikoi komputer`
choose-level = Lawan komputer: pilih level
picture-round = Ronde
picture-any-of = { $count } dari
picture-further = tiap tambahan +1
picture-nobody = Tanpa pemenang
picture-won = menang
picture-your-turn = Giliranmu
picture-quarter-final = Perempat final
picture-semi-final = Semifinal
picture-final = Final
picture-grand-final = Grand final
picture-winners-bracket = Bagan atas
picture-losers-bracket = Bagan bawah
picture-winner = Pemenang
picture-bye = bye
picture-walkover = w.o.
picture-points = Poin
picture-round-of = Ronde { $number }

length-rounds = { $rounds } ronde
length-target = sampai { $target } poin
length-instead = { $length } (biasanya { $usual })
time-minutes = { $minutes } menit per giliran
time-hours = { $hours } jam per giliran
pace-live = langsung
pace-daily = harian

challenge-member = 🎴 { $opponent }, { $challenger } mengajakmu main **Koi-Koi**
challenge-rematch = 🎴 { $opponent }, { $challenger } minta tanding ulang **Koi-Koi**
challenge-open = 🎴 { $challenger } membuka meja **Koi-Koi**. Siapa mau main?
challenge-terms = { $length } · { $time } · { $rules }
challenge-terms-named = { $time } · { $rules }
challenge-new = Baru pertama kali? Langsung mulai saja: tombolnya menunjukkan yang bisa kamu ambil.
challenge-offer = Belum ada orang? { $challenger } bisa memilih level di bawah dan main melawan komputer. Sebelum itu, siapa saja boleh ikut.
challenge-until = -# Ditutup { $when }
challenge-declined = -# 🎴 { $opponent } sedang tidak bisa main. Tantangan dari { $challenger } ditutup.
challenge-withdrawn = -# 🎴 { $challenger } menarik kembali tantangannya.
challenge-expired = -# 🎴 Tantangan dari { $challenger } sudah kedaluwarsa.
challenge-unjoined = -# 🎴 Tidak ada yang ikut di meja { $challenger }. { $challenger } masih bisa main melawan komputer di sini:
challenge-aborted = -# 🎴 Seorang admin membatalkan tantangan dari { $challenger }.
button-accept = Terima
button-join = Ikut
button-how = Cara main
button-decline = Tolak
button-ask-again = Ajak lagi
button-close = Tutup meja

table-score = **🔴 { $first } { $a } – { $b } ⚪ { $second }**
round-of = Ronde { $number }/{ $rounds }
round-month = { $round } · { $month }
month-1 = Januari (pinus)
month-2 = Februari (plum)
month-3 = Maret (sakura)
month-4 = April (wisteria)
month-5 = Mei (iris)
month-6 = Juni (peoni)
month-7 = Juli (lespedeza)
month-8 = Agustus (ilalang)
month-9 = September (krisan)
month-10 = Oktober (maple)
month-11 = November (dedalu)
month-12 = Desember (paulownia)
round-extra = Ronde { $number } (sampai ada yang menang)
round-open = Ronde { $number }, sampai { $target }
table-turn = { $mark } **Giliran { $name }**
turn-until = ⏳ berakhir { $when }
table-deal = Ronde berikutnya mulai { $when }
table-deal-soon = Ronde berikutnya sebentar lagi mulai
table-swap = { $mark } **{ $name }** boleh bertukar kartu dengan bandar, tanpa melihat
table-dealer-draw = { $first } mendapat { $a }, { $second } mendapat { $b }: yang bulannya lebih awal jadi bandar pertama.
table-dealer-draw-same = { $first } mendapat { $a }, { $second } mendapat { $b }: bulannya sama, jadi yang kartunya lebih tinggi jadi bandar pertama.
deal-again = 🔁 Dibagi ulang: { $reasons }.
void-field_quad = empat kartu bulan yang sama di lapangan
void-field_pairs = empat pasang di lapangan
void-field_triple = tiga kartu bulan yang sama di lapangan
void-teshi = empat kartu bulan yang sama di satu tangan
void-kuttsuki = empat pasang di satu tangan
void-both_lucky = keduanya dapat kartu mujur
table-hand-here = { $names }: kartunya ada di **{ button-hand }**.
table-absent = 💤 { $name } kehabisan waktu. { $other } menentukan kelanjutannya di **{ button-hand }**.
table-before = Ronde { $number }: { $result }
table-thread = 🎴 **{ $match }**: [main di sini]({ $url })
table-moved = -# 🎴 Meja ini sekarang ada [di sini]({ $url }).
did-took = { $card } ▸ { $taken }
did-took-table = { $card } ▸ ambil { $taken }
did-stays = { $card } ke lapangan
did-drew-took = buka { $card } ▸ { $taken }
did-drew-stays = buka { $card }, ke lapangan
did-drew = buka { $card }
did-formed = ✨ **{ $yaku }**
did-called = **koi-koi!**
did-nothing = …
turn-by = { $name }: { $did }
turn-newest = 🆕 { $turn }
list-comma = { ", " }
sentence-gap = { " " }

button-hand = Kartuku
button-yaku = Yaku
button-menu = Menu
button-table = Meja
button-next-game = Berikutnya ({ $count })

hand-your-turn = **Giliranmu** melawan { $name }
hand-their-turn = **Giliran { $name }**
hand-between = Di antara ronde, melawan { $name }
hand-score = { $own }–{ "\u2060" }{ $other }
table-total = { $points } dari { $goal }
hand-draw-question = Kamu membuka **{ $card }**. Ambil:
hand-pick-question = **{ $card }** mengambil:
hand-sure = **Yakin?** Belum ada yang dimainkan.
hand-late = ⏰ **Waktumu habis.** { $name } sekarang bisa mengakhiri pertandingan, kecuali kamu main lebih dulu.
hand-half = ⏳ **Separuh waktumu sudah lewat.**
hand-swap-question = Belum ada yang melihat kartunya sendiri. Kamu boleh menukar kartumu dengan kartu { $name } tanpa melihatnya dulu. Kalau kamu diam saja, kartumu tetap.
hand-swap-wait = { $name } boleh bertukar kartu denganmu tanpa melihatnya dulu. Setelah itu kalian berdua melihat kartu masing-masing.
hand-dms-closed = Aku tidak bisa mengirimimu pesan langsung, jadi kartumu ada di sini, di **{ $button }**. Izinkan di pengaturan privasi server yang sama-sama kita ikuti, dan di pertandingan berikutnya kartumu kukirim ke sana.
hand-dms-later = Discord sedang tidak mengizinkanku mengirimimu pesan, jadi kartumu ada di sini, di **{ $button }**. Selain itu tidak ada yang berubah.
hand-dms-soon = Aku membuka pesan langsung secara bertahap, beberapa orang setiap kali, jadi untuk sementara kartumu ada di sini, di **{ $button }**. Selain itu tidak ada yang berubah.
hand-waking = -# ⏳ Komputer baru dimulai ulang; perlu sekitar semenit sampai siap. Setelah itu ia langsung main.
hand-table-gone = -# Channel meja ini sudah tidak ada. Lanjutkan di sini, atau pindahkan meja ke channel lain: `/koikoi pertandingan`.
hand-table-locked = -# Utas meja ini terkunci: tombolnya tidak berfungsi. Lanjutkan di sini, atau pindahkan meja ke channel lain: `/koikoi pertandingan`.
hand-table-blocked = -# Aku tidak bisa menulis di tempat meja ini. Lanjutkan di sini, atau pindahkan meja ke channel lain: `/koikoi pertandingan`.
hand-table-filtered = -# AutoMod server ini menahan pesan meja. Lanjutkan di sini, dan minta admin mengecualikan peranku dari aturannya.
hand-table-refused = -# Discord sedang tidak menerima pesan meja ini. Lanjutkan di sini, atau pindahkan meja ke channel lain: `/koikoi pertandingan`.
deal-sealed = -# 🔒 Disegel sebelum main: `{ $commitment }…`
button-take = { $card } ▸ { $target }
button-take-all = { $card } ▸ semua { $count }
button-gain = ✨ +{ $points } { $said }
button-swap = Tukar kartu
button-keep = Tidak usah
button-back = Kembali
button-sure = Ya: { $said }

decision-made = ## ✨ { $yaku }!
decision-sum = **{ $sum }**
decision-stop-on = **Berhenti**: +{ $points }, { $now } → **{ $score }**.
decision-stop-wins = **Berhenti**: +{ $points }, { $now } → **{ $score }: kamu memenangkan { $what ->
    [table] meja
   *[match] pertandingan
}**.
decision-stop-loses = **Berhenti**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] orang lain memenangkan meja
   *[match] kamu kalah dalam pertandingan
}**.
decision-stop-ties = **Berhenti**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] meja selesai dengan juara bersama
   *[match] pertandingan berakhir seri
}**.
decision-stop-extra = **Berhenti**: +{ $points }, { $now } → **{ $score }**: seri, jadi ronde tambahan menentukan.
decision-koi-increase = **Koi-koi**: main terus; kamu baru dapat poin kalau yaku-mu nilainya bertambah
decision-koi-new = **Koi-koi**: main terus; kamu baru dapat poin kalau membentuk yaku lagi
decision-risk-none = .
decision-risk-opponent = , dan yaku { $name } lalu dihitung ×{ $other }.
decision-risk-own = , lalu dihitung ×{ $own } berkat koi-koi-mu.
decision-risk-both = , lalu dihitung ×{ $own }; yaku { $name } dihitung ×{ $other }.
decision-risk-bonus = ; koi-koi ini menambah poinmu nanti.
decision-reply = Yaku apa pun dari { $name } langsung mengakhiri ronde.
decision-needs = Untuk memenangkan { $what ->
    [table] meja
   *[match] pertandingan
} kamu perlu +{ $points }.
decision-nobody-wins = Kalau tidak ada yang berhenti, kamu memenangkan { $what ->
    [table] meja
   *[match] pertandingan
} { $score }{ $why }.
decision-nobody-loses = Kalau tidak ada yang berhenti, { $what ->
    [table] orang lain memenangkan meja
   *[match] kamu kalah dalam pertandingan
} { $score }{ $why }.
decision-nobody-ties = Kalau tidak ada yang berhenti, { $what ->
    [table] meja selesai dengan juara bersama
   *[match] pertandingan berakhir seri
}, { $score }{ $why }.
decision-nobody-extra = Kalau tidak ada yang berhenti, ronde tambahan menentukan, { $score }{ $why }.
decision-dealer-gets = { " " }(bandar dapat { $points })
decision-turns = Giliranmu tinggal { $count }.
decision-threats = **{ $name }** sudah dekat: { $near }
decision-wait = ✨ { $mark } **{ $name }** punya **{ $sum }** dan sedang memutuskan
button-stop-on = Berhenti · +{ $points }
button-stop-wins = Berhenti · +{ $points }, menang { $what ->
    [table] di meja
   *[match] { $score }
}
button-stop-loses = Berhenti · +{ $points }, kalah { $what ->
    [table] di meja
   *[match] { $score }
}
button-stop-ties = Berhenti · +{ $points }, seri { $what ->
    [table] di meja
   *[match] { $score }
}
button-stop-extra = Berhenti · +{ $points }, seri { $score }
button-koi = Koi-koi!

sum-yaku = { $yaku } { $points }
sum-total = { $parts } = { $base }
sum-multiplied = { $sum }, { $steps } = { $total }
step-koi_bonus = +{ $value } (koi-koi)
step-seven = ×{ $value } (7 atau lebih)
step-opponent_koi = ×{ $value } (lawan bilang koi-koi)
step-own_koi = ×{ $value } (koi-koi sendiri)
step-all_koi = ×{ $value } (semua koi-koi)
step-field_brights = ×{ $value } (cahaya di lapangan)
step-koi_and_brights = ×{ $value } (koi-koi dan cahaya di lapangan)

result-won = **{ $mark } { $name } +{ $points }**: { $sum }
result-lucky = **{ $mark } { $name } +{ $points }**: { $yaku } di kartu awal
result-both-lucky = Keduanya dapat kartu mujur: tidak ada poin.
result-nobody = Semua kartu habis dan tidak ada yang berhenti: tidak ada poin.
result-oya = **{ $mark } { $name } +{ $points }**: semua kartu habis dan tidak ada yang berhenti, jadi bandar dapat poin.
result-ended = Ronde ini tidak dimainkan sampai selesai.
result-paid = { $name } membayar { $points }.
result-paid-you = Kamu membayar { $points }.
result-leftover = { $mark } Sisa kartu { $name }: { $cards }
result-leftover-you = { $mark } Sisa kartumu: { $cards }
result-score = 🔴 { $a } – { $b } ⚪
result-deals = { $name } jadi bandar berikutnya
result-deals-you = Kamu jadi bandar berikutnya
result-before = **Ronde { $number }** selesai:
yaku-teshi = Empat kartu bulan sama
yaku-kuttsuki = Empat pasang
button-ready = Ronde berikutnya { $ready }/2
button-ready-alone = Ronde berikutnya
button-fair = Pembagian jujur

match-won = 🏆 **{ $mark } { $name } memenangkan pertandingan!**
match-won-by = 🏆 **{ $mark } { $name } memenangkan pertandingan, selisih { $margin }!**
match-drawn = 🤝 **Pertandingan berakhir seri.**
match-target = Target tercapai.
match-bust = Poin salah satu pemain habis.
match-resign = { $name } menyerah.
match-timeout = { $name } tidak kembali tepat waktu.
match-abort = 🛑 Seorang admin menghentikan pertandingan ini; hasilnya tidak dihitung.
match-withdraw = 🚪 { $name } mundur sebelum kedua pemain memainkan kartu. Pertandingan ini tidak dihitung.
match-agreed = 🤝 Kedua pemain sepakat membatalkan pertandingan ini. Hasilnya tidak dihitung.
match-unrated = Tidak dihitung untuk papan peringkat.
match-unrated-early = Tidak dihitung: berakhir sebelum kedua pemain memainkan kartu.
outcome-won = 🏆 Kamu menang melawan { $name }, selisih { $margin }, { $score }
outcome-lost = Kamu kalah dari { $name }, selisih { $margin }, { $score }
outcome-drawn = 🤝 Seri dengan { $name }, { $score }
outcome-resign-won = 🏆 Kamu menang: { $name } menyerah pada skor { $score }
outcome-resign-lost = Kamu menyerah melawan { $name } pada skor { $score }
outcome-timeout-won = 🏆 Kamu menang: { $name } kehabisan waktu pada skor { $score }
outcome-timeout-lost = Kamu kehabisan waktu melawan { $name } pada skor { $score }
outcome-abort = 🛑 Seorang admin menghentikan pertandingan dengan { $name }; hasilnya tidak dihitung.
outcome-withdraw = 🚪 { $name } mundur. Pertandingan ini tidak dihitung.
outcome-withdraw-own = 🚪 Kamu mundur dari pertandingan melawan { $name }. Pertandingan ini tidak dihitung.
outcome-agreed = 🤝 Kamu dan { $name } sepakat membatalkan pertandingan. Hasilnya tidak dihitung.
button-rematch = Tanding ulang
button-record = Catatan
button-more = Lainnya
button-add-bot = Tambahkan ke server lain

absent-question = 💤 **{ $name } kehabisan waktu.** Sekarang bagaimana? Kalau kamu diam saja, pertandingan lanjut { $when }, dengan waktu sehari per giliran.
absent-question-daily = 💤 **{ $name } kehabisan waktu.** Sekarang bagaimana? Kalau kamu diam saja, kamu menang { $when }.
button-wait = Tunggu
button-daily = Lanjutkan harian
button-claim = Ambil kemenangan

table-first-match = -# { $names }: kartunya ada di pesan langsung dariku. **{ button-hand }** menampilkannya di sini.
outside-playing = 🎴 { $first } dan { $second } sedang bermain. Kartumu ada di pesan langsung, atau tekan **{ button-hand }**.

coach-start = 💡 Tombol hijau berarti bisa mengambil: satu kartu mengambil kartu bulan yang sama dari lapangan. Kumpulkan kombinasi, namanya *yaku*. Di gambar, 親 menandai bandar.
coach-near = 💡 Kamu sudah mengambil { $have } dari { $need } untuk **{ $yaku }**: { $made }.
coach-makes = 💡 ✨ menandai kartu yang membentuk yaku, dan berapa poinmu kalau berhenti setelahnya.
coach-draw = 💡 Kartu dari tumpukan juga bisa mengambil kartu: pilih yang cocok untuk kombinasimu.
coach-called = 💡 { $name } main terus, mengejar poin lebih (こい di gambar). Kalau kamu duluan membentuk yaku apa pun lalu berhenti, { $name } tidak dapat apa-apa.
coach-own-call = 💡 Kamu bilang koi-koi (こい di gambar): yaku-mu harus bertambah sebelum kamu bisa berhenti. Jangan sampai keduluan lawanmu.
coach-lay = 💡 Sekarang tidak ada yang bisa diambil, jadi satu kartu akan tinggal di lapangan: pilih yang bisa kamu relakan.
coach-decide = 💡 **Berhenti** itu aman. **Koi-koi** kalau poinmu masih bisa bertambah.
coach-decide-threat = 💡 { $name } tinggal perlu satu kartu untuk **{ $yaku }**: **Berhenti** pilihan yang aman.
coach-decide-wins = 💡 Kalau **berhenti**, kamu memenangkan { $what ->
    [table] meja
   *[match] pertandingan
}: kamu tidak perlu poin lagi.
coach-decide-loses = 💡 Kalau **berhenti** sekarang, kamu kalah di { $what ->
    [table] meja ini
   *[match] pertandingan ini
}. **Koi-koi** satu-satunya peluangmu.
coach-decide-ties = 💡 Kalau **berhenti**, { $what ->
    [table] meja
   *[match] pertandingan
} berakhir seri. Kamu hanya bisa menang dengan **Koi-koi**.

nudge = { $person }, giliranmu: [ke meja]({ $url })
nudge-half = ⏳ { $person }, separuh waktumu sudah lewat: [ke meja]({ $url })
nudge-late = ⏰ { $person }, waktumu habis, tapi kamu masih bisa main: [ke meja]({ $url })
nudge-choose = 💤 { $person }, { $name } kehabisan waktu. Kamu yang menentukan: [ke meja]({ $url })
nudge-offer = 🤝 { $person }, { $name } mengajakmu membatalkan pertandingan: [ke meja]({ $url })
off-asked = 🤝 **{ $name } mengajakmu membatalkan pertandingan ini.** Kalau kamu setuju, pertandingan berakhir dan tidak dihitung. Kalau kamu main terus, itu berarti tidak.
off-waits = -# 🤝 Kamu mengajak { $name } membatalkan pertandingan ini. Kalau { $name } main terus, itu berarti tidak.
off-asked-table = 🤝 **{ $first } mengajak { $second } membatalkan pertandingan ini.** Kalau { $second } setuju, pertandingan ini tidak dihitung.
button-off-agree = Setuju, batalkan
button-off-no = Main terus
digest = { $count ->
    [1] Satu pertandingan menunggumu.
   *[other] **{ $count } pertandingan menunggumu.**
}

called = 📣 **{ $name } bilang koi-koi**: yaku-mu sekarang dihitung ×{ $factor }.
called-plain = 📣 **{ $name } bilang koi-koi**: kalau kamu berhenti duluan, { $name } tidak dapat apa-apa.
called-reply = 📣 **{ $name } bilang koi-koi**: yaku-mu berikutnya mengakhiri ronde dan dihitung ×{ $factor }.
called-reply-plain = 📣 **{ $name } bilang koi-koi**: yaku-mu berikutnya mengakhiri ronde.

note-stale = -# Tombol tadi sudah kedaluwarsa: begini keadaannya sekarang.
note-wait = -# Sebentar: ini bukan giliranmu.
note-illegal = -# Itu tidak bisa di sini; begini keadaannya sekarang.
