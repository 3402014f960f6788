# Herinner me: regels per privébericht.

me-remind = Herinneringen: de kaarten en de puzzel van de dag, nieuwe tafels
button-remind = Herinner me
remind-title = ### Herinneringen
remind-about = Eén keer per dag, op een tijd die jij kiest, stuur ik je een privébericht als je de kaarten of de puzzel van de dag nog niet hebt gespeeld. Na een week zonder reactie houdt het vanzelf op.
remind-is-off = **Uit**
remind-is-on = **Aan:** elke dag om { $time }. Het volgende bericht komt { $when }.
remind-closed = ⚠️ Ik heb het uitgezet, want ik mocht je van Discord geen berichten sturen. Sta privéberichten toe in de privacy-instellingen van een server die we delen, en kies dan opnieuw.
remind-lapsed = ⚠️ Ik kon je het bericht van { $day } niet op tijd sturen.
remind-clock-ask = Hoe laat is het nu bij jou?
remind-hour-ask = Hoe laat zal ik je eraan herinneren?
# Nederlands telt tot 24: `half` blijft leeg.
remind-hour-am = { $hour }:00 uur{ $half ->
    [0] {""}
   *[any] {""}
}
remind-hour-pm = { $hour }:00 uur{ $half ->
    [0] {""}
   *[any] {""}
}
remind-clock-am = { $hour }:00 tot { $hour }:59{ $half ->
    [0] {""}
   *[any] {""}
}
remind-clock-pm = { $hour }:00 tot { $hour }:59{ $half ->
    [0] {""}
   *[any] {""}
}
# A menu, after the hour that the clock shows.
ask-zone = Welke plaats ligt in jouw tijdzone?
button-zone = Andere tijdzone
remind-zone = Jouw klok: **{ $place }**, waar het nu { $time } uur is.
button-remind-off = Uitzetten
button-remind-stop = Niet meer herinneren
reminder-both = 🎴 De **kaarten van de dag #{ $number }** en de **puzzel #{ $number }** zijn er.
reminder-deal = 🎴 De **kaarten van de dag #{ $number }** zijn er.
reminder-puzzle = 🧩 De **puzzel #{ $number }** is er.
reminder-last = -# Je hebt een week niet gereageerd, dus dit is de laatste herinnering.
reminder-stopped = Ik stuur je geen herinneringen meer. Met `/koikoi ik` zet je ze weer aan.
alerts-about = **Tafels op deze server.** Als iemand een tafel opent en wacht, stuur ik je een privébericht met een link, hoogstens { $most } keer per dag, en niet terwijl je speelt.
alerts-are-on = **Aan** voor { $guild }
alerts-are-off = **Uit** voor { $guild }
alerts-elsewhere = -# Dat stel je per server in: gebruik daar `/koikoi ik`.
button-alerts-on = Tafels hier melden
button-alerts-off = Niet meer melden
alerts-stopped = Ik laat je niets meer weten over tafels daar. Met `/koikoi ik` op die server zet je het weer aan.
alert = 🎴 { $name } heeft op **{ $guild }** een tafel geopend en wacht op iemand om te spelen.
alert-several = 🎴 { $name } heeft op **{ $guild }** een tafel voor meerdere spelers geopend.
button-alert-go = Naar de tafel
button-alerts-stop = Niets meer van deze server
