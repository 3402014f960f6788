# Resimlerin sözle anlatımı.

alt-red = Kırmızı
alt-white = Beyaz
alt-you = Sen
alt-opponent = Rakip
alt-none = yok
alt-round-line = { $round }.
alt-score = { $first } { $a }, { $second } { $b }.
alt-dealer = Dağıtan: { $player }.
alt-to-act = Sıra: { $player }.
alt-last-turn = Son hamle, { $player }: { $did }.
alt-did-took = { $card }, alınan { $taken }
alt-did-drew-took = desteden { $card }, alınan { $taken }
alt-did-called = koi-koi dendi
alt-drawn = Çekilen: { $card }. Alır: { $targets }.
alt-decides = Karar, { $player }: { $points } için dur ya da koi-koi.
alt-field = Yerde: { $cards }. Deste: { $pile }.
alt-captured-none = Alınan, { $player }: henüz yok.
alt-captured = Alınan, { $player }: { $cards }.
alt-chaff = { $count } sade
alt-yaku = Yaku: { $sum }.
alt-calls = Koi-koi: { $count } kez.
alt-factor = Yaku: { $factor }.
alt-hand-count = Elde: { $count }.
alt-your-hand = Elin: { $cards }.
alt-takes = { $card } (alır: { $targets })
alt-or = {" "}ya da{" "}
alt-near = Yakın, { $player }: { $yaku }.
alt-near-one = { $yaku } { $have }/{ $need }

alt-won = { $player } +{ $points }: { $sum }.
alt-exhausted = bütün kartlar oynandı, kimse durmadı, puanı dağıtan aldı
alt-made = { $yaku }: { $cards }.
alt-match-won = Maçı kazanan: { $player }.
alt-match-drawn = Maç berabere bitti.
alt-rounds = Tur tur: { $rounds }.
alt-round = { $player } { $points }
alt-nobody = kimse
alt-left-over = Elde kalan, { $player }: { $cards }.

alt-chart = Bu kurallara göre bütün yakular ve puanları.
alt-chart-line = { $yaku } { $points }: { $made }.
alt-chart-extra = { $yaku } { $points }, her fazlası için +1: { $made }.
alt-chart-dealt = { $yaku } { $points }: dağıtılan elde.

alt-podium = Sıralamanın en iyileri, her biri en iyi yakusuyla.
alt-podium-line = { $rank } { $name }: { $result }; { $yaku }.
alt-podium-none = henüz yaku yok
