# Günün bulmacası.

puzzle-name = Bulmaca #{ $number }
puzzle-other = Rakip
puzzle-head = ### 🧩 { $name } · seçimin?
puzzle-play = **Hangi kartı oynarsın?**
puzzle-once = -# İlk seçimin sayılır. Görebildiklerine göre biri açıkça en iyisi.
puzzle-solved = ### ✅ { $name }: çözdün!
puzzle-missed = ### ❌ { $name }: bu sefer olmadı
puzzle-solved-late = ### ✅ { $name }: çözdün, günü geçtikten sonra
puzzle-missed-late = ### ❌ { $name }: bu sefer olmadı
puzzle-again = Zaten cevap vermiştin: ilk seçimin sayılır.
puzzle-chosen = ❌ Seçtiğin: **{ $action }**, { $grade }
puzzle-chosen-danger = ❌ Seçtiğin: **{ $action }**, { $grade }; { $danger }
puzzle-best = ✅ En iyisi **{ $action }**.
puzzle-best-because = ✅ En iyisi **{ $action }**: { $reason }.
puzzle-second = İkinci en iyi: **{ $action }**, ortalama −{ $points } puan.
puzzle-second-danger = İkinci en iyi: **{ $action }**, ortalama −{ $points } puan; { $danger }.
puzzle-first = 👥 İlk cevap veren sensin.
puzzle-crowd = 👥 { $count } kişiden { $solvers } kişi buldu ({ $share })
puzzle-crowd-alike = { $crowd } · { $count ->
    [0] senin gibi seçen başka kimse yok
    [one] { $count } kişi daha senin gibi seçti
   *[other] { $count } kişi daha senin gibi seçti
}
puzzle-late = -# Günü geçmişti, o yüzden ne reytingin ne de gün serin değişir.
puzzle-rating = 📈 Reyting **{ $rating }** ({ $gained })
puzzle-rating-new = 📈 Reyting **{ $rating }** ({ $gained }), geçici
puzzle-count = { $solved }/{ $count } çözüldü
puzzle-streak = 🔥 üst üste { $days } gün
puzzle-next = -# Sonraki bulmaca: { $when }.
puzzle-alt = En iyi seçim olarak işaretli: { $best }.
puzzle-line-solved = 🧩 Koi-Koi, günün bulmacası #{ $number }: ✅ çözüldü
puzzle-line-missed = 🧩 Koi-Koi, günün bulmacası #{ $number }: ❌ çözülemedi
puzzle-line-solved-late = 🧩 Koi-Koi, günün bulmacası #{ $number }: ✅ çözüldü, biraz geç
puzzle-line-missed-late = 🧩 Koi-Koi, günün bulmacası #{ $number }: ❌ çözülemedi, biraz geç
puzzle-line-streak = { $line } · 🔥 üst üste { $days } gün
puzzle-shared = **{ $name }**
    { $line }
button-puzzle = Bugünün bulmacasını çöz
