# Wat de leraar zegt in oefenpartijen: hints, en de kansen van koi-koi.

button-hint = 💡 Hint
button-odds = Kansen
button-facts = Meer details

hint-best = 💡 **{ $action }**: { $reason }.
hint-best-though = 💡 **{ $action }**: { $reason }, maar de rest lijkt slechter.
hint-only = 💡 **{ $action }**: je hebt geen andere keuze.
hint-even = -# Ongeveer even goed: { $names }.
hint-even-many = -# Ongeveer even goed: { $names }, en nog { $count }.
hint-second = -# Op één na best: { $action }, zo’n { $points } punten minder.
hint-second-rarer = -# Op één na best: { $action }, daarmee win je de partij minder vaak.
hint-swap = 💡 Nog niemand heeft een hand gezien: de ene is net zo goed als de andere.

reason-gap = { "; " }
reason-opponent = je tegenstander
reason-the-other = de ander
list-and = { " en " }
list-or = { " of " }
list-and-more = { ", " }
list-or-more = { ", " }
reason-completes = maakt { $yaku }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
reason-completes-stop = maakt { $yaku }, goed voor { $stop } als je stopt
reason-adds = geeft { $points ->
    [one] 1 punt
   *[other] { $points } punten
} meer voor de yaku
reason-captures = pakt { $cards }
reason-denies = pakt { $cards } af, en dat heeft { $other } nodig voor { $yaku }
reason-builds = een stap naar { $yaku }
reason-gathers = verzamelt gewone kaarten
reason-safe = niemand anders kan die pakken
reason-safe-held = alleen terug te pakken met { $cards } in de hand
reason-returns = blijft die liggen, dan is die terug te pakken met { $cards } in de hand
reason-harmless = { $other } heeft er weinig aan
reason-nears-play = volgende beurt kan het { $yaku } worden met { $cards } uit de hand
reason-nears-take = volgende beurt kan het { $yaku } worden met { $cards } op het veld
reason-nears-held = met { $cards } in de hand wordt het { $yaku }
reason-nears-lying = met { $cards } op het veld wordt het { $yaku }
reason-nears = met { $cards } wordt het { $yaku }
reason-nears-many = nog maar één kaart voor { $yaku }
reason-waits = geen haast met { $cards }, want niemand anders kan die pakken
reason-stop-wins = daarmee is de partij gewonnen
reason-stop-ties = met Stop eindigt de partij gelijk
reason-stop-loses = met Stop is de partij verloren
reason-banks = { $points ->
    [one] 1 punt is zeker
   *[other] { $points } punten zijn zeker
}
reason-fears = { $other } mist alleen { $cards } voor { $yaku }
reason-fears-many = { $other } mist nog maar één kaart voor { $yaku }
reason-fears-more = { $other } kan stoppen met nog één kaart voor { $yaku }
reason-gives = het zou { $other } { $yaku } kunnen geven
reason-feeds = { $other } zou meer kunnen krijgen voor { $yaku } en dan stoppen
reason-exposes = het zou { $other } dicht bij { $yaku } kunnen brengen
reason-none = niets bijzonders, maar op den duur het beste

odds-chances = 🎲 **Koi-koi**: { $own }% dat jij scoort, { $other }% je tegenstander, { $nobody }% niemand.
odds-points = **Stop** { $stop } · **koi-koi** { $koi } gemiddeld (de punten van je tegenstander zijn er al af).
odds-match = Kans om de partij te winnen: stop { $stop }%, koi-koi { $koi }%.
odds-even = 💡 Allebei ongeveer even goed: kies wat je wilt.
odds-stop = 💡 Ik zou **stoppen**.
odds-stop-because = 💡 Ik zou **stoppen**: { $reason }.
odds-stop-for-the-match = 💡 Ik zou **stoppen**: gemiddeld minder punten, maar zo win je de partij vaker.
odds-koi = 💡 Ik zou **koi-koi** roepen.
odds-koi-because = 💡 Ik zou **koi-koi** roepen: { $reason }.
odds-koi-for-the-match = 💡 Ik zou **koi-koi** roepen: gemiddeld minder punten, maar zo win je de partij vaker.
