me-remind = Pengingat: kartu dan teka-teki harian, meja baru
button-remind = Ingatkan aku
remind-title = ### Ingatkan aku
remind-about = Sekali sehari, pada jam yang kamu pilih, aku mengirim pesan langsung kalau kamu belum memainkan kartu harian atau teka-teki harian. Berhenti sendiri setelah seminggu tanpa jawaban.
remind-is-off = **Mati**
remind-is-on = **Nyala:** tiap hari pukul { $time }. Pesan berikutnya datang { $when }.
remind-closed = ⚠️ Aku mematikannya, karena Discord tidak mengizinkanku menulis kepadamu. Izinkan pesan langsung di pengaturan privasi server yang sama-sama kita ikuti, lalu pilih lagi.
remind-lapsed = ⚠️ Pesan { $day } tidak sempat kukirim tepat waktu.
remind-clock-ask = Jam berapa sekarang di jammu?
remind-hour-ask = Jam berapa aku kirim pesan?
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
remind-zone = Jammu: **{ $place }**, di sana sekarang pukul { $time }.
button-remind-off = Matikan
button-remind-stop = Jangan ingatkan lagi
reminder-both = 🎴 **Kartu harian #{ $number }** dan **teka-teki #{ $number }** sudah ada.
reminder-deal = 🎴 **Kartu harian #{ $number }** sudah ada.
reminder-puzzle = 🧩 **Teka-teki #{ $number }** sudah ada.
reminder-last = -# Kamu tidak menjawab selama seminggu, jadi ini pengingat terakhir.
reminder-stopped = Aku tidak mengingatkanmu lagi. `/koikoi preferensi` menyalakannya lagi.
alerts-about = **Meja di server ini.** Kalau ada yang membuka meja dan menunggu, aku mengirim pesan langsung dengan tautan, paling banyak { $most } kali sehari, dan tidak saat kamu sedang main.
alerts-are-on = **Nyala** untuk { $guild }
alerts-are-off = **Mati** untuk { $guild }
alerts-elsewhere = -# Kamu memilihnya di sebuah server: pakai `/koikoi preferensi` di sana.
button-alerts-on = Kabari meja di sini
button-alerts-off = Jangan kabari lagi
alerts-stopped = Aku tidak mengabarimu lagi tentang meja di sana. `/koikoi preferensi` di server itu menyalakannya lagi.
alert = 🎴 { $name } membuka meja di **{ $guild }** dan menunggu seseorang untuk main.
alert-several = 🎴 { $name } membuka meja untuk beberapa orang di **{ $guild }**.
button-alert-go = Ke meja
button-alerts-stop = Jangan kabari lagi server ini
