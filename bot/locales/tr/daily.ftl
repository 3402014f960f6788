# Günün kartları.

daily-name = Günün kartları #{ $number }
daily-line-won = 🎴 Koi-Koi, günün kartları #{ $number }: { $score } kazandım, rakip { $name }
daily-line-lost = 🎴 Koi-Koi, günün kartları #{ $number }: { $score } kaybettim, rakip { $name }
daily-line-drawn = 🎴 Koi-Koi, günün kartları #{ $number }: berabere, { $score }, rakip { $name }
daily-line-resigned = 🎴 Koi-Koi, günün kartları #{ $number }: { $score } iken pes ettim, rakip { $name }
daily-line-round-won = 🟩 +{ $points }
daily-line-round-lost = 🟥 −{ $points }
daily-line-round-none = ⬜ 0
daily-line-calls = koi-koi ×{ $calls }
daily-line-about = Japon çiçek kartlarıyla üç tur, herkese aynısı
daily-line-streak = { $about } · 🔥 üst üste { $days } gün
daily-begun =
    🎴 **Günün kartları #{ $number }** · herkese aynı kartlarla üç tur, rakip { $name }.
    Elin direkt mesajla gelir; **{ button-hand }** onu burada da açar.
daily-unfinished = 🎴 **Günün kartları #{ $number }** oyununu daha bitirmedin. Sonucu yine kendi gününe yazılır.
button-daily-finish = Bitir: #{ $number }
button-daily-begin = Oyna: #{ $number }
daily-played = 🎴 **Günün kartları #{ $number }** oyununu oynadın.
daily-result = **{ $points } – { $conceded }** puan · şimdilik { $rank }. sıra
daily-void = 🎴 Günün kartları #{ $number } sonuçsuz bitti.
daily-next = -# Sonraki kartlar: { $when }.
button-today = Bugünün kartlarını oyna
button-daily-table = Günün sıralaması
button-share = Burada paylaş
daily-shared = **{ $name }**
    { $line }
daily-share-hint = -# Bir sunucunun kanalında `/koikoi günün-kartları` yazarsan bunu orada paylaşabilirsin.
daily-table-title = ### 🎴 Günün kartları #{ $number } · { $where }
daily-table-level = Rakip: { $name }
daily-table-all = herkes
daily-table-none = Henüz kimse bitirmedi. `/koikoi günün-kartları` ile başla.
daily-table-line = **{ $rank }.** { $name } · { $points } puan
daily-table-line-calls = { $line } · koi-koi ×{ $calls }
daily-table-you = -# Sen: { $rank }. sıra, { $points } puan
button-daily-here = Bu sunucu
button-daily-all = Herkes
daily-best = 🎴 **Günün kartları #{ $number }**, en iyi sonuç: { $name }, { $score }, rakip { $opponent }
daily-best-none = Günün kartları #{ $number } bu seviyeye karşı hiç bitirilmedi.
button-daily-best = En iyi oyunu izle
button-daily-yesterday = Dünün en iyisini izle
button-daily-round = { $number }. tur
daily-post =
    ### 🎴 Günün kartları #{ $number } · 🧩 Bulmaca #{ $number }
    Herkese aynı kartlar, aynı durum. Yenileri: { $when }.
