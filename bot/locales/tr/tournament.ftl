# Turnuvalar.

tournament-title = ### 🏆 { $name }
tournament-about = { $format } · { $pace }
tournament-terms = -# Her maç: { $terms }
tournament-tie = puanlar eşitken ek turlar
tournament-best-of-three = -# Üç maçlık seri: iki galibiyet yeter. Turun süresi dolarsa galibiyeti çok olan geçer; eşitse süren maçın skoru belirler.
tournament-live = canlı
tournament-daily = her tura { $days } gün
format-single = Tek eleme
format-double = Çift eleme
tournament-twice = -# İki yenilgi ve elendin. Büyük finalde, kaybedenler kolunun galibi iki kez kazanmak zorunda.
tournament-winners = **Kazananlar kolu**
tournament-losers = **Kaybedenler kolu**: kaybeden elenir
tournament-final = **Büyük final**
tournament-grand-final-1 = Büyük final
tournament-grand-final-2 = Büyük final, ikinci maç
format-round-robin = Herkes herkesle
format-swiss = İsviçre sistemi

tournament-closes = Kayıtlar { $when } kapanır ve turnuva başlar: { $hour } · en fazla { $most } oyuncu, { $count } kayıtlı, { $seeding }
seeding-rating = seribaşları reytinge göre
seeding-draw = seribaşları kurayla
seeding-hand = seribaşları elle sıralı
tournament-begins-soon = { $missing ->
    [0] ⏰ **Başlangıç: { $when }.** Oynayamayacaksan önce *{ button-sign-off }* düğmesine bas.
    [one] ⏰ **Bir oyuncu daha kaydolursa başlangıç: { $when }**; yoksa o zaman iptal edilir.
   *[other] ⏰ **{ $missing } oyuncu daha kaydolursa başlangıç: { $when }**; yoksa o zaman iptal edilir.
}
tournament-closes-short = { $state }, kapanış { $when }
tournament-nobody = Henüz kimse kaydolmadı.
tournament-seed = **{ $seed }.** { $name } · { $rating }
button-sign-up = Kaydol
button-sign-off = Vazgeç
tournament-waiting = ⏳ **Yedek listesi** ({ $count }): biri ayrılırsa yerine listenin başındaki geçer.
tournament-waits = **{ $place }.** { $name }
tournament-moved-up = ⬆️ Yedek listesinden turnuvaya geçti: { $names }
button-wait-list = Yedek listesine gir
tournament-waiting-place = Bu turnuva dolu, bu yüzden artık yedek listesindesin: **{ $place }. sıra**. Başlamadan önce biri ayrılırsa yerine listenin başındaki geçer ve etiketlenir. *{ $button }* seni listeden çıkarır.

tournament-round = ### 🏆 { $name } · { $round }
tournament-round-of = Tur { $number }/{ $rounds }
tournament-final-0 = Final
tournament-final-1 = Yarı final
tournament-final-2 = Çeyrek final
tournament-begin = **“{ button-here }” düğmesine bas**: katılım onayı { $when } kapanır. İkiniz de gelince maçınız başlar. Onaylamazsan kaybedersin.
tournament-ends = Bu tur en geç { $when } biter; o zaman süren maçın skoru belirler.
tournament-misses = -# Üst üste iki tur kaçırırsan turnuvadan elenirsin.
tournament-begin-again = ⏰ **Maçın bekliyor. “{ button-here }” düğmesine bas**: katılım onayı { $when } kapanır. Sonrasında maçı kaybedersin.
tournament-ends-again = ⏰ **Bu tur { $when } biter**; o zaman süren maçın skoru belirler. Sıra sendeyse `/koikoi maçlar` seni maçına götürür.
tournament-again = 🔁 daha önce karşılaşanları gösterir: herkese yeni rakip bulunamadı.
pairing-waits = ⏳ { $first }{ $one } – { $second }{ $two }
pairing-playing = { $url ->
    [none] 🎴 { $first } – { $second }
   *[any] 🎴 { $first } – { $second } · [masa]({ $url })
}
pairing-first = ✔️ **{ $first }** kazandı, rakip { $second } { $cause }
pairing-second = ✔️ **{ $second }** kazandı, rakip { $first } { $cause }
pairing-draw = ✔️ { $first } – { $second }: berabere { $cause }
pairing-neither = ✖️ { $first } – { $second }: ikisi de kaybetti { $cause }
pairing-annulled = ➖ { $first } – { $second }: sayılmaz (turnuvadan ayrılan var)
pairing-wins = ({ $first }–{ $second })
pairing-bye = ✔️ **{ $first }** bay geçti
pairing-rests = 💤 **{ $first }** bu tur dinleniyor
cause-no-show = (maça çıkmama)
cause-left = (turnuvadan ayrılma)
cause-admin = (yönetici kararı)
tournament-decided = -# ⚖️ { $admin } sonucu belirledi: { $first } – { $second }, { $round }. tur: { $note }
tournament-corrected = -# ⚖️ { $admin } sonucu düzeltti: { $first } – { $second }, { $round }. tur (önce: { $before }): { $note }
tournament-removed = -# ⚖️ { $admin } çıkardı: { $name }. { $note }
button-here = Buradayım
button-standings = Puan durumu
button-tournament-text = Metin olarak
tournament-text-sent = İşte turnuva, saklamak ya da paylaşmak için metin dosyası olarak.
button-withdraw-tournament = Ayrıl

tournament-over = ### 🏆 { $name } bitti
tournament-won = { $count ->
    [one] 🎉 Tebrikler, { $names }! Turnuvayı kazandın.
   *[other] 🎉 Tebrikler, { $names }! Birinciliği paylaşıyorsunuz.
}
tournament-not-won = Kazanan olmadı.
ended-left = Final sonuna kadar oynanmadı; turnuvadan ayrılan: { $names }.
ended-no-show = Final oynanmadı; maça çıkmayan: { $names }.
ended-unopposed = Final olmadı: karşısına çıkacak kimse kalmadı. Finaldeki: { $names }.
ended-no-final = Final olmadı: oynayacak kimse kalmadı.
ended-alone = { $rounds } turluk turnuva { $number }. turdan sonra bitti: başka herkes ayrılmıştı.
ended-empty = Herkes turnuvadan ayrıldı.
table-elimination = { $rank ->
    [0] –
   *[any] **{ $rank }.**
} { $name } · { $won } galibiyet, { $lost } yenilgi { $notes }
tournament-row = { $rank ->
    [0] –
   *[any] **{ $rank }.**
} { $name } · { $points } · { $won }–{ $drawn }–{ $lost } · { $decides } { $notes }
table-byes = ({ $count } bay)
table-left = (ayrıldı)
table-annulled = (ayrıldı, kimse için sayılmaz)
tournament-too-few = Kaydolanlar { $fewest } kişiden azdı, turnuva iptal edildi.
tournament-cancelled = { $admin } iptal etti: { $note }
tournament-plays-on = Başlamış maçlar sonuna kadar oynanabilir, ama burada sayılmaz.

tournament-leave-question = **{ $name }** turnuvasından şimdi ayrılıyor musun? Süren maçında pes etmiş olursun, sonraki rakiplerin oynamadan kazanır. Geri dönemezsin, turnuvayı da kazanamazsın.
tournament-leave-annuls = Maçlarının yarısından azını oynadın, o yüzden sonuçların kimse için sayılmaz.
button-withdraw-yes = Evet, ayrıl
button-withdraw-no = Hayır, kal
tournament-left = Turnuvadan ayrıldın.
tournament-stayed = Turnuvada kaldın.
tournament-noted = Tamam. Turnuvanın mesajında görünüyor.

tournaments-title = ### 🏆 Buradaki turnuvalar
tournaments-line = { $name } · { $count } oyuncu · { $state }
yours-signup = -# ↳ Kaydoldun.
yours-waiting = -# ↳ Yedek listesinde { $place }. sıradasın.
yours-call = -# ↳ Rakibin: { $opponent }. “{ button-here }” düğmesine bas!
yours-wait = -# ↳ Rakibin: { $opponent }, henüz burada değil.
yours-match = -# ↳ Şimdi oynadığın rakip: { $opponent }. `/koikoi maçlar` seni maçına götürür.
tournaments-none = Burada henüz turnuva yok. Sunucuyu yönetenler başlatabilir: `/koikoi-admin turnuva`.
tournaments-none-admin = Burada henüz turnuva yok.
button-manage = Yönet
button-all-tournaments = Tüm turnuvalar
tournament-stage-signup = kayıtlar açık
tournament-stage-finished = bitti
tournament-stage-won = kazanan: { $names }
tournament-stage-cancelled = iptal

tournament-manage = ### 🏆 { $name } · { $state }
tournament-manage-about = Bunu yalnızca sen görüyorsun. Sunucuyu yöneten herkes aynısını yapabilir. Bir gerekçe yazarsan herkes okuyabilir.
tournament-made = ✔ Kayıtlar açıldı: mesajı bu kanalda. Kayıtlar kapanınca turnuva kendiliğinden başlar.
tournament-entry = Yalnızca { $role } rolündeki üyeler kaydolabilir.
tournament-prize-role = 🎖️ Kazanan { $role } rolünü alır.
tournament-prize-given = { $count ->
    [one] 🎖️ { $role } rolü artık onda: { $names }.
   *[other] 🎖️ { $role } rolü artık onlarda: { $names }.
}
tournament-prize-refused = ⚠️ Discord { $role } rolünü vermeme engel oldu. Bir yönetici verebilir: { $names }
tournament-prize-partly = ⚠️ Discord { $role } rolünü kazananların yalnızca bir kısmına vermeme izin verdi. Diğerlerine bir yönetici verebilir: { $names }
audit-prize = “{ $name }” Koi-Koi turnuvasının galibi
tournaments-new = Yeni turnuva…
change-title-new = Yeni turnuva
plan-format-label = Oyuncular nasıl eşleşir
plan-format-single = Tek eleme: kaybeden elenir
plan-format-double = Çift eleme: iki yenilgi ve elendin
plan-format-round-robin = Herkes herkesle
plan-format-swiss = İsviçre: birkaç tur, denk rakiplerle
plan-days-label = Her turun süresi
plan-best-label = İki kişinin maç sayısı
plan-best-1 = Tek maç
plan-best-3 = Üç maçlık seri: iki galibiyet yeter
plan-rounds-label = Tur sayısı
plan-rounds-about = Boş: gerektiği kadar
plan-entry-label = Kayıt için gereken rol
plan-entry-about = Yalnızca bu roldeki üyeler kaydolabilir (boş: herkes)
plan-call-label = Etiketlenecek rol
plan-call-about = Kayıtlar açılınca etiketlenecek rol (boş: yok)
plan-prize-label = Kazanana verilecek rol
plan-call = 📣 Kayıtlar açılınca { $role } etiketlenir.
button-plan-matches = Maçlar…
button-plan-roles = Roller…
plan-question = Bu saati kendi saatinle görüyorsun; herkes kendi saatiyle görür. Doğru mu?
button-plan-yes = Evet, kayıtları aç
button-plan-no = Hayır, açma
plan-dropped = Hiçbir şey açılmadı.
begin-question = **{ $name }** başlangıcı şu olur: { $hour }, { $when }. Doğru mu?

    Bu saati kendi saatinle görüyorsun; herkes kendi saatiyle görür.
# Instead of both questions: the two times follow, numbered as the buttons.
begin-which = **{ $name }**: bu zaman iki anlama gelebilir. Ne zaman başlıyor?
button-which = { $number }. seçenek
button-hour-yes = Evet, başlasın
choose-change = Bir şey değiştir…
change-title = Turnuvayı değiştir
change-name-label = Başlık
change-name-about = Herkes görür.
change-begins-label = Ne zaman başlar
change-begins-about = 2 saat sonra ya da yarın saat 20, bu sunucunun saatiyle. O zamana kadar kaydolunabilir.
change-most-label = En fazla oyuncu
change-most-about = 3 – { $most }. Kaydolan herkes kalır.
tournament-done = ✔ Tamam.
tournament-done-gone = ✔ Kaydedildi, ama bunu gösteren bir mesaj yok: turnuvanın kanalı silinmiş.
tournament-done-closed = ✔ Kaydedildi, ama turnuvanın mesajı bunu henüz göstermiyor: { $channel } kanalına yazamıyorum. Yazabildiğim an gösterir.
tournament-brought = ✔ Artık bu kanalda görünüyor; sonraki maçlar burada oynanır.
tournament-held-gone = ⚠️ **Bu turnuvayı gösteremiyorum: kanalı silinmiş.** Süre durdu, kimse zaman kaybetmez. Başka kanala geçip *{ button-show-here }* düğmesine bas.
tournament-held-closed = ⚠️ **Bu turnuvayı gösteremiyorum: { $channel } kanalına yazamıyorum.** Süre durdu, kimse zaman kaybetmez. Oraya yeniden yazmama izin ver ya da başka kanala geçip *{ button-show-here }* düğmesine bas.
tournament-held-filtered = ⚠️ **Bu turnuvayı gösteremiyorum: AutoMod { $channel } kanalındaki mesajımı engelliyor.** Süre durdu, kimse zaman kaybetmez. Rolümü kurallardan muaf tut (*Sunucu Ayarları → AutoMod*), sonra *{ button-show-here }* düğmesine bas.
tournament-held-away = ⚠️ **Discord bu turnuvanın mesajını kabul etmedi.** Süre durdu, kimse zaman kaybetmez. Yakında yeniden denerim.
tournament-held = -# ⚠️ Mesaj şu an gösterilemiyor, o yüzden süre durdu. Lütfen bir yöneticiye söyle.
button-start-now = Şimdi başlat…
start-question = **{ $name }** şimdi { $count } oyuncuyla başlasın mı? Sonrasında kimse kaydolamaz.
button-start-yes = Evet, başlat
button-show-here = Burada göster
button-cancel = İptal et…
choose-pairing = Sonuç gir…
button-decide = Karar ver…
button-correct = Düzelt…
pairing-own = -# ↳ Bu maçta sen oynuyorsun: kararı başka bir yönetici verir.
choose-removed = Oyuncu çıkar…
button-seeds = Seribaşları…
seeds-title = ### 🏆 { $name } · seribaşları
seeds-about = Kimin kiminle oynayacağını seribaşı sırası belirler. Şu an: { $seeding }. Kuradan veya değişiklikten sonra kaydolan sona gelir.
choose-seed = Birinin sırasını değiştir…
button-seeds-rating = Reytinge göre
button-seeds-draw = Kura çek
seed-title = Seribaşı sırası: { $name }
seed-label = Sıra
seed-about = 1 en üst sıra; en fazla { $count } olabilir. Diğerlerinin sırası korunur.
decide-question = **{ $pairing }** nasıl bitti? Şimdi gerekçeni yazacaksın; herkes görür.
decide-now = Şimdi: { $line }
decide-stops = Maçları oynanıyor: durdurulur ve sayılmaz.
decide-goes-on-double = Kazanan devam eder. Kaybeden ikinci yenilgiden sonra elenir. İkisi de kaybederse bu ikisi için de bir yenilgidir.
decide-goes-on-single = Kazanan sonraki tura geçer. İkisi de kaybederse kimse geçemez.
decide-ends = - { $result }: turnuva biter. { $count ->
    [0] Kazanan olmaz.
    [one] Kazanan: { $names }.
   *[other] Birincilik ortak: { $names }.
}
decide-ends-many = - { $result }: turnuva biter. { $count } oyuncu birinciliği paylaşır.
decide-until = Sonucu sonraki tur başlayana kadar düzeltebilirsin.
decide-last-of-round = ⚠️ Bu, turun son açık maçı: sonraki tur hemen başlar ve sonuç kesinleşir.
decide-last = ⚠️ Bu, son açık maç: turnuva hemen biter ve sonuç kesinleşir.
decide-first = { $first } kazanır
decide-second = { $second } kazanır
decide-draw = Beraberlik
decide-neither = İkisi de kaybeder
reason-title = Gerekçen
reason-label = Neden?
reason-about = Herkes adınla birlikte görür.
reason-about-end = Turnuva hemen biter, kazanan olmaz. Gerekçeni herkes adınla birlikte görür.
reason-about-remove = Süren maç kaybedilir, geri dönüş yok. Gerekçeni herkes adınla birlikte görür.

table-about-swiss = -# Puan · galibiyet–beraberlik–yenilgi · rakiplerin puanları (BH). Puanlar eşitse BH belirler.
table-about-round-robin = -# Puan · galibiyet–beraberlik–yenilgi · yenilen rakiplerin puanları (SB). Puanlar eşitse SB belirler.
table-rule-swiss = -# BH için bay ya da oynanmadan biten maç, satrançtaki (FIDE) gibi sanal bir rakibe karşı sayılır.
table-rule-round-robin = -# Bir oyuncu maçlarının yarısından önce ayrılırsa, satrançtaki (FIDE) gibi sonuçları kimse için sayılmaz.
tie-break-swiss = BH
tie-break-round-robin = SB
alt-bracket = { $name } eleme tablosu. Bu tur:
alt-standings = Turnuvanın puan durumu:
refused-line-of-tournament = Bu bir turnuva maçı: kazananla kimin oynayacağına turnuva karar verir.

# A tournament among the server's events; the third one is the event's own text.
button-event-on = Etkinliklere ekle
button-event-off = Etkinliklerden kaldır
event-about = Başlamadan önce kanalda kaydol.
tournament-event-on = 📅 Bu turnuva sunucunun etkinlikleri arasında.
tournament-event-refused = ⚠️ Discord etkinliği kabul etmedi. Bana *Etkinlik Oluştur* izni gerekiyor, ayrıca bir sunucuda en fazla 100 etkinlik olabilir.
tournament-event-again = Sonra *{ button-event-on }* düğmesine bas.
