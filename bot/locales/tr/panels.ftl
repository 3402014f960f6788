# Paneller: menü, yakular, listeler, kurallar, tercihler.

preset-wikipedia-2015 = Klasik
preset-wikipedia-2020 = Standart
preset-sloperama = 50’ye yarış
preset-ktane = Üç tur
preset-richmind = Kurdeleler +1
preset-steam = Sıfır toplam 30
preset-nintendo = El konsolu
about-wikipedia-2015 = Beş ışık 15 eder; kombinasyondan fazla her kart sayılır
about-wikipedia-2020 = Bugünün alışılmış kuralları; 7 puandan itibaren iki kat
about-sloperama = Kendi koi-koi’lerin çarpar; 50’ye ilk ulaşan kazanır
about-ktane = Kısa; kim derse desin her koi-koi çarpar
about-richmind = Sake kadehi sade kart değil; fazla kartlar sayılır
about-steam = İkisi de 30 puanla başlar, birbirinden puan alır
about-nintendo = Turda bir koi-koi; hayvan ve kurdele yakularının yalnızca en iyisi
rules-changed = { $rules }, ev kurallarıyla

watching = İzlediğin: **{ $first }** – **{ $second }** · { $round }
waiting-at-table = { $place ->
    [one] Bu turun kazananıyla sen oynayacaksın: **{ $first }** – **{ $second }**. Kartların o zaman gelir.
   *[other] Şimdi oynayanlar: **{ $first }** – **{ $second }**. Sen { $place } tur sonra oynayacaksın; kartların o zaman gelir.
}
watching-over = **{ $first }** – **{ $second }**: bu maç bitti.
button-watch = İzle
button-winner = Kazananla oyna
rematch-asked = Soruldu: meydan okuma <#{ $channel }> kanalında.
rematch-waits = Zaten sordun; { $name } kabul edebilir: { $where }
table-tournament = 🏆 **{ $name }** turnuvasının bir maçı

menu-title = { $name } ile maç · { $round }
button-resign = Pes et
button-bring = Masayı buraya getir
button-send-again = Masayı yeniden gönder
button-bring-short = Buraya getir
button-rules = Kurallar
button-report = Sorun bildir
resign-question = { $name } ile maçta pes mi ediyorsun? Bu, yenilgi sayılır.
resign-tournament = { $name } ile maçta pes mi ediyorsun? Kimse kart atmamış olsa da yenilgi sayılır: turnuvaya bir sonuç gerek.
withdraw-question = { $name } ile maçtan çekiliyor musun? İkiniz de henüz kart atmadınız, o yüzden maç sayılmaz.
button-leave-match = Çekil
button-withdraw-match = Evet, çekil
withdrawn = Çekildin. Maç sayılmaz.
withdraw-late = Bu arada { $name } kart attı, artık maç sayılıyor.
button-off = Birlikte iptal et
off-question = { $name } ile bu maçı iptal etmeyi önermek ister misin? { $name } kabul ederse maç biter ve sayılmaz. { $name } oynamayı sürdürürse öneri düşer. Bir maçta iki kez sorabilirsin.
button-off-yes = Sor
off-offered = Sordun. Süren işlemeye devam ediyor: cevap gelene dek maç sürer.
off-done = İkiniz de kabul ettiniz: maç iptal edildi ve sayılmaz.
button-resign-yes = Evet, pes et
button-resign-no = Oynamaya devam
resigned = Pes ettin. Oynadığın için teşekkürler!
resign-kept = Güzel, devam!
brought = Masa artık burada.
report-label = Sorun ne?
report-about = Botun sahibi bunu, bu maçın kaydıyla birlikte okur.
report-hint = Ne yaptın, ne oldu, ne olmasını bekliyordun?
host-notice = -# 🛠️ { $notice }
button-answer = Cevapla
host-report = **Bildirim { $number }**, gönderen { $name }
host-report-where = { $server } · { $match } numaralı maç, { $step }. adım
host-in-dms = direkt mesajlar
host-report-terminal = -# Botun makinesinde `koikoi reports { $number }` bunu maçın kaydıyla gösterir.
answer-label = Cevabın
answer-about = Oyuncu bunu botun direkt mesajında okur.
answer-saved = Cevabın şimdi oyuncuya gidiyor. Ulaştırılamazsa haber veririm.
report-answer = **Botun sahibi bildirimini cevapladı**, { $match } numaralı maç:
host-answer-closed = { $number } numaralı bildirime cevabın ulaşmadı: { $name } direkt mesaj almıyor.
host-answer-failed = { $number } numaralı bildirime cevabın ulaşmadı, alıcı { $name }: Discord kabul etmedi.
host-dms-stopped = ⚠️ **Discord bu botu işaretledi:** yeni direkt mesaj açamıyor ve sunuculara katılamıyor. Daha önce yazdığı kişiler mesajlarını almaya devam ediyor. Developer Portal’da uygulamaya bak ve Discord desteğine itiraz et. Bot günde bir kez ve `koikoi doctor` sonrasında yeniden dener.
host-dms-again = ✅ Discord bu botun yeni direkt mesaj açmasına yine izin veriyor.
host-unit-failed = Botunun çalıştığı makinede **{ $unit }** başarısız oldu. Nedenini { $command } gösterir.
host-voids = ⚖️ Onayını bekleyen geçersiz maçlar: **{ $count }**. Sen onaylayana kadar böyle bir maç tüm sunucular için sayılmaya devam eder, en azından yenilgi olarak. Botun makinesinde `koikoi voids` bunları gösterir.
reported = Teşekkürler. Botun sahibi bunu { $match } numaralı maçla birlikte okuyabilir. Maçın mesajlarını da yeniledim.

yaku-title-own = **Yakuların** · rakip: { $name }
yaku-title-player = **{ $mark } { $name }**
yaku-formed = ✅ { $yaku }: { $points } · { $cards }
yaku-near = ▫️ { $yaku } { $have }/{ $need }: eksik olan { $cards }
yaku-near-some = ▫️ { $yaku } { $have }/{ $need }: şunlardan { $count } tane: { $cards }
yaku-held = { $card } ✋
yaku-in-hand = -# ✋ elinde
yaku-none = Henüz yaku yok; yakın olan da yok.
yaku-captured = -# Alınan: { $cards }
yaku-opponent = **{ $name }**: { $sum }
yaku-opponent-none = **{ $name }**: henüz yaku yok.
yaku-opponent-near = ▫️ yakın: { $near }
yaku-more = ve { $count } tane daha

fair-title = **Adil dağıtım.** Her tur, kimse kart görmeden bir parmak iziyle mühürlenir; ilk { $digits } hanesi biri oynayana dek masada görünür (direkt mesajlarda: elinin altında). Turdan sonra mühür herkese açılır. Bu, kartların tur sırasında değişmediğini kanıtlar; karıştırmanın rastgele olduğunu değil.
fair-sealed = Tur { $number }, mühürlü: `{ $commitment }`
fair-opened = Tur { $number }, açıldı: `{ $commitment }`
fair-void = Tur { $number }, yeniden dağıtıldı ({ $reason }), açıldı: `{ $commitment }`
fair-check = -# Denetlemek için: nonce, satır sonu ve kart satırının SHA-256 özeti; hepsi ekteki dosyada. Bitmiş bir maçın kaydında da vardır, `koikoi verify` onu denetler.
fair-file-round = Tur { $number }
fair-file-void = (yeniden dağıtıldı: { $reason })

record-here = { $match } numaralı maçın kaydı: bütün kartlar, bütün hamleler. Terminalde `koikoi record` onu oynatır.

games-title = ### Maçların
games-none = Bekleyen maç yok. `/koikoi oyna` ile bir üyeye meydan oku, `/koikoi bul` ile rakip ara ya da `/koikoi bilgisayar` ile bana karşı oyna.
games-your-turn = 🟢 **Sıra sende** · rakip { $name } · { $round }
games-absent = 💤 **{ $name } zamanında oynamadı: karar senin** · { $round }
games-their-turn = ⚪ Sıra: { $name } · { $round }
games-late = ⏰ süren doldu
games-since = sıra başladı: { $since }
games-between = ⏸️ Tur arası · rakip { $name } · { $round }
games-invited = 📨 { $name } seni çağırıyor · { $length } · kapanış { $until }
games-inviting = 📨 Çağırdığın: { $name } · { $length } · kapanış { $until }
games-open-table = 📨 Açık masan · { $length } · kapanış { $until }
games-where = -# <#{ $channel }>
games-where-dm = -# Direkt mesaj
games-page = -# Sayfa { $page }/{ $pages }
button-open-hand = Eli aç
button-previous = ◂
button-next = ▸
button-withdraw = Geri al
games-bring-missing = Bir masa yalnızca kendi sunucusunun bir kanalında durabilir. Şimdi <#{ $channel }> kanalındaki en yeni mesaj o.

list-own-only = 🔒 Bu senin kendi listen: direkt mesajlarda kimse başkasınınkini göremez. { $name } için listeye bir sunucuda bak.
list-own-only-outside = 🔒 Bu senin kendi listen: başkasınınkini yalnızca benim de olduğum sunucularda görebilirsin. { $name } için listeye orada bak.
history-title = ### { $name }: biten maçlar
history-none = Burada henüz biten maç yok.
history-won = 🏆 galibiyet, rakip { $name } **{ $score }** · { $when } · { $rules }
history-lost = ▫️ yenilgi, rakip { $name } **{ $score }** · { $when } · { $rules }
history-drawn = 🤝 berabere, rakip { $name } **{ $score }** · { $when } · { $rules }
history-resign-won = 🏆 galibiyet: { $name } pes etti **{ $score }** · { $when } · { $rules }
history-resign-lost = 🏳️ pes, rakip { $name } **{ $score }** · { $when } · { $rules }
history-timeout-won = 🏆 galibiyet: { $name } süresini aştı **{ $score }** · { $when } · { $rules }
history-timeout-lost = ⌛ süre doldu, rakip { $name } **{ $score }** · { $when } · { $rules }
history-aborted = 🛑 yönetici bitirdi, rakip { $name } · { $when }
history-abort = 🛑 yönetici bitirdi, rakip { $name } · { $when }
history-withdraw = 🚪 { $name } çekildi · { $when }
history-withdraw-own = 🚪 maçtan çekilme, rakip { $name } · { $when }
history-agreed = 🤝 { $name } ile birlikte iptal · { $when }
history-uncounted = { $line } · sayılmaz
history-void = ~~{ $line }~~ · geçersiz
history-standing = **Sıralama**, insanlar arası maçlar: { $won } galibiyet · { $lost } yenilgi · { $drawn } beraberlik · en iyi tur { $best } · galibiyette { $rank }. sıra
history-count = toplam **{ $count } maç**
history-count-here = bu sunucuda **{ $count } maç**

leaderboard-title = ### 🏆 Sıralama: { $guild }
leaderboard-title-all = ### 🏆 Bütün sunucuların sıralaması
leaderboard-head = **{ $measure }** · { $period }
leaderboard-none = Burada henüz kimse maç bitirmedi. `/koikoi oyna` ile bir tane başlat.
leaderboard-none-then = Bu sürede kimse maç bitirmedi.
leaderboard-line = **{ $rank }.** { $name } · { $result } { $marks }
leaderboard-line-provisional = ▫️ { $name } · { $result } { $marks }
leaderboard-you = -# Sen: { $rank }. sıra, { $result }
leaderboard-you-none = -# Sen: burada sayılan maç henüz yok
leaderboard-you-provisional = -# Sen: { $result }; reytingde henüz sıran yok. Reytingi değiştiren maç { $matches }/{ $enough }, daha önce başkalarıyla da oynamış rakip { $opponents }/{ $people }
leaderboard-you-few = -# Sen: { $result }; reytingde henüz sıran yok. Bu sezon maç { $played }/{ $enough }
leaderboard-about = İki insan arasındaki maçlar sayılır, ama aynı ikilinin haftada yalnızca ilk { $week } maçı. Daha bir tur bitmeden pes edene yenilgi yazılır, ama kimseye galibiyet yazılmaz.
leaderboard-about-provisional = ?: henüz sıralamada değil. Daha önce başkalarıyla da oynamış { $people } kişiye karşı, reytingi değiştiren { $enough } maç gerekir.
leaderboard-about-provisional-season = ?: henüz sıralamada değil. Daha önce başkalarıyla da oynamış { $people } kişiye karşı, reytingi değiştiren { $enough } maç ve sezonda { $season } maç gerekir.
leaderboard-about-marks = 🥇 🥈 🥉: önceki sezonlarda reyting sırası
measure-rating = Reyting
measure-wins = Galibiyet
measure-points = Puan
measure-hand = En iyi tur
period-all = Tüm zamanlar
period-week = Bu hafta
period-this-season = Bu sezon
period-season = Bu sezon: { $season }
period-past-season = Sezon: { $season }
period-of-week = { $date } haftası
result-rating = **{ $rating }**
rating-provisional = { $rating }?
result-wins = { $played } maçta { $won } galibiyet · { $points } puan
result-points = **{ $points }** puan
result-hand = tek turda **{ $best_round }** puan
button-board-all = Tüm sunucular
button-board-here = Bu sunucu
button-leaderboard = Sıralama
button-counting = Neler sayılır
weekly-title = ### 🏆 Haftanın sıralaması · { $guild }, { $first } – { $last } · { $measure }
date = { $day } { $month ->
    [1] Ocak
    [2] Şubat
    [3] Mart
    [4] Nisan
    [5] Mayıs
    [6] Haziran
    [7] Temmuz
    [8] Ağustos
    [9] Eylül
    [10] Ekim
    [11] Kasım
   *[12] Aralık
}
date-year = { $date } { $year }
season-quarter = { $quarter ->
    [1] Ocak–Mart { $year }
    [2] Nisan–Haziran { $year }
    [3] Temmuz–Eylül { $year }
   *[4] Ekim–Aralık { $year }
}
season-since = başlangıç { $date }
season-rest = { $season }, başlangıç { $date }
season-now = **Sezon:** { $season }
season-begun = **Yeni sezon başladı:** { $season }. **{ $before }** bitti; sıralaması `/koikoi sıralama` altında kalır, ilk üç madalyasını korur.
season-how-quarter = Takvim çeyreğiyle (UTC) biter, sonraki kendiliğinden başlar.
season-how-begun = Sen yenisini başlatana ya da takvim çeyreklerine dönene dek sürer.
season-command = -# Yenisini `/koikoi-admin sezon` komutuna bir işlem ekleyerek başlat.
season-ask-new = **Yeni sezon başlasın mı?**
season-ask-unnamed = -# Henüz adı yok: `ad` seçeneğiyle bir ad ver.
season-ask-named = **Yeni sezon başlasın mı?** Adı:
season-ask-quarter = **Takvim çeyreklerine dönülsün mü?** Bu çeyreğin kalanı yeni bir sezon olur.
season-ends = **{ $before }** böylece kalıcı olarak biter; bu geri alınamaz. Sıralaması `/koikoi sıralama` altında kalır, ilk üç madalyasını korur.
button-season-begin = Evet, başlat
button-season-keep = Değişmesin

rules-title = ### Kurallar: { $rules }
rules-section-title = ### { $rules } · { $section }
rules-flow = { $length } · { $time }
rules-channel = -# { $channel } kanalının ve alt başlıklarının kuralları. Bu sunucunun geri kalanında: { $rules }.
rules-counting = **Kısaca**
rules-line = **{ $yaku }** { $points } · { $made }
rules-line-extra = **{ $yaku }** { $points }, her fazlası için +1 · { $made }
rules-borrowed-yaku = -# Bu kuralların kaynağı yakulara puan vermiyor; puanlar şuradan: { $lender }.
rules-borrowed-flow = -# Bu kuralların kaynağı yalnızca neyin puan getirdiğini söylüyor; gerisi şuradan: { $lender }.
button-rules-yaku = Yaku
button-rules-dealing = Dağıtım
button-rules-turns = Hamleler
button-rules-scoring = Puanlama
button-rules-match = Maç

rule-hint = Ayları eşleyip kart al, yaku (puan getiren kombinasyon) yap, sonra seç: dur ve puanı al ya da daha fazlası için koi-koi de.
rule-seven = Toplamı 7 ve üstü olan yakular iki kat sayılır.
rule-no-seven = 7 puan ve üstü iki katına çıkmaz.
rule-koi-none = Koi-koi demek hiçbir şeyi çarpmaz.
rule-koi-opponent_x2 = Rakibin koi-koi dediyse puanın iki katına çıkar.
rule-koi-own_plus_1 = Kendi koi-koi’lerin puanını çarpar: ×2, ×3…
rule-koi-all_plus_1 = İki tarafın koi-koi’leri de puanı çarpar: ×2, ×3…
rule-koi-steam = İlk üç koi-koi’nin her biri bir puan ekler; dördüncüsü iki, beşincisi üç katına çıkarır…
rule-brights = Dağıtımdan sonra yerdeki her ışık çarpar: bir tane ×2, iki tane ×3…
rule-combine-product = Çarpanlar birbiriyle çarpılır: ×2 ile ×2, ×4 eder.
rule-combine-sum = Koi-koi ve yerdeki ışıklar toplanır: ×2 ile ×2, ×3 eder.
rule-flat = Dağıtılan kartların ve kimsenin durmadığı turun puanları asla çarpılmaz.
rule-exhaust-zero = Bütün kartlar oynandı, kimse durmadı: puan yok.
rule-exhaust-oya = Bütün kartlar oynandı, kimse durmadı: dağıtan { $points } alır.
rule-exhaust-caller = Bütün kartlar oynandı, kimse durmadı: son koi-koi diyen puanını katlanmadan alır.
rule-zero-sum = Kazananın aldığı puanları kaybeden öder.

rule-brights-best = Işık yakularından yalnızca en iyisi sayılır.
rule-stacking-all = Öteki bütün yakuların birlikte sayılır.
rule-stacking-every = Bütün yakuların birlikte sayılır.
rule-stacking-family = Yalnızca en iyi hayvan yakun ve en iyi kurdele yakun sayılır.
rule-stacking-one = Yalnızca en iyi yakun sayılır.
rule-chofuku-off = Şiirli kurdelelerle mavi kurdeleler bir arada ayrı bir yaku değildir: ikisi toplanır.
rule-chofuku-on = Şiirli kurdelelerle mavi kurdeleler bir aradaysa, ikisinin yerine tek yaku sayılır.
rule-cup-0 = Sake kadehi yalnızca hayvandır.
rule-cup-1 = Sake kadehi hem hayvan hem de bir sade kart sayılır.
rule-cup-2 = Sake kadehi hem hayvan hem de iki sade kart sayılır.
rule-viewing-off = Ay seyri ve çiçek seyri sayılmaz.
rule-viewing-needs_other = { $viewing ->
    [tsukimi] Ay seyri yalnızca başka bir yakuyla birlikte sayılır.
    [hanami] Çiçek seyri yalnızca başka bir yakuyla birlikte sayılır.
   *[both] Ay seyri ve çiçek seyri yalnızca başka bir yakuyla birlikte sayılır.
}
rule-viewing-after = { $viewing ->
    [tsukimi] Kendi koi-koi’nden sonra ay seyri { $points } eder.
    [hanami] Kendi koi-koi’nden sonra çiçek seyri { $points } eder.
   *[both] Kendi koi-koi’nden sonra ay seyri ve çiçek seyri ayrı ayrı { $points } eder.
}
rule-viewing-after-none = { $viewing ->
    [tsukimi] Kendi koi-koi’nden sonra ay seyri sayılmaz.
    [hanami] Kendi koi-koi’nden sonra çiçek seyri sayılmaz.
   *[both] Kendi koi-koi’nden sonra ay seyri ve çiçek seyri sayılmaz.
}
rule-weather-rain_fog = { $viewing ->
    [tsukimi] Aralık kartların ay seyrini bozar.
    [hanami] Yağmur adamın çiçek seyrini bozar.
   *[both] Yağmur adamın çiçek seyrini, aralık kartların ay seyrini bozar.
}
rule-weather-rain = { $viewing ->
    [tsukimi] Yağmur adamın ya da şimşeğin ay seyrini bozar.
    [hanami] Yağmur adamın ya da şimşeğin çiçek seyrini bozar.
   *[both] Yağmur adamın ya da şimşeğin iki seyri de bozar.
}
rule-weather-november = { $viewing ->
    [tsukimi] Kasım kartlarının her biri ay seyrini bozar.
    [hanami] Kasım kartlarının her biri çiçek seyrini bozar.
   *[both] Kasım kartlarının her biri iki seyri de bozar.
}
rule-month = Ayın kartları turla değişir: ilk turda Ocak; dördü birlikte { $points } eder.

rule-first-month_draw = İlk dağıtan: herkes bir kart çeker, erken ayı çeken dağıtır; aylar aynıysa yüksek kartı çeken. Aynı aydan iki sade kart: ikisi de yeniden çeker.
rule-first-random = İlk dağıtanı şans belirler.
rule-first-challenger = İlk dağıtan: meydan okuyan; bilgisayara karşı sen.
rule-next-winner = Sonra her turu bir öncekini kazanan dağıtır.
rule-next-loser = Sonra her turu bir öncekini kaybeden dağıtır.
rule-next-alternate = Sonra oyuncular sırayla dağıtır.
rule-nobody-same = Kimse kazanmadıysa yine aynı oyuncu dağıtır.
rule-nobody-other = Kimse kazanmadıysa öteki oyuncu dağıtır.
rule-deal-kfo4 = Herkese sekiz kart, dörder dörder: karşı taraf, yer, dağıtan. Önce dağıtan oynar.
rule-deal-kfo2 = Herkese sekiz kart, ikişer ikişer: karşı taraf, yer, dağıtan. Önce dağıtan oynar.
rule-deal-kof4 = Herkese sekiz kart, dörder dörder: karşı taraf, dağıtan, yer. Önce dağıtan oynar.
rule-deal-kfo8 = Herkese sekiz kart, hepsi bir kerede: karşı taraf, yer, dağıtan. Önce dağıtan oynar.
rule-swap = Dağıtmayan oyuncu, kimse bakmadan elini dağıtanınkiyle değiştirebilir.
rule-field_quad-redeal = Yerde aynı aydan dört kart: yeniden dağıtılır.
rule-field_quad-pay = Yerde aynı aydan dört kart: tur biter, dağıtan { $points } alır.
rule-field_quad-off = Yerde aynı aydan dört kart: oyun sürer.
rule-field_pairs-redeal = Yerde dört çift: yeniden dağıtılır.
rule-field_pairs-pay = Yerde dört çift: tur biter, dağıtan { $points } alır.
rule-field_pairs-off = Yerde dört çift: oyun sürer.
rule-field_triple-redeal = Yerde aynı aydan üç kart: yeniden dağıtılır.
rule-field_triple-off = Yerde aynı aydan üç kart: oyun sürer.
rule-teshi-pay = Dağıtılan elde aynı aydan dört kart: tur biter, o elin sahibi { $points } alır.
rule-teshi-redeal = Dağıtılan elde aynı aydan dört kart: yeniden dağıtılır.
rule-teshi-off = Dağıtılan elde aynı aydan dört kart: oyun sürer.
rule-kuttsuki-pay = Dağıtılan elde dört çift: tur biter, o elin sahibi { $points } alır.
rule-kuttsuki-redeal = Dağıtılan elde dört çift: yeniden dağıtılır.
rule-kuttsuki-off = Dağıtılan elde dört çift: oyun sürer.
rule-lucky-tie = İki el de böyle puan getirecekse tur puansız biter.
rule-lucky-ignore = İki el de böyle puan getirecekse ikisi de getirmez, oyun sürer.
rule-lucky-redeal = İki el de böyle puan getirecekse yeniden dağıtılır.
rule-lucky-dealer = İki el de böyle puan getirecekse yalnızca dağıtanınki getirir.
rule-field-first = Önce yere, sonra ellere bakılır.
rule-dealt-again = Yeniden dağıtımda aynı oyuncu dağıtır; geçersiz dağıtım sayılmaz.

rule-turn = Bir hamle: elinden bir kart oynarsın, sonra desteden bir kart çekilir.
rule-take = Her biri yerden kendi ayından bir kart alır ya da yerde kalır. İki tane varsa birini seçersin.
rule-three-all = Üç tane varsa hepsini alır.
rule-three-one = Üç tane varsa da birini seçersin.
rule-wild = Yerde başka Kasım kartı yokken şimşek her kartı alır.
rule-decision-increase = Yaku yapınca seçersin: dur ya da koi-koi. Yakuların değeri her arttığında yeniden seçersin.
rule-decision-new_yaku = Yaku yapınca seçersin: dur ya da koi-koi. Ancak yeni bir yakuyla yeniden seçersin.
rule-stop = Dur dersen tur biter: sen yakularının puanını alırsın, rakibin hiçbir şey alamaz.
rule-limit-none = Koi-koi istendiği kadar denebilir.
rule-limit = Her oyuncuya turda en fazla { $limit } koi-koi; sonrasında bir yaku turu bitirir.
rule-limit-round = Turda toplam en fazla { $limit } koi-koi; sonrasında bir yaku turu bitirir.
rule-last-card = Elinde kart kalmadıysa bir yaku turu bitirir.
rule-reply = Bir koi-koi’den sonra rakibin sıradaki yakusu turu bitirir.

rule-rounds = { $rounds ->
    [one] Maç { $rounds } turdur. Puanı çok olan kazanır.
   *[other] Maç { $rounds } turdur. Sonunda puanı çok olan kazanır.
}
rule-target = { $points } puana ilk ulaşan maçı kazanır.
rule-tie-draw = Puanlar eşitse beraberlik. *{ button-rematch }* ile yeni maç başlat.
rule-tie-extra_round = Puanlar eşitse biri kazanana dek tur eklenir.
rule-bank = İkisi de { $points } puanla başlar; puanı biten maçı kaybeder.

learn-title = ### Bir dakikada Koi-Koi
learn-turn = **Bir hamle.** Bir kart oyna: yerde aynı aydan bir kart varsa ikisini de alırsın. Sonra desteden bir kart çekilir, onda da aynısı olur. Düğmeler her kartın ne alacağını gösterir; yeşil olanlarla kart alırsın.
learn-yaku = **Yaku**, aldığın kartlardan oluşan kombinasyondur: üç şiirli kurdele; yaban domuzu, geyik, kelebekler; dolunay ve sake kadehi; on sade kart ve dahası. *{ button-yaku }* düğmesi ne kadar yaklaştığını gösterir.
learn-decide = **Yaku yapınca seçersin.** *Dur* turu bitirir, puanı getirir. *Koi-koi* ile daha fazlası için oynarsın; rakibin daha hızlıysa hiçbir şey alamazsın.
learn-more = Aynı ayın kartlarının bitkisi de sayısı da aynıdır. Kurulacak, ezberlenecek bir şey yok: bir tur oyna, öğrenirsin.
help-command = { $command }: { $about }
help-admins = **Bu sunucuyu yönetiyorsan**
greeting =
    Merhaba! Bu sunucuda artık Japonya’nın en sevilen kart oyununu, **Koi-Koi**’yi oynayabilirsiniz. Birbirinize ya da bilgisayara karşı, resimler ve düğmelerle; hiçbir şey kurmanız gerekmez.
    - `/koikoi öğren`: oyunu beş dakikada öğren
    - `/koikoi oyna`: bir üyeye meydan oku ya da herkesin katılabileceği bir masa aç
    - `/koikoi-admin ayarlar`: buranın kuralları, kanalları ve dili (yöneticiler için)
how-terms = **Bu meydan okuma:** { $terms }
how-house-rule = - { $option }: { $value }
how-more = - ve { $count } tane daha, *{ button-rules }* altında
button-try = Bana karşı dene

me-title = ### Tercihlerin
me-hand = Elin nerede görünsün
me-hand-dm = Direkt mesajda
me-hand-channel = Kanalda, { $button } altında
me-nudges = Sıra bildirimleri
me-nudges-usual = Ben uzaktayken
me-nudges-always = Her sırada
me-nudges-never = Hiç
me-challenges = Başkalarından meydan okuma
me-challenges-on = Bana meydan okunabilir
me-challenges-off = Kimse bana meydan okuyamaz
me-print = Elinin resimleri
me-print-usual = Normal boy
me-print-large = Büyük
    .about = Elindeki kartlar daha büyük, özellikle telefonda; alınanlar sayıyla
me-pause = Bilgisayarın hamleleri
me-pause-short = Hızlı: yarım saniye
me-pause-usual = Normal: iki üç saniye
me-pause-long = Yavaş: beş saniye
me-confirm = Bir karta bastığında
me-confirm-off = Hemen oynansın
me-confirm-on = Önce emin miyim diye sor
me-order = Elinin altındaki düğmeler
me-order-usual = Normal sıra
me-order-left = Solaklar için
    .about = Düğme sıraları ters çevrilir, kartlarının sırası aynı kalır
me-motion = Animasyonlar
me-motion-usual = Hemen oynatılsın
me-motion-less = Daha az hareket
    .about = Önce hareketsiz bir resim
me-language = Mesajlarının dili
me-language-auto = Discord’undaki gibi
me-note = -# Her sunucuda aynı. Elini her zaman iki yerde de açabilirsin; burada seçtiğin, kendiliğinden göründüğü yer.
me-saved = -# ✔ Kaydedildi
# Where people ask for direct messages, and the first one that they get.
dm-greeting = 👋 Merhaba! İstediklerini ve elini sana buradan göndereceğim.
dm-waits = ✉️ Sana { $when } yazabileceğim: Discord aynı anda yalnızca birkaç yeni direkt mesaj açmama izin veriyor. Ondan önce bir maç başlarsa elin kanalda, **{ $button }** altında.
dm-flagged = ⚠️ Discord şu an yeni direkt mesaj açmama izin vermiyor, o yüzden sana henüz yazamıyorum. Elin kanalda, **{ $button }** altında; denemeye devam ediyorum.
dm-closed = ⚠️ Sana direkt mesaj atamıyorum, o yüzden elin kanalda, **{ $button }** altında kalıyor. Ortak bir sunucumuzun gizlilik ayarlarında izin ver, sonra yeniden seç.

doctor-message = `koikoi doctor` deneme mesajı. Kendiliğinden kaybolur.

privacy-title = ### Hakkında neler saklanıyor
privacy-text = Discord kimliğin ve adların, tercihlerin ve hatırlatmaların, oynadığın maçlar, turnuvalar, masalar ve bulmacalar (her hamle ve zamanıyla), sonuçların ve başarımların, kimleri engellediğin, yönetici olarak verdiğin kararlar ve bildirdiğin sorunlar. Hepsini *{ button-export }* ile alabilirsin. Bot mesaj okumaz. Bunları yalnızca bu botun sahibi görebilir; adın ve günün kartları ile bütün sunucuların sıralamasındaki sonuçların başka sunucularda da görünür, profilin de öyle.
privacy-erase-text = Verilerini silersen süren maçlarında pes etmiş olursun; adın ve kimliğin her yerden çıkarılır. Maçlar sensiz kalır. Bugünün kartları yeniden oynanamaz. Geri dönersen sana konan engeller, beklemeler ve sınırlar geçerli kalır. Bu geri alınamaz.
privacy-host = **Bu botun sahibi:** { $said }
privacy-contact = **Verilerinle ilgili sorular:** { $said }
button-privacy-policy = Gizlilik politikası
button-terms = Hizmet koşulları
button-export = Verilerimi gönder
button-erase = Verilerimi sil
button-erase-yes = Evet, hepsini sil
button-erase-no = Kalsın
privacy-question = Hakkında saklanan her şey gerçekten silinsin mi?
privacy-erased = Her şey silindi. Yeni bir oyuncu olarak istediğin zaman geri gelebilirsin.
privacy-kept = Hiçbir şey değişmedi.
privacy-export = Hakkında saklanan her şey:
