# Bir maçın analizi.

button-review = Analiz
percent = %{ $value }
review-begins = 🔎 Maça bakıyorum…
review-working = 🔎 Maçın analizi: { $done }/{ $whole } karar…
review-accuracy = # { $name }: isabet { $accuracy }
review-undecided = # { $name }: karar verecek bir şey yoktu
review-seat = { $mark } **{ $name } { $accuracy }** · kaçan kazanma şansı: **{ $chance }** ({ $counts })
review-seat-clean = { $mark } **{ $name } { $accuracy }** · hiç şans kaçırmadı
review-seat-undecided = { $mark } **{ $name }** karar vermedi
review-count-none = yalnızca ufak tefek
review-count-inaccuracy = { $count } kusur
review-count-mistake = { $count } hata
review-count-blunder = { $count } vahim hata
review-rounds = { $mark } tur tur kaçan kazanma şansı: { $rounds }
review-nothing = Bu maçta karar verecek bir şey yoktu.
review-meaning = -# %100: hiç kazanma şansı kaçmadı. Her karar, oyuncunun o an görebildiğine göre tartılır, şansa göre değil.
button-review-points = { $count } dönüm noktası ▸
button-review-other = Oyun: { $name }
button-review-own = Senin oyunun

review-point = **Dönüm noktası { $number }/{ $count }** · { $round }, hamle { $turn } · { $mark } { $name }
review-played = ❌ Oynanan: **{ $action }**, { $grade }
review-played-you = ❌ Oynadığın: **{ $action }**, { $grade }
review-played-danger = ❌ Oynanan: **{ $action }**, { $grade }; { $danger }
review-played-danger-you = ❌ Oynadığın: **{ $action }**, { $grade }; { $danger }
danger-gives = karşı taraf onu alıp { $yaku } yapabilir
danger-feeds = karşı taraf bununla { $yaku } puanını artırıp durabilir
danger-exposes = karşı tarafa { $yaku } yolunu açar
review-better = ✅ **{ $action }** daha iyiydi
review-better-because = ✅ **{ $action }** daha iyiydi: { $reason }.
review-cost = Bedeli: **{ $points } puan**, kazanma şansı **{ $before } → { $after }**
review-cost-chance = Bedeli: kazanma şansı **{ $before } → { $after }**
review-grade-best = en iyisi
review-grade-good = iyi
review-grade-inaccuracy = kusur
review-grade-mistake = hata
review-grade-blunder = vahim hata
review-koi = Koi-koi
review-stop = Dur (+{ $points })
review-odds = Koi-koi’den sonra ilk puanı kim alır: { $own } { $improve }, { $other } { $first }, hiç kimse { $nobody }
review-alt-seat = { $name } gözünden (“sen”: { $name }).
review-alt = Çarpılı, oynanan: { $played }. Tikli, daha iyisi: { $better }.

history-review = Bir maçın analizini gör
history-review-line = { $name } { $score }
