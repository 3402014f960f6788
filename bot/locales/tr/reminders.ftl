# Hatırlat: direkt mesajla gelen satırlar.

me-remind = Hatırlatmalar: günün kartları ve bulmacası, yeni masalar
button-remind = Hatırlat
remind-title = ### Hatırlatmalar
remind-about = Günün kartlarını ya da bulmacasını henüz oynamadıysan, günde bir kez, seçtiğin saatte sana direkt mesaj gönderirim. Bir hafta cevapsız kalırsa kendiliğinden durur.
remind-is-off = **Kapalı**
remind-is-on = **Açık:** her gün saat { $time }. Sonraki mesaj: { $when }.
remind-closed = ⚠️ Discord sana yazmama izin vermediği için kapattım. Ortak bir sunucumuzun gizlilik ayarlarında direkt mesajlara izin ver, sonra yeniden seç.
remind-lapsed = ⚠️ { $day } tarihli mesajı sana zamanında gönderemedim.
remind-clock-ask = Sende şu an saat kaç?
remind-hour-ask = Saat kaçta hatırlatayım?
# Türkçe 24 saat sayar: `half` boş kalır.
remind-hour-am = { $hour }:00{ $half ->
    [0] {""}
   *[any] {""}
}
remind-hour-pm = { $hour }:00{ $half ->
    [0] {""}
   *[any] {""}
}
remind-clock-am = { $hour }:00 – { $hour }:59{ $half ->
    [0] {""}
   *[any] {""}
}
remind-clock-pm = { $hour }:00 – { $hour }:59{ $half ->
    [0] {""}
   *[any] {""}
}
# A menu, after the hour that the clock shows.
ask-zone = Hangi yerin saati seninkiyle aynı?
button-zone = Başka saat dilimi
remind-zone = Senin saatin: **{ $place }**, orada şimdi { $time }.
button-remind-off = Kapat
button-remind-stop = Artık hatırlatma
reminder-both = 🎴 **Günün kartları #{ $number }** ve **bulmaca #{ $number }** geldi.
reminder-deal = 🎴 **Günün kartları #{ $number }** geldi.
reminder-puzzle = 🧩 **Bulmaca #{ $number }** geldi.
reminder-last = -# Bir haftadır cevap vermedin, bu son hatırlatma.
reminder-stopped = Artık hatırlatmayacağım. `/koikoi ben` ile yeniden açabilirsin.
alerts-about = **Bu sunucudaki masalar.** Biri masa açıp beklediğinde sana bağlantılı bir direkt mesaj gönderirim; günde en fazla { $most } kez, oynarken hiç.
alerts-are-on = **Açık**: { $guild }
alerts-are-off = **Kapalı**: { $guild }
alerts-elsewhere = -# Bu her sunucu için ayrı ayarlanır: orada `/koikoi ben` kullan.
button-alerts-on = Buradaki masaları bildir
button-alerts-off = Artık bildirme
alerts-stopped = Oradaki masaları artık bildirmeyeceğim. O sunucuda `/koikoi ben` ile yeniden açabilirsin.
alert = 🎴 { $name } **{ $guild }** sunucusunda bir masa açtı, oynayacak birini bekliyor.
alert-several = 🎴 { $name } **{ $guild }** sunucusunda çok kişilik bir masa açtı.
button-alert-go = Masaya git
button-alerts-stop = Bu sunucuyu artık bildirme
