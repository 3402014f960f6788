# Rozdanie dnia.

daily-name = Rozdanie dnia #{ $number }
daily-line-won = 🎴 Koi-Koi, rozdanie dnia #{ $number }: wygrana { $score }, przeciwnik: { $name }
daily-line-lost = 🎴 Koi-Koi, rozdanie dnia #{ $number }: przegrana { $score }, przeciwnik: { $name }
daily-line-drawn = 🎴 Koi-Koi, rozdanie dnia #{ $number }: remis { $score }, przeciwnik: { $name }
daily-line-resigned = 🎴 Koi-Koi, rozdanie dnia #{ $number }: mecz poddany przy wyniku { $score }, przeciwnik: { $name }
daily-line-round-won = 🟩 +{ $points }
daily-line-round-lost = 🟥 −{ $points }
daily-line-round-none = ⬜ 0
daily-line-calls = koi-koi ×{ $calls }
daily-line-about = Trzy rundy japońskich kart kwiatowych, te same dla wszystkich
daily-line-streak = { $about } · 🔥 { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}
daily-begun =
    🎴 **Rozdanie dnia #{ $number }** · trzy rundy z tymi samymi kartami dla wszystkich, przeciwnik: { $name }.
    Twoje karty przyjdą w prywatnej wiadomości; przycisk **{ button-hand }** otworzy je też tutaj.
daily-unfinished = 🎴 **Rozdanie dnia #{ $number }** nie jest jeszcze skończone. Wciąż liczy się za swój dzień.
button-daily-finish = Dokończ #{ $number }
button-daily-begin = Zagraj #{ $number }
daily-played = 🎴 **Rozdanie dnia #{ $number }** masz już za sobą.
daily-result = Punkty: **{ $points } do { $conceded }** · na razie { $rank }. miejsce
daily-void = 🎴 Rozdanie dnia #{ $number } skończyło się bez wyniku.
daily-next = -# Następne rozdanie będzie { $when }.
button-today = Dzisiejsze rozdanie
button-daily-table = Tabela dnia
button-share = Pokaż tutaj
daily-shared = **{ $name }**
    { $line }
daily-share-hint = -# Na kanale serwera można to pokazać przez `/koikoi rozdanie`.
daily-table-title = ### 🎴 Rozdanie dnia #{ $number } · { $where }
daily-table-level = Przeciwnik: { $name }
daily-table-all = wszyscy
daily-table-none = Nikt go jeszcze nie skończył. Zacznij: `/koikoi rozdanie`.
daily-table-line = **{ $rank }.** { $name } · { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
daily-table-line-calls = { $line } · koi-koi ×{ $calls }
daily-table-you = -# Ty: miejsce { $rank }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
button-daily-here = Ten serwer
button-daily-all = Wszyscy
daily-best = 🎴 Najlepszy wynik w **rozdaniu dnia #{ $number }**: { $name }, { $score }, przeciwnik: { $opponent }
daily-best-none = Nikt nie skończył rozdania dnia #{ $number } na tym poziomie.
button-daily-best = Zobacz najlepszą grę
button-daily-yesterday = Najlepsza z wczoraj
button-daily-round = Runda { $number }
daily-post =
    ### 🎴 Rozdanie dnia #{ $number } · 🧩 Zagadka #{ $number }
    Te same karty i ta sama pozycja dla wszystkich. Nowe pojawią się { $when }.
