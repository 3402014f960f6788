# `/koikoi öğren` dersi. Telefonda sekiz satır kadar görünür: her adımda az söz.

plant-1 = Çam
plant-2 = Erik
plant-3 = Kiraz
plant-4 = Mor salkım
plant-5 = Süsen
plant-6 = Şakayık
plant-7 = Hagi
plant-8 = Pampas otu
plant-9 = Krizantem
plant-10 = Akçaağaç
plant-11 = Söğüt
plant-12 = Pavlonya
picture-kind-B = Işıklar
picture-kind-A = Hayvanlar
picture-kind-R = Kurdeleler
picture-kind-C = Sade kartlar
picture-part-captured = Aldıkların
picture-part-field = Yer
picture-part-drawn = Çekilen
picture-part-hand = Elin

button-lesson = Ders: 5 dakika
button-lesson-skip = Atla
button-lesson-brief = Bir dakikada
button-lesson-undo = Geri al
button-lesson-next = Devam
button-lesson-round-again = Bir daha oyna
button-lesson-again = Dersi baştan başlat
hand-lesson = -# 🌱 Bu kartlar sana yeni mi? `/koikoi öğren` ile beş dakikada öğren. Maçın bekler.

lesson-title = ### { $number }/{ $count } · { $title }
lesson-title-last = ### 🎓 { $title }
lesson-leave = -# Beş dakika. İstediğin an çık: `/koikoi öğren` ile kaldığın yerden devam edersin.
lesson-right = ✅ { $said }

lesson-title-months = On iki ay
lesson-text-months = 48 küçük kart: on iki ay, her birinden dört kart. Her ayın bir bitkisi, köşede de sayısı var. **Aynı ayın kartları eşleşir.**
lesson-ask-months = 👉 Hangi kart **{ $card }** ile aynı aydan?
lesson-right-months = Evet: ikisi de Ocak, çam, 1 numara.

lesson-title-kinds = Dört tür
lesson-text-kinds = Sayının altındaki işaret kartın türünü gösterir. Işıklar ve hayvanlar az, sade kartlar çoktur.
lesson-ask-kinds = 👉 Bunlardan hangisi **ışık**? Yıldızı ara.
lesson-right-kinds = Evet, dolunay. Yalnızca beş kart ışıktır.

lesson-title-capture = Kart al
lesson-text-capture = Sıra sende olunca elinden bir kart oynarsın. Yerde aynı aydan bir kart varsa **ikisini de alırsın**. Yoksa kartın yerde kalır.
lesson-ask-capture = 👉 Hedef **{ $card }**: hangi kartın aynı aydan?
lesson-right-capture = Kiraz kirazı alır: iki kart da senin.

lesson-title-draw = Sonra deste
lesson-text-draw = Sen oynadıktan sonra destenin en üstündeki kart açılır. Onda da aynısı olur: kendi ayından bir kart alır ya da yerde kalır.
lesson-ask-draw = 👉 Çektiğin kart: **{ $card }**. Yerdeki hangi kartı alır?
lesson-right-draw = Sana iki kart daha. Bir hamlenin tamamı budur: önce elinden bir kart, sonra desteden bir kart.

lesson-title-yaku = Yaku
lesson-text-yaku = Puanlar, aldığın kartlarla yaptığın kombinasyonlardan gelir; bunlara **yaku** denir. Biri: *yaban domuzu, geyik, kelebekler*, 5 puan. Üçünden ikisi sende!
lesson-ask-yaku = 👉 Hedef **{ $card }**: hangi kartın onu alır?
lesson-right-yaku = **Yaban domuzu, geyik, kelebekler!** İlk yakun.

lesson-title-stop = Dur mu, koi-koi mi?
lesson-text-stop = Yeni bir yaku yapınca seçim senin. **Dur**: tur biter, 5 puanını alırsın. **Koi-koi** (“haydi gel!”): daha fazlası için oynarsın, ama rakibin önce yaku yaparsa hiçbir şey alamazsın.
lesson-ask-stop = 👉 İki kartın kaldı, ikisiyle de bir şey alamazsın. Hangisi daha akıllıca?
lesson-right-stop = 5 puan artık senin.
lesson-wrong-koi = 🙂 Cesurca! Ama son iki kartınla bir şey alamazsın; daha fazla puan zor, 5 puanın da gidebilir. Burada durmak daha akıllıca.

lesson-title-round = İlk turun
lesson-text-round = Şimdi bana karşı gerçek bir tur. Yeşil düğmelerle kart alırsın; resimde iki kartta da aynı harf vardır, 親 dağıtanı gösterir. İpuçlarına uy ya da istediğini oyna: bu tur sayılmaz, her hamleyi geri alabilirsin.
lesson-opponent = Bilgisayar
lesson-tipped = 💡 { $said }
lesson-reason-lay = şu an hiçbir kart alamıyorsun, gözden çıkarabileceğin birini oyna
lesson-decision = **Dur**: { $points } puan senin. **Koi-koi**: devam et, ama önce ben yaku yaparsam puan alamazsın.
lesson-decide = 👉 İkisi de olur. Seçim senin!
lesson-decide-why = 👉 İkisi de olur: { $reason }. Garanti mi, cesaret mi?
lesson-see-near = 👀 Aldığın kartların üstünde yeni bir şey var: yaklaştığın bir yaku. Eksik kart soluk görünür.
lesson-see-koi = 👀 Resimdeki こい, koi-koi dendiğini gösterir.
lesson-decide-safe = 👉 { $points } puan garanti: *Dur* demek akıllıca.
lesson-decide-stop = 👉 Burada alınacak başka bir şey yok, *Dur* demek akıllıca.
lesson-back = 🙂 **{ $action }** hamlesini geri alalım: ondan sonra bir yakuyu zamanında tamamlayamazsın.
lesson-back-koi = 🙂 Cesurca! Ama başka bir yakuyu zamanında tamamlayamazsın, puanların da gider. Geri alıp duralım.
lesson-won = 🎉 **Turu kazandın: { $sum }!**
lesson-won-more = Oyunun hepsi buydu: al, çek, topla, karar ver. Bir maç, böyle birkaç turdur.

lesson-title-done = Artık Koi-Koi biliyorsun
lesson-text-done =
    İşte bütün yakular; 6 puanlık ikisi, kartlar dağıtıldığında elinde olmalı. Ezberlemene gerek yok: maçta *{ button-yaku }* düğmesi ne kadar yaklaştığını gösterir.
    Benimle bir tur oyna ya da birine meydan oku: `/koikoi oyna`.

lesson-wrong-month = 🙂 Tam değil. **{ $card }**: { $month }. **{ $about }**: { $right }. Şu sayıyı ara: { $number }.
lesson-wrong-kind = 🙂 Tam değil. **{ $card }**: { $kind }. Köşedeki yıldızı ara.
lesson-kind-B = bir ışık
lesson-kind-A = bir hayvan
lesson-kind-R = bir kurdele
lesson-kind-C = bir sade kart

lesson-alt-months = Ay ay bütün kartlar.
lesson-alt-part = { $part }: { $cards }.
lesson-alt-kind-B = yıldızlı beş kart: turna, perde, dolunay, yağmur adamı, anka
lesson-alt-kind-A = baklava işaretli dokuz kart: bülbül, guguk, köprü, kelebekler, yaban domuzu, kazlar, sake kadehi, geyik, kırlangıç
lesson-alt-kind-R = kurdeleli on kart
lesson-alt-kind-C = noktalı yirmi dört kart
