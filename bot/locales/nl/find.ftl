# Een tegenstander vinden, op welke server dan ook.

command-find = zoeken
    .about = Ik zoek op alle servers een tegenstander voor je
option-name-find-rules = regels
    .about = De regels die je wilt (leeg: maakt niet uit welke)
option-name-find-pace = tempo
    .about = Live: jullie spelen allebei nu. Of een dag per beurt (leeg: live)
choice-find-any = Maakt niet uit welke

find-any = welke regels dan ook
find-pace-live = live
find-pace-daily = een dag per beurt
find-wish = -# { $rules } · { $pace } · je rating: { $rating }
find-looking = 🔎 **Ik zoek een tegenstander voor je**, op alle servers. Ik stuur je een bericht zodra er iemand is; dan heb je 90 seconden om op *{ button-find-play }* te drukken.
find-looking-here = 🔎 **Ik zoek een tegenstander voor je**, op alle servers. Zodra er iemand is, heb je 90 seconden om op *{ button-find-play }* te drukken.
find-looking-daily = 🔎 **Ik zoek een tegenstander voor een partij met een dag per beurt**, op alle servers. Als er iemand is, begint de partij meteen; je hebt een dag voor elke beurt.
find-rests = ⏸️ **Ik zoek even niet zolang je een livepartij speelt.** Zodra die voorbij is, zoek ik verder.
# Where a hidden message shows the search.
find-here = ⚠️ Ik kan je geen privéberichten sturen, dus ik kan het alleen hier laten zien, zonder geluid en hoogstens een kwartier: **blijf in dit kanaal.** Sta privéberichten toe van een server die we delen en zoek opnieuw, dan stuur ik je een bericht.
find-here-soon = ⚠️ Ik ben onze privéberichten nog aan het openen, een paar mensen tegelijk, dus ik kan het voorlopig alleen hier laten zien, zonder geluid en hoogstens een kwartier: **blijf in dit kanaal.**
find-here-flagged = ⚠️ Ik mag van Discord nu geen nieuwe privéberichten openen, dus ik kan het alleen hier laten zien, zonder geluid en hoogstens een kwartier: **blijf in dit kanaal.**
# The answer to the command; the search itself is a direct message.
find-in-dms = 🔎 Je zoektocht staat in [onze privéberichten]({ $url }). Daar krijg je bericht van me.
find-front = De ander kwam niet. Jij staat nu vooraan in de rij.
find-quiet = { $count ->
    [0] Er is al tien minuten niemand gekomen, en in de laatste vier weken heeft niemand op dit tijdstip een tegenstander gevonden. Voor een partij met een dag per beurt vind je makkelijker iemand.
    [one] Er is al tien minuten niemand gekomen. In de laatste vier weken vond { $count } persoon op dit tijdstip een tegenstander. Voor een partij met een dag per beurt vind je makkelijker iemand.
   *[other] Er is al tien minuten niemand gekomen. In de laatste vier weken vonden { $count } mensen op dit tijdstip een tegenstander. Voor een partij met een dag per beurt vind je makkelijker iemand.
}
find-until = -# Komt er niemand, dan stop ik { $when } met zoeken.
find-found = 🎴 **Ik heb een tegenstander voor je gevonden!** Rating { $rating }. Druk binnen 90 seconden op *{ button-find-play }*.
find-ready = ✔️ **Je bent er klaar voor.** Ik wacht op de ander, hoogstens 90 seconden.
find-begun = 🎴 Je partij tegen **{ $name }** is begonnen.
find-stopped = Ik zoek geen tegenstander meer.
find-missed = ⏰ Je drukte niet op tijd op *{ button-find-play }*, dus ik zoek niet meer.
find-unreached = Er was iemand, maar ik kon je niet bereiken, dus ik zoek niet meer. Sta privéberichten toe, of blijf de volgende keer hier.
find-over = Er kwam niemand, dus ik zoek niet meer. Met `/koikoi computer` speel je meteen tegen mij.
button-find-computer = Tegen de computer
button-find-daily = Een dag per beurt
button-find-stop = Stop met zoeken
button-find-play = Spelen
button-find-no = Nu niet
button-find-again = Opnieuw zoeken

games-looking = 🔎 **Ik zoek een tegenstander voor je** · begonnen { $since }
games-found = 🎴 **Ik heb een tegenstander voor je gevonden!** Druk op *{ button-find-play }*.

# To whoever has their hand where they asked for it, not in direct messages.
nudge-found = 🎴 **{ $name }** wacht op je.
# What two strangers say to the result of a round; both stand on one line.
hand-cheer = { $name }: { $cheer }
hand-wish = 🔁 **{ $name } wil nog een keer spelen.** Druk op *{ button-rematch }* om mee te doen; de uitnodiging verloopt { $when }.
rematch-asked-hand = Gevraagd. { $name } kan op *{ $button }* drukken om mee te doen; dan krijg je je nieuwe hand.
rematch-waits-hand = Je hebt het al gevraagd. Ik wacht op het antwoord van { $name }.

change-find = Tegenstanders op andere servers
ask-find = { $value } · Zoek buiten de server

refused-find-off = De admins van deze server hebben het zoeken naar tegenstanders op andere servers uitgezet. In onze privéberichten kun je het gebruiken.
refused-not-looking = Ik zoek geen tegenstander voor je. Begin met `/koikoi zoeken`.
refused-nobody-found = Die speler is er niet meer. Zoek een andere tegenstander met `/koikoi zoeken`.
refused-still-looking = Die speler is er niet meer. Ik zoek nog steeds een tegenstander voor je.
