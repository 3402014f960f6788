# De kaarten van de dag.

daily-name = Kaarten van de dag #{ $number }
daily-line-won = 🎴 Koi-Koi, kaarten van de dag #{ $number }: { $score } gewonnen van { $name }
daily-line-lost = 🎴 Koi-Koi, kaarten van de dag #{ $number }: { $score } verloren van { $name }
daily-line-drawn = 🎴 Koi-Koi, kaarten van de dag #{ $number }: gelijkspel, { $score }, tegen { $name }
daily-line-resigned = 🎴 Koi-Koi, kaarten van de dag #{ $number }: opgegeven bij { $score } tegen { $name }
daily-line-round-won = 🟩 +{ $points }
daily-line-round-lost = 🟥 −{ $points }
daily-line-round-none = ⬜ 0
daily-line-calls = koi-koi ×{ $calls }
daily-line-about = Drie rondes Japanse bloemenkaarten, voor iedereen dezelfde
daily-line-streak = { $about } · 🔥 { $days } dagen op rij
daily-begun =
    🎴 **Kaarten van de dag #{ $number }** · drie rondes tegen { $name }, met voor iedereen dezelfde kaarten.
    Je hand komt als privébericht; **{ button-hand }** opent hem ook hier.
daily-unfinished = 🎴 Je hebt de **kaarten van de dag #{ $number }** nog niet uitgespeeld. Ze tellen nog gewoon voor hun eigen dag.
button-daily-finish = #{ $number } afmaken
button-daily-begin = #{ $number } spelen
daily-played = 🎴 Je hebt de **kaarten van de dag #{ $number }** gespeeld.
daily-result = **{ $points } tegen { $conceded }** punten · tot nu toe plek { $rank }
daily-void = 🎴 Kaarten van de dag #{ $number }: geëindigd zonder uitslag.
daily-next = -# De volgende kaarten komen { $when }.
button-today = Kaarten van vandaag
button-daily-table = Ranglijst van de dag
button-share = Hier plaatsen
daily-shared = **{ $name }**
    { $line }
daily-share-hint = -# Met `/koikoi dagkaarten` in een kanaal van een server kun je dit daar plaatsen.
daily-table-title = ### 🎴 Kaarten van de dag #{ $number } · { $where }
daily-table-level = Tegen { $name }
daily-table-all = iedereen
daily-table-none = Nog niemand heeft ze uitgespeeld. Begin met `/koikoi dagkaarten`.
daily-table-line = **{ $rank }.** { $name } · { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
daily-table-line-calls = { $line } · koi-koi ×{ $calls }
daily-table-you = -# Jij: plek { $rank }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
button-daily-here = Deze server
button-daily-all = Iedereen
daily-best = 🎴 Beste resultaat met de **kaarten van de dag #{ $number }**: { $name }, { $score } tegen { $opponent }
daily-best-none = Tegen dit niveau speelde niemand de kaarten van de dag #{ $number } uit.
button-daily-best = Bekijk de beste partij
button-daily-yesterday = De beste van gisteren
button-daily-round = Ronde { $number }
daily-post =
    ### 🎴 Kaarten van de dag #{ $number } · 🧩 Puzzel #{ $number }
    Voor iedereen dezelfde kaarten en dezelfde stelling. Nieuwe komen { $when }.
