# Bir kişinin profili. Resmin sözcükleri `picture-profile-` ile başlar; kısadırlar.

profile-title = ### 🎴 { $name } · { $guild }
profile-title-all = ### 🎴 { $name } · bütün sunucular
profile-empty-own = { $scope ->
    [here] Bu sunucuda başka
   *[all] Başka
} bir oyuncuya karşı sayılan bir maçı henüz bitirmedin. `/koikoi oyna` ile birine meydan oku: profilin ilk maçınla başlar. Alıştırma için `/koikoi bilgisayar` var.
profile-empty = { $name } { $scope ->
    [here] bu sunucuda başka
   *[all] başka
} bir oyuncuya karşı sayılan bir maçı henüz bitirmedi. Meydan oku: `/koikoi oyna`
profile-earned = 🏅 Başarımlar: { $names }
profile-matches = **Maçlar:** { $won } galibiyet, { $lost } yenilgi, { $drawn } beraberlik · galibiyet serisi: şimdi { $streak }, en iyisi { $best }
profile-rating = **Reyting:** { $rating }, { $rank }. sıra{ $curve }
profile-rating-provisional = **Reyting:** { $rating }, daha önce başkalarıyla da oynamış { $people } kişiye karşı { $enough } maça kadar geçici{ $curve }
profile-curve = { " " }· son { $matches } maçta { $low } ile { $high } arası
profile-rounds = **Turlar:** { $rounds } turdan { $won } galibiyet, tur başına ortalama { $average } puan
profile-calls = **Koi-koi:** yakulu { $chances } turun { $called } tanesinde dendi; { $paid } tanesi kazandırdı, { $punished } tanesi kaybettirdi
profile-yaku = **Gözde yakular:** { $yaku }
profile-made = { $yaku } ×{ $made }
profile-made-expected = { $yaku } ×{ $made } (beklenen { $expected })
profile-hand = **En iyi tur:** { $points } puan, { $sum }
profile-hand-plain = **En iyi tur:** { $points } puan
profile-accuracy = **İsabet:** ortalama %{ $accuracy }, analiz edilen { $matches } maçta
profile-against = **Sana karşı:** { $won } galibiyet, { $lost } yenilgi, { $drawn } beraberlik
profile-computer = **Bilgisayara karşı:** { $played } maçta { $won } galibiyet
profile-deals = **Günün kartları:** { $count } oynandı · { $streak }
profile-puzzles = **Bulmacalar:** { $solved }/{ $count } çözüldü · reyting { $rating } · { $streak }
profile-puzzles-provisional = **Bulmacalar:** { $solved }/{ $count } çözüldü · reyting { $rating }, geçici · { $streak }
profile-streak = gün serisi: şimdi { $days }, en iyisi { $longest }
profile-about = -# İki insan arasındaki maçlar sayılır, ama aynı ikilinin haftada yalnızca ilk { $week } maçı. Beklenen, sağlam bir oyuncunun o kadar turda yaptığıdır. İsabet analizlerden gelir, bilgisayara karşı maçlarınkiler de dahil.
button-profile-words = Yazıyla
alt-profile = { $name } profili: sayılar, reyting eğrisi, gözde yakular ve en iyi turun kartları.

picture-profile-won = galip
picture-profile-lost = mağlup
picture-profile-drawn = berabere
picture-profile-rating = Reyting
picture-profile-streak = seri
picture-profile-best-streak = en iyi seri
picture-profile-average = tur başına puan
picture-profile-accuracy = isabet
picture-profile-called = koi-koi dedi
picture-profile-of = { $chances } turda { $called }
picture-profile-paid = sonra kazandı
picture-profile-punished = sonra kaybetti
picture-profile-expected = beklenen
picture-profile-biggest = en iyi tur
picture-profile-against = Sana karşı
