me-remind = Pengingat: kartu dan teka-teki harian, meja baru
button-remind = Ingatkan aku
remind-title = ### Ingatkan aku
remind-about = Sekali sehari, pada jam yang kamu pilih, aku mengirim pesan langsung kalau kamu belum memainkan kartu harian atau teka-teki harian. Pengingat berhenti sendiri setelah seminggu tanpa respons.
remind-is-off = **Nonaktif**
remind-is-on = **Aktif:** tiap hari pukul { $time }. Pesan berikutnya datang { $when }.
remind-closed = ⚠️ Pengingat kumatikan, karena Discord tidak mengizinkanku mengirimimu pesan. Izinkan pesan langsung di pengaturan privasi server yang sama-sama kita ikuti, lalu pilih lagi.
remind-lapsed = ⚠️ Pesan untuk { $day } tidak sempat kukirim tepat waktu.
remind-clock-ask = Jam berapa sekarang di tempatmu?
remind-hour-ask = Jam berapa aku ingatkan?
remind-hour-am = { $hour }.00 · { $half ->
    [0] tengah malam
    [1] { $half } dini hari
    [2] { $half } dini hari
    [3] { $half } dini hari
    [11] { $half } siang
   *[other] { $half } pagi
}
remind-hour-pm = { $hour }.00 · { $half ->
    [0] 12 siang
    [1] { $half } siang
    [2] { $half } siang
    [7] { $half } malam
    [8] { $half } malam
    [9] { $half } malam
    [10] { $half } malam
    [11] { $half } malam
   *[other] { $half } sore
}
remind-clock-am = { $hour }.00 sampai { $hour }.59 · { $half ->
    [0] tengah malam
    [1] { $half } dini hari
    [2] { $half } dini hari
    [3] { $half } dini hari
    [11] { $half } siang
   *[other] { $half } pagi
}
remind-clock-pm = { $hour }.00 sampai { $hour }.59 · { $half ->
    [0] 12 siang
    [1] { $half } siang
    [2] { $half } siang
    [7] { $half } malam
    [8] { $half } malam
    [9] { $half } malam
    [10] { $half } malam
    [11] { $half } malam
   *[other] { $half } sore
}
# A menu, after the hour that the clock shows.
ask-zone = Kota mana yang jamnya sama?
button-zone = Zona waktu lain
remind-zone = Jam di tempatmu: **{ $place }**, sekarang pukul { $time }.
button-remind-off = Matikan
button-remind-stop = Jangan ingatkan lagi
reminder-both = 🎴 **Kartu harian #{ $number }** dan **teka-teki #{ $number }** sudah ada.
reminder-deal = 🎴 **Kartu harian #{ $number }** sudah ada.
reminder-puzzle = 🧩 **Teka-teki #{ $number }** sudah ada.
reminder-last = -# Sudah seminggu tidak ada respons darimu, jadi ini pengingat terakhir.
reminder-stopped = Aku tidak akan mengingatkanmu lagi. Nyalakan lagi dengan `/koikoi preferensi`.
alerts-about = **Meja di server ini.** Kalau ada yang membuka meja dan menunggu, aku mengirim pesan langsung dengan tautan, paling banyak { $most } kali sehari, dan tidak saat kamu sedang main.
alerts-are-on = **Aktif** untuk { $guild }
alerts-are-off = **Nonaktif** untuk { $guild }
alerts-elsewhere = -# Ini diatur per server: pakai `/koikoi preferensi` di sana.
button-alerts-on = Kabari soal meja di sini
button-alerts-off = Jangan kabari lagi
alerts-stopped = Aku tidak akan mengabarimu lagi tentang meja di sana. Nyalakan lagi dengan `/koikoi preferensi` di server itu.
alert = 🎴 { $name } membuka meja di **{ $guild }** dan menunggu seseorang untuk main.
alert-several = 🎴 { $name } membuka meja untuk beberapa orang di **{ $guild }**.
button-alert-go = Ke meja
button-alerts-stop = Jangan kabari lagi soal server ini
