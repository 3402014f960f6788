# Herhalingen, stap voor stap, en animaties van rondes.

button-replay = Herhaling
button-replay-here = Bekijk de herhaling
button-replay-first = Begin
button-replay-back = Terug
button-replay-next = Verder
button-replay-last = Einde
button-replay-open = Beide handen open
button-replay-table = Handen dicht
button-film = Animatie
button-film-play = ▶ Afspelen
replay-head = { $score } · { $round } · stap { $step } van { $steps }
replay-dealt = { $mark } { $name } deelt en begint.
replay-judged = -# 🔎 Analyse: deze keuze was { $grade }
replay-cut = -# Hier eindigt het verslag; de partij was nog niet voorbij.
replay-player = Speler { $number }
replay-rounds = Ga naar een ronde
replay-points = Ga naar een keerpunt
replay-point = { $round }, beurt { $turn }: { $grade }
replay-choose = Welke partij wil je terugzien? Je kunt ook een verslagbestand afspelen: `/koikoi herhaling`, optie *bestand*.
replay-which = Je afgelopen partijen
replay-none = Je hebt hier nog geen partij uitgespeeld. Voeg een verslagbestand bij om het af te spelen: `/koikoi herhaling`, optie *bestand*.
replay-reviewed = 🔎 De analyse is klaar: bij elke stap zegt de herhaling nu hoe goed er gespeeld werd, en er is een menu met keerpunten.
replay-accuracy = { $mark } { $name }: { $accuracy } nauwkeurig
film-still = -# Een stilstaand beeld, zoals je koos in `/koikoi ik`.
film-title = 🎞️ { $match } · { $round }
film-alt = Animatie, { $round }, beurt voor beurt. Aan het eind de uitslag:
film-alt-cut = Animatie, { $round }, beurt voor beurt. Er is geen uitslag.
alt-in-hand = In de hand, { $player }: { $cards }.

# Waarom een bestand niet kan worden afgespeeld.
record-none = dat is geen verslag. Een verslag is een tekstbestand dat begint met `koikoi 1`; je krijgt er een met *{ button-more }* → *{ button-record }* onder een uitslag.
record-size = het is groter dan welke partij ook. Een verslag heeft hoogstens { $kilobytes } KB en 100 rondes.
record-empty = er is geen ronde in gespeeld.
record-rules = regel { $line } noemt spelregels die niet bestaan, of die elkaar tegenspreken.
record-notation = regel { $line } begrijp ik niet.
record-illegal = wat er in regel { $line } staat, mag niet volgens de spelregels.
