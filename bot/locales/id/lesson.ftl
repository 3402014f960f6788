plant-1 = Pinus
plant-2 = Plum
plant-3 = Sakura
plant-4 = Wisteria
plant-5 = Iris
plant-6 = Peoni
plant-7 = Lespedeza
plant-8 = Ilalang
plant-9 = Krisan
plant-10 = Maple
plant-11 = Dedalu
plant-12 = Paulownia
picture-kind-B = Cahaya
picture-kind-A = Hewan
picture-kind-R = Pita
picture-kind-C = Kartu polos
picture-part-captured = Kamu ambil
picture-part-field = Lapangan
picture-part-drawn = Dibuka
picture-part-hand = Kartumu

button-lesson = Pelajaran: 5 menit
button-lesson-skip = Lewati
button-lesson-brief = Dalam semenit
button-lesson-undo = Urungkan
button-lesson-next = Lanjut
button-lesson-round-again = Main lagi
button-lesson-again = Ulangi pelajaran
hand-lesson = -# 🌱 Baru kenal kartu ini? Belajar dalam lima menit dengan `/koikoi belajar`. Pertandinganmu akan menunggu.

lesson-title = ### { $number }/{ $count } · { $title }
lesson-title-last = ### 🎓 { $title }
lesson-leave = -# Lima menit. Boleh keluar kapan saja: dengan `/koikoi belajar` kamu lanjut dari tempat terakhir.
lesson-right = ✅ { $said }

lesson-title-months = Dua belas bulan
lesson-text-months = 48 kartu kecil: dua belas bulan, masing-masing empat kartu. Tiap bulan punya tanamannya, dan nomornya di sudut. **Kartu dengan bulan yang sama itu sekeluarga.**
lesson-ask-months = 👉 Kartu mana yang bulannya sama dengan **{ $card }**?
lesson-right-months = Benar: keduanya kartu Januari, pinus, nomor 1.

lesson-title-kinds = Empat jenis
lesson-text-kinds = Tanda di bawah nomor menunjukkan jenis kartunya. Kartu cahaya dan kartu hewan cuma sedikit, kartu polos banyak.
lesson-ask-kinds = 👉 Mana yang kartu **cahaya**? Cari bintangnya.
lesson-right-kinds = Benar, purnama. Kartu cahaya cuma ada lima.

lesson-title-capture = Ambil kartu
lesson-text-capture = Saat giliranmu, mainkan satu kartu dari tangan. Kalau ada kartu bulan yang sama di lapangan, **kamu ambil keduanya**. Kalau tidak, kartumu tinggal di sana.
lesson-ask-capture = 👉 Ambil **{ $card }**: kartumu mana yang bulannya sama?
lesson-right-capture = Sakura mengambil sakura: kedua kartu jadi milikmu.

lesson-title-draw = Lalu tumpukan
lesson-text-draw = Setelah itu, kartu teratas dari tumpukan dibuka. Caranya sama: kartu itu mengambil kartu yang bulannya sama, atau tinggal di lapangan.
lesson-ask-draw = 👉 Kamu membuka **{ $card }**. Kartu mana di lapangan yang diambilnya?
lesson-right-draw = Dua lagi untukmu. Itulah satu giliran penuh: satu kartu dari tangan, lalu satu kartu dari tumpukan.

lesson-title-yaku = Yaku
lesson-text-yaku = Poin datang dari kombinasi kartu yang kamu ambil, namanya **yaku**. Salah satunya: *babi hutan, rusa, kupu-kupu*, 5 poin. Kamu sudah punya dua dari tiga!
lesson-ask-yaku = 👉 Ambil **{ $card }**: dengan kartumu yang mana?
lesson-right-yaku = **Babi hutan, rusa, kupu-kupu!** Yaku pertamamu.

lesson-title-stop = Berhenti atau koi-koi?
lesson-text-stop = Tiap kali dapat yaku baru, kamu memilih. **Berhenti**: ronde selesai, dan 5 poin itu milikmu. **Koi-koi** (“ayo, ayo!”): kamu main terus demi poin lebih, tapi kalau lawanmu membentuk yaku duluan, kamu tidak dapat apa-apa.
lesson-ask-stop = 👉 Kartumu tinggal dua, dan tidak bisa mengambil apa-apa. Mana yang lebih bijak?
lesson-right-stop = 5 poin itu sekarang milikmu.
lesson-wrong-koi = 🙂 Berani! Tapi dua kartu terakhirmu tidak bisa mengambil apa-apa, jadi poinmu hampir tidak mungkin bertambah, dan 5 poin itu bisa hilang. Di sini lebih bijak berhenti.

lesson-title-round = Ronde pertamamu
lesson-text-round = Sekarang ronde sungguhan melawanku. Tombol hijau berarti bisa mengambil; di gambar, huruf yang sama menandai kedua kartu, dan 親 menandai bandar. Ikuti tipsnya atau main sesukamu: ini tidak dihitung, dan tiap langkah bisa diurungkan.
lesson-opponent = Komputer
lesson-tipped = 💡 { $said }
lesson-reason-lay = sekarang tidak ada yang bisa diambil, jadi mainkan yang bisa kamu relakan
lesson-decision = **Berhenti**: { $points } poin milikmu. **Koi-koi**: main terus; kalau yaku-ku duluan, poinmu nol.
lesson-decide = 👉 Di sini dua-duanya bagus. Terserah kamu!
lesson-decide-why = 👉 Di sini dua-duanya bagus: { $reason }. Main aman atau nekat?
lesson-see-near = 👀 Baru, di atas kartu yang kamu ambil: yaku yang sudah dekat. Kartu yang belum ada tampak redup.
lesson-see-koi = 👀 こい di gambar menandai koi-koi.
lesson-decide-safe = 👉 { $points } poin sudah aman: *Berhenti* saja.
lesson-decide-stop = 👉 Di sini tidak ada lagi yang bisa didapat: *Berhenti* saja.
lesson-back = 🙂 Kita urungkan dulu **{ $action }**: setelah itu, kamu tidak sempat lagi membuat yaku.
lesson-back-koi = 🙂 Berani! Tapi kamu tidak sempat lagi membuat yaku lain, dan poinmu bakal hilang. Kita urungkan dan berhenti, ya.
lesson-won = 🎉 **Kamu memenangkan ronde ini: { $sum }!**
lesson-won-more = Itulah seluruh permainannya: ambil, buka, kumpulkan, putuskan. Satu pertandingan isinya beberapa ronde seperti ini.

lesson-title-done = Kamu sudah bisa Koi-Koi
lesson-text-done =
    Inilah semua yaku; dua yang bernilai 6 harus sudah ada di tanganmu saat kartu dibagi. Tidak usah dihafal: dalam pertandingan, tombol *{ button-yaku }* menunjukkan mana yang sudah dekat.
    Main satu ronde denganku, atau tantang seseorang: `/koikoi main`.

lesson-wrong-month = 🙂 Belum tepat. **{ $card }** itu { $month }. **{ $about }** itu { $right }: cari nomor { $number }.
lesson-wrong-kind = 🙂 Belum tepat. **{ $card }** itu { $kind }. Cari bintang di sudutnya.
lesson-kind-B = kartu cahaya
lesson-kind-A = kartu hewan
lesson-kind-R = kartu pita
lesson-kind-C = kartu polos

lesson-alt-months = Semua kartu menurut bulannya.
lesson-alt-part = { $part }: { $cards }.
lesson-alt-kind-B = lima kartu bertanda bintang: bangau, tirai, purnama, pria hujan, feniks
lesson-alt-kind-A = sembilan kartu bertanda wajik: uguisu, kukuk, jembatan, kupu-kupu, babi hutan, angsa, cawan sake, rusa, walet
lesson-alt-kind-R = sepuluh kartu bertanda pita
lesson-alt-kind-C = dua puluh empat kartu bertanda titik
