# Birinden uzak durmak için.

button-block = Engelle
block-question = { $name } engellensin mi? Artık sana meydan okuyamaz, `/koikoi bul` sizi hiç karşılaştırmaz, aranızda bekleyen meydan okuma biter. { $name } bundan haberdar edilmez. Herkese açtığın bir masaya yine herkes oturabilir.
button-block-yes = Evet, engelle
button-block-no = Hayır
block-done = { $name } engellendi. `/koikoi ben` engellediklerini listeler ve kaldırır.
block-known = { $name } zaten engellenmişti. `/koikoi ben` engellediklerini listeler ve kaldırır.
block-match-runs = Sen pes etmedikçe bu maç sürer.
block-kept = Hiçbir şey değişmedi.
button-blocks = Engellediklerin
blocks-title = ### Engellediklerin
blocks-none = Kimseyi engellemedin.
blocks-line = { $name } · { $since }
blocks-lift = Bir engeli kaldır
blocks-lifted = { $name } için engel kaldırıldı.
blocks-note = -# Bu listeyi yalnızca sen görürsün. *{ button-block }*, insana karşı her maçın menüsündedir.

button-report-person = Oyuncuyu bildir
report-person-about = { $name } bu botun sahibine bildirilsin mi? Sahibi bunu bu maçın kaydıyla okur ve insanları uzak tutabilir. { $name } haberdar edilmez.
report-why = Neden?
report-reason-leaving = Maçtan kaçıyor ya da süreyi dolduruyor
report-reason-unfair = Dürüst oynamıyor
report-reason-name = Rahatsız edici ad ya da resim
report-reason-other = Başka bir şey
report-person-label = Ne oldu?
reported-person = Teşekkürler. Botun sahibi okuyabilir. { $name } haberdar edilmez.
host-report-about = { $name } hakkında: { $reason }

find-pause = Son zamanlarda bulunan birkaç maçtan ayrıldın. Yeniden rakip arayabileceğin zaman: { $when }.

refused-blocked-by-you = Engellediğin birine meydan okuyamazsın: { $name }. `/koikoi ben` engellediklerini listeler ve kaldırır.
refused-no-opponent = Bu maçta engelleyebileceğin ya da bildirebileceğin kimse yok.
refused-former-opponent = Bu oyuncu verilerini sildi ve bu maçtan hesabına giden hiçbir iz kalmadı; bu yüzden burada engellenemez veya bildirilemez. Olanları botun sahibine *{ button-report }* ile yine yazabilirsin. Hesap seninle yeniden oynarsa onu o zaman engelleyebilirsin.
refused-barred-from-find = Bu botun sahibi `/koikoi bul` komutunu sana kapattı. Sunucularında oynayabilirsin.
refused-find-paused = Son zamanlarda sana bulduğum birkaç maçtan ayrıldın ya da hiç gelmedin. Yeniden rakip arayabileceğin zaman: { $when }.
