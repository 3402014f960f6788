daily-name = Kartu harian #{ $number }
daily-line-won = 🎴 Koi-Koi, kartu harian #{ $number }: menang { $score } melawan { $name }
daily-line-lost = 🎴 Koi-Koi, kartu harian #{ $number }: kalah { $score } dari { $name }
daily-line-drawn = 🎴 Koi-Koi, kartu harian #{ $number }: seri, { $score }, melawan { $name }
daily-line-resigned = 🎴 Koi-Koi, kartu harian #{ $number }: menyerah melawan { $name } pada skor { $score }
daily-line-round-won = 🟩 +{ $points }
daily-line-round-lost = 🟥 −{ $points }
daily-line-round-none = ⬜ 0
daily-line-calls = koi-koi ×{ $calls }
daily-line-about = Tiga ronde kartu bunga Jepang, sama untuk semua orang
daily-line-streak = { $about } · 🔥 { $days } hari beruntun
daily-begun =
    🎴 **Kartu harian #{ $number }** · tiga ronde melawan { $name }, dengan kartu yang sama untuk semua orang.
    Kartumu datang lewat pesan langsung; **{ button-hand }** juga membukanya di sini.
daily-unfinished = 🎴 Kamu belum menyelesaikan **kartu harian #{ $number }**. Hasilnya tetap dihitung untuk hari itu.
button-daily-finish = Selesaikan #{ $number }
button-daily-begin = Main #{ $number }
daily-played = 🎴 Kamu sudah memainkan **kartu harian #{ $number }**.
daily-result = Poin **{ $points } lawan { $conceded }** · untuk sementara peringkat { $rank }
daily-void = 🎴 Kartu harian #{ $number } berakhir tanpa hasil.
daily-next = -# Kartu berikutnya datang { $when }.
button-today = Main kartu hari ini
button-daily-table = Peringkat hari ini
button-share = Kirim ke sini
daily-shared = **{ $name }**
    { $line }
daily-share-hint = -# `/koikoi kartu-harian` di channel sebuah server bisa mengirimkan ini ke sana.
daily-table-title = ### 🎴 Kartu harian #{ $number } · { $where }
daily-table-level = Melawan { $name }
daily-table-all = semua orang
daily-table-none = Belum ada yang menyelesaikannya. Mulai dengan `/koikoi kartu-harian`.
daily-table-line = **{ $rank }.** { $name } · { $points } poin
daily-table-line-calls = { $line } · koi-koi ×{ $calls }
daily-table-you = -# Kamu: peringkat { $rank }, { $points } poin
button-daily-here = Server ini
button-daily-all = Semua orang
daily-best = 🎴 Hasil terbaik di **kartu harian #{ $number }**: { $name }, { $score } melawan { $opponent }
daily-best-none = Tidak ada yang menyelesaikan kartu harian #{ $number } melawan level ini.
button-daily-best = Tonton permainan terbaik
button-daily-yesterday = Tonton yang terbaik kemarin
button-daily-round = Ronde { $number }
daily-post =
    ### 🎴 Kartu harian #{ $number } · 🧩 Teka-teki #{ $number }
    Kartu dan posisi yang sama untuk semua orang. Yang baru datang { $when }.
