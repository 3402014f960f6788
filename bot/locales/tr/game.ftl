# Meydan okuma, masa, el: oynarken okunanlar. Etiket olarak “Tur 3”, cümle içinde “3. tur”: satır
# “3. ” ile başlarsa Discord onu numaralı liste yapar.

name-anybody = kim isterse
name-erased = eski bir oyuncu
versus = { $first } – { $second }
name-blank = adsız bir oyuncu
name-you = Sen
name-person = { $name }
# Cümle içinde bilgisayarın adı: ek almayan bir özel ad. `.menu`, seviye seçilen menüdeki yazıdır.
level-greedy = Basit Bot
    .menu = Bilgisayar
level-sprout = Filiz Bot
    .menu = Bilgisayar · Filiz
level-player = Oyuncu Bot
    .menu = Bilgisayar · Oyuncu
level-expert = Uzman Bot
    .menu = Bilgisayar · Uzman
level-master = Usta Bot
    .menu = Bilgisayar · Usta
level-other = Bot ({ $level })
plays-sprout = Acemi gibi: alacağını kaçırır, erken durur
plays-player = Sağlam ve çabuk: yaku kurar, seninkini bozar
plays-expert = İleriyi düşünür: her kartı birçok ele karşı dener
plays-master = Elini okur, maçı kazanmak için oynar
level-line = -# { $name } · { $style } · öteki seviyeler: `/koikoi bilgisayar`
choose-level = Bilgisayara karşı: bir seviye seç
picture-round = Tur
picture-any-of = { $count } tane
picture-further = her ek kart +1
picture-nobody = Kazanan yok
picture-won = kazandı
picture-your-turn = Sıra sende
picture-quarter-final = Çeyrek final
picture-semi-final = Yarı final
picture-final = Final
picture-grand-final = Büyük final
picture-winners-bracket = Kazananlar kolu
picture-losers-bracket = Kaybedenler kolu
picture-winner = Kazanan
picture-bye = bay
picture-walkover = hükmen
picture-points = Puan
picture-round-of = { $number }. tur

length-rounds = { $rounds } tur
length-target = { $target } puana kadar
length-instead = { $length } (normalde { $usual })
time-minutes = hamleye { $minutes } dakika
time-hours = hamleye { $hours } saat
pace-live = canlı
pace-daily = günlük

challenge-member = 🎴 { $opponent }, { $challenger } seni **Koi-Koi** oynamaya çağırıyor
challenge-rematch = 🎴 { $opponent }, { $challenger } **Koi-Koi** rövanşı istiyor
challenge-open = 🎴 { $challenger } bir **Koi-Koi** masası açtı. Kim oynar?
challenge-terms = { $length } · { $time } · { $rules }
challenge-terms-named = { $time } · { $rules }
challenge-new = İlk kez mi? Başla gitsin: neyi alabileceğini düğmeler gösterir.
challenge-offer = Kimse yok mu? { $challenger } aşağıdan bir seviye seçip bilgisayarla oynayabilir. O zamana kadar herkes katılabilir.
challenge-until = -# Kapanış: { $when }
challenge-declined = -# 🎴 { $opponent } şu an oynayamıyor. Meydan okuma kapandı: { $challenger }
challenge-withdrawn = -# 🎴 { $challenger } meydan okumasını geri aldı.
challenge-expired = -# 🎴 Meydan okumanın süresi doldu: { $challenger }
challenge-unjoined = -# 🎴 { $challenger } masa açtı, kimse katılmadı. { $challenger } yine de burada bilgisayarla oynayabilir:
challenge-aborted = -# 🎴 Bir yönetici meydan okumayı kapattı: { $challenger }
button-accept = Kabul et
button-join = Katıl
button-how = Nasıl oynanır
button-decline = Reddet
button-ask-again = Yeniden sor
button-close = Masayı kapat

table-score = **🔴 { $first } { $a } – { $b } ⚪ { $second }**
round-of = Tur { $number }/{ $rounds }
round-month = { $round } · { $month }
month-1 = Ocak (çam)
month-2 = Şubat (erik)
month-3 = Mart (kiraz)
month-4 = Nisan (mor salkım)
month-5 = Mayıs (süsen)
month-6 = Haziran (şakayık)
month-7 = Temmuz (hagi)
month-8 = Ağustos (pampas otu)
month-9 = Eylül (krizantem)
month-10 = Ekim (akçaağaç)
month-11 = Kasım (söğüt)
month-12 = Aralık (pavlonya)
round-extra = Tur { $number } (biri kazanana dek)
round-open = Tur { $number }, hedef { $target }
table-turn = { $mark } **Sıra: { $name }**
turn-until = ⏳ bitiş: { $when }
table-deal = Sonraki tur: { $when }
table-deal-soon = Sonraki tur birazdan başlıyor
table-swap = { $mark } **{ $name }** elini görmeden dağıtanınkiyle değiştirebilir
table-dealer-draw = { $first }: { $a }, { $second }: { $b }. Erken ayı çeken önce dağıtır.
table-dealer-draw-same = { $first }: { $a }, { $second }: { $b }. Aylar aynı, yüksek kartı çeken önce dağıtır.
deal-again = 🔁 Yeniden dağıtıldı: { $reasons }.
void-field_quad = yerde aynı aydan dört kart
void-field_pairs = yerde dört çift
void-field_triple = yerde aynı aydan üç kart
void-teshi = bir elde aynı aydan dört kart
void-kuttsuki = bir elde dört çift
void-both_lucky = iki şanslı el
table-hand-here = { $names }: kartlar **{ button-hand }** düğmesinin altında.
table-absent = 💤 { $name } zamanında oynamadı. Şimdi ne olacağına **{ button-hand }** altında { $other } karar verecek.
table-before = Tur { $number }: { $result }
table-thread = 🎴 **{ $match }**: [oyun burada]({ $url })
table-moved = -# 🎴 Bu masa artık [burada]({ $url }).
did-took = { $card } ▸ { $taken }
did-took-table = { $card } ▸ alınan: { $taken }
did-stays = { $card }, yerde kaldı
did-drew-took = desteden { $card } ▸ { $taken }
did-drew-stays = desteden { $card }, yerde kaldı
did-drew = desteden { $card }
did-formed = ✨ **{ $yaku }**
did-called = **koi-koi!**
did-nothing = …
turn-by = { $name }: { $did }
turn-newest = 🆕 { $turn }
list-comma = { ", " }
sentence-gap = { " " }

button-hand = Elim
button-yaku = Yaku
button-menu = Menü
button-table = Masa
button-next-game = Sonraki maç ({ $count })

hand-your-turn = **Sıra sende** · rakip: { $name }
hand-their-turn = **Sıra: { $name }**
hand-between = Tur arası · rakip: { $name }
hand-score = { $own }–{ "\u2060" }{ $other }
table-total = { $points }/{ $goal }
hand-draw-question = Çektiğin kart: **{ $card }**. Ne alacak?
hand-pick-question = **{ $card }** ne alacak?
hand-sure = **Emin misin?** Daha hiçbir şey oynanmadı.
hand-late = ⏰ **Süren doldu.** { $name } artık maçı bitirebilir; önce sen oynarsan maç sürer.
hand-half = ⏳ **Sürenin yarısı geçti.**
hand-swap-question = Henüz kimse elini görmedi. İstersen { $name } ile görmeden el değiştirebilirsin. Bir şey yapmazsan elin sende kalır.
hand-swap-wait = { $name } seninle görmeden el değiştirebilir. Sonra ikiniz de kartlarınızı görürsünüz.
hand-dms-closed = Sana direkt mesaj atamıyorum, o yüzden elin burada, **{ $button }** altında. Ortak bir sunucumuzun gizlilik ayarlarında izin ver, sonraki maçın oraya gelsin.
hand-dms-later = Discord şu an sana yazmama izin vermiyor, o yüzden elin burada, **{ $button }** altında. Başka bir şey değişmez.
hand-dms-soon = Direkt mesajları sırayla, birkaç kişi birden açıyorum; o yüzden elin şimdilik burada, **{ $button }** altında. Başka bir şey değişmez.
hand-waking = -# ⏳ Bilgisayar yeni uyanıyor; yeniden başlatıldıktan sonra bu bir dakika sürer. Hazır olur olmaz oynar.
hand-table-gone = -# Masanın kanalı artık yok. Burada oynamaya devam et ya da masayı başka kanala taşı: `/koikoi maçlar`.
hand-table-locked = -# Masanın alt başlığı kilitli, düğmeleri çalışmıyor. Burada oynamaya devam et ya da masayı başka kanala taşı: `/koikoi maçlar`.
hand-table-blocked = -# Masanın kanalına yazamıyorum. Burada oynamaya devam et ya da masayı başka kanala taşı: `/koikoi maçlar`.
hand-table-filtered = -# Bu sunucunun AutoMod’u masanın mesajını engelliyor. Burada oynamaya devam et ve bir yöneticiden rolümü kurallardan muaf tutmasını iste.
hand-table-refused = -# Discord şu an masanın mesajını kabul etmiyor. Burada oynamaya devam et ya da masayı başka kanala taşı: `/koikoi maçlar`.
deal-sealed = -# 🔒 Oyundan önce mühürlendi: `{ $commitment }…`
button-take = { $card } ▸ { $target }
button-take-all = { $card } ▸ { $count } kart
button-gain = ✨ +{ $points } { $said }
button-swap = Elleri değiştir
button-keep = Kalsın
button-back = Geri
button-sure = Evet: { $said }

decision-made = ## ✨ { $yaku }!
decision-sum = **{ $sum }**
decision-stop-on = **Dur**: +{ $points }, { $now } → **{ $score }**.
decision-stop-wins = **Dur**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] masayı
   *[match] maçı
} kazanırsın**.
decision-stop-loses = **Dur**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] masayı başkası kazanır
   *[match] maçı kaybedersin
}**.
decision-stop-ties = **Dur**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] masa biter, birincilik paylaşılır
   *[match] maç berabere biter
}**.
decision-stop-extra = **Dur**: +{ $points }, { $now } → **{ $score }**: eşitlik, kazananı uzatma turu belirler.
decision-koi-increase = **Koi-koi**: devam et; ancak yakuların değer kazanınca puan alırsın
decision-koi-new = **Koi-koi**: devam et; ancak bir yaku daha yapınca puan alırsın
decision-risk-none = .
decision-risk-opponent = ; { $name } yaku yaparsa ×{ $other } sayılır.
decision-risk-own = , o zaman koi-koi dediğin için ×{ $own } sayılır.
decision-risk-both = , o zaman ×{ $own } sayılır; { $name } yaku yaparsa ×{ $other }.
decision-risk-bonus = ; bu koi-koi o zamanki puanına eklenir.
decision-reply = { $name } bir yaku yaparsa tur hemen biter.
decision-needs = { $what ->
    [table] Masayı
   *[match] Maçı
} kazanmak için +{ $points } gerek.
decision-nobody-wins = Kimse durmazsa { $what ->
    [table] masayı
   *[match] maçı
} kazanırsın, { $score }{ $why }.
decision-nobody-loses = Kimse durmazsa { $what ->
    [table] masayı başkası kazanır
   *[match] maçı kaybedersin
}, { $score }{ $why }.
decision-nobody-ties = Kimse durmazsa { $what ->
    [table] masanın birinciliği paylaşılır
   *[match] maç berabere biter
}, { $score }{ $why }.
decision-nobody-extra = Kimse durmazsa kazananı uzatma turu belirler, { $score }{ $why }.
decision-dealer-gets = { " " }(dağıtan { $points } alır)
decision-turns = { $count } hamlen kaldı.
decision-threats = **{ $name }** yaklaştı: { $near }
decision-wait = ✨ { $mark } **{ $name }** karar veriyor: **{ $sum }**
button-stop-on = Dur · +{ $points }
button-stop-wins = Dur · +{ $points }, { $what ->
    [table] masa senin
   *[match] { $score } galip
}
button-stop-loses = Dur · +{ $points }, { $what ->
    [table] masa gider
   *[match] { $score } yenik
}
button-stop-ties = Dur · +{ $points }, { $what ->
    [table] birincilik ortak
   *[match] { $score } berabere
}
button-stop-extra = Dur · +{ $points }, { $score } berabere
button-koi = Koi-koi!

sum-yaku = { $yaku } { $points }
sum-total = { $parts } = { $base }
sum-multiplied = { $sum }, { $steps } = { $total }
step-koi_bonus = +{ $value } (koi-koi)
step-seven = ×{ $value } (7 ve üstü)
step-opponent_koi = ×{ $value } (rakip koi-koi dedi)
step-own_koi = ×{ $value } (kendi koi-koi’leri)
step-all_koi = ×{ $value } (denen koi-koi’ler)
step-field_brights = ×{ $value } (yerdeki ışıklar)
step-koi_and_brights = ×{ $value } (koi-koi ve yerdeki ışıklar)

result-won = **{ $mark } { $name } +{ $points }**: { $sum }
result-lucky = **{ $mark } { $name } +{ $points }**: dağıtılan elde { $yaku }
result-both-lucky = İkisine de şanslı el geldi: puan yok.
result-nobody = Bütün kartlar oynandı, kimse durmadı: puan yok.
result-oya = **{ $mark } { $name } +{ $points }**: bütün kartlar oynandı, kimse durmadı, puanı dağıtan aldı.
result-ended = Tur sonuna kadar oynanmadı.
result-paid = { $name } { $points } puan öder.
result-paid-you = { $points } puan ödersin.
result-leftover = { $mark } { $name }, elinde kalan: { $cards }
result-leftover-you = { $mark } Senin elinde kalan: { $cards }
result-score = 🔴 { $a } – { $b } ⚪
result-deals = Sonraki turu { $name } dağıtır
result-deals-you = Sonraki turu sen dağıtırsın
result-before = **{ $number }. tur** bitti:
yaku-teshi = Aynı aydan dört
yaku-kuttsuki = Dört çift
button-ready = Sonraki tur { $ready }/2
button-ready-alone = Sonraki tur
button-fair = Adil dağıtım

match-won = 🏆 **{ $mark } Maçı { $name } kazandı!**
match-won-by = 🏆 **{ $mark } Maçı { $name } { $margin } farkla kazandı!**
match-drawn = 🤝 **Maç berabere bitti.**
match-target = Hedefe ulaşıldı.
match-bust = Bir oyuncunun hiç puanı kalmadı.
match-resign = { $name } pes etti.
match-timeout = { $name } zamanında dönmedi.
match-abort = 🛑 Bir yönetici bu maçı bitirdi; sayılmaz.
match-withdraw = 🚪 İki taraf da kart atmadan { $name } çekildi. Maç sayılmaz.
match-agreed = 🤝 İki oyuncu bu maçı birlikte iptal etti. Maç sayılmaz.
match-unrated = Bu maç sıralamaya sayılmaz.
match-unrated-early = Bu maç sayılmaz: iki taraf da kart atmadan bitti.
outcome-won = 🏆 { $name } karşısında { $margin } farkla kazandın, { $score }
outcome-lost = { $name } karşısında { $margin } farkla kaybettin, { $score }
outcome-drawn = 🤝 { $name } ile berabere, { $score }
outcome-resign-won = 🏆 Kazandın: { $name } pes etti, { $score }
outcome-resign-lost = { $name } karşısında pes ettin, { $score }
outcome-timeout-won = 🏆 Kazandın: { $name } süresini aştı, { $score }
outcome-timeout-lost = { $name } karşısında süren doldu, { $score }
outcome-abort = 🛑 { $name } ile maçını bir yönetici bitirdi; sayılmaz.
outcome-withdraw = 🚪 { $name } maçtan çekildi. Maç sayılmaz.
outcome-withdraw-own = 🚪 { $name } ile maçtan çekildin. Maç sayılmaz.
outcome-agreed = 🤝 { $name } ile maçı birlikte iptal ettiniz. Maç sayılmaz.
button-rematch = Rövanş
button-record = Kayıt
button-more = Daha fazla
button-add-bot = Başka sunucuya ekle

absent-question = 💤 **{ $name } zamanında oynamadı.** Ne olsun? Bir şey yapmazsan maç { $when } günlük tempoyla, hamle başına bir günle devam eder.
absent-question-daily = 💤 **{ $name } zamanında oynamadı.** Ne olsun? Bir şey yapmazsan { $when } maçı kazanırsın.
button-wait = Bekle
button-daily = Günlük devam et
button-claim = Galibiyeti al

table-first-match = -# { $names }: kartları direkt mesajla gönderdim. **{ button-hand }** onları burada da gösterir.
outside-playing = 🎴 { $first } ve { $second } oynuyor. Kartların direkt mesajlarında, ya da **{ button-hand }** düğmesine bas.

coach-start = 💡 Yeşil düğmelerle kart alırsın: bir kart, yerden aynı aydan bir kart alır. *Yaku* denen kombinasyonları topla. Resimde 親 dağıtanı gösterir.
coach-near = 💡 **{ $yaku }** için { $need } karttan { $have } tanesini aldın: { $made }.
coach-makes = 💡 ✨ yaku tamamlayan kartı ve durursan alacağın puanı gösterir.
coach-draw = 💡 Desteden gelen kart da bir kart alır: kombinasyonların için gerekeni seç.
coach-called = 💡 { $name } daha fazlası için oynuyor (resimde こい). Önce sen bir yaku yapıp dur, { $name } hiçbir şey alamasın.
coach-own-call = 💡 Koi-koi dedin (resimde こい): durabilmek için yakuların değer kazanmalı. Rakibinden hızlı davran.
coach-lay = 💡 Şu an hiçbir kart alamıyorsun, kartın yerde kalacak: gözden çıkarabileceğin birini oyna.
coach-decide = 💡 **Dur** güvenlidir. Daha fazla puan alabileceksen **koi-koi** de.
coach-decide-threat = 💡 **{ $yaku }** için { $name } tek kart bekliyor: **Dur** güvenli seçim.
coach-decide-wins = 💡 **Dur** dersen { $what ->
    [table] masayı
   *[match] maçı
} kazanırsın: daha fazla puana gerek yok.
coach-decide-loses = 💡 Şimdi **dur** dersen { $what ->
    [table] masayı
   *[match] maçı
} kaybedersin. Tek şansın **koi-koi**.
coach-decide-ties = 💡 **Dur** dersen { $what ->
    [table] masa
   *[match] maç
} berabere biter. Kazanmanın tek yolu **koi-koi**.

nudge = { $person }, sıra sende: [masaya]({ $url })
nudge-half = ⏳ { $person }, sürenin yarısı geçti: [masaya]({ $url })
nudge-late = ⏰ { $person }, süren doldu ama hâlâ oynayabilirsin: [masaya]({ $url })
nudge-choose = 💤 { $person }, { $name } zamanında oynamadı. Ne olacağını sen seç: [masaya]({ $url })
nudge-offer = 🤝 { $person }, { $name } maçı iptal etmeyi öneriyor: [masaya]({ $url })
off-asked = 🤝 **{ $name } bu maçı iptal etmeyi öneriyor.** Kabul edersen maç biter ve sayılmaz. Oynarsan cevabın hayır demektir.
off-waits = -# 🤝 Maçı iptal etmeyi önerdin; { $name } henüz cevap vermedi. Oynarsa cevabı hayır demektir.
off-asked-table = 🤝 **{ $first } bu maçı iptal etmeyi öneriyor; cevabı { $second } verecek.** { $second } kabul ederse maç sayılmaz.
button-off-agree = İptal edelim
button-off-no = Devam
digest = { $count ->
    [one] Seni bir maç bekliyor.
   *[other] **Seni { $count } maç bekliyor.**
}

called = 📣 **{ $name } koi-koi dedi**: yakuların artık ×{ $factor } sayılır.
called-plain = 📣 **{ $name } koi-koi dedi**: önce sen dur, { $name } hiçbir şey alamasın.
called-reply = 📣 **{ $name } koi-koi dedi**: sıradaki yakun turu bitirir ve ×{ $factor } sayılır.
called-reply-plain = 📣 **{ $name } koi-koi dedi**: sıradaki yakun turu bitirir.

note-stale = -# O düğme artık geçerli değil: son durum bu.
note-wait = -# Bir dakika: sıra sende değil.
note-illegal = -# Bu burada olmaz; son durum bu.
