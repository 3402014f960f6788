# Birinden uzak durmak için.

button-block = Engelle
block-question = { $name } engellensin mi? Artık sana meydan okuyamaz, `/koikoi bul` sizi hiç karşılaştırmaz, aranızdaki açık meydan okuma kapanır. { $name } bundan haberdar edilmez. Herkese açtığın bir masaya yine herkes oturabilir.
button-block-yes = Evet, engelle
button-block-no = Hayır
block-done = { $name } engellendi. Engellediklerini `/koikoi ben` ile yönetebilirsin.
block-known = { $name } zaten engellenmişti. Engellediklerini `/koikoi ben` ile yönetebilirsin.
block-match-runs = Sen pes etmedikçe bu maç sürer.
block-kept = Hiçbir şey değişmedi.
button-blocks = Engellediklerin
blocks-title = ### Engellediklerin
blocks-none = Kimseyi engellemedin.
blocks-line = { $name } · { $since }
button-unblock = Engeli kaldır
blocks-lifted = { $name } için engeli kaldırdın.
blocks-note = -# Bu listeyi yalnızca sen görürsün. *{ button-block }*, başka bir oyuncuya karşı her maçın menüsündedir.

button-report-person = Oyuncuyu bildir
report-person-about = { $name } bu botun sahibine bildirilsin mi? Botun sahibi bunu bu maçın kaydıyla birlikte okur ve oyuncuları yasaklayabilir. { $name } haberdar edilmez.
report-why = Neden?
report-reason-leaving = Maçtan kaçıyor ya da oyalıyor
report-reason-unfair = Dürüst oynamıyor
report-reason-name = Rahatsız edici ad ya da resim
report-reason-other = Başka bir şey
report-person-label = Ne oldu?
reported-person = Teşekkürler. Botun sahibi okuyabilir. { $name } haberdar edilmez.
host-report-about = { $name } hakkında: { $reason }

find-pause = Son zamanlarda sana bulduğum birkaç maçtan ayrıldın. { $when } yeniden rakip arayabilirsin.

refused-blocked-by-you = Engellediğin birine meydan okuyamazsın: { $name }. Engellediklerini `/koikoi ben` ile yönetebilirsin.
refused-no-opponent = Bu maçta engelleyebileceğin ya da bildirebileceğin kimse yok.
refused-former-opponent = Bu oyuncu verilerini sildi ve bu maçtan hesabına giden hiçbir iz kalmadı; bu yüzden burada engellenemez veya bildirilemez. Olanları botun sahibine *{ button-report }* ile yine yazabilirsin. Hesap seninle yeniden oynarsa onu o zaman engelleyebilirsin.
refused-barred-from-find = Bu botun sahibi `/koikoi bul` komutunu sana kapattı. Sunucularında oynayabilirsin.
refused-find-paused = Son zamanlarda sana bulduğum birkaç maçtan ayrıldın ya da hiç gelmedin. { $when } yeniden rakip arayabilirsin.
