moderation-title = ### Moderatie op { $guild }
moderation-about = Een lid blokkeren of weer laten spelen doe je met `/koikoi-admin moderatie` en de optie *lid*; een afgelopen partij ongeldig verklaren met de optie *partij* en het nummer ervan.
moderation-blocked = **Geblokkeerde leden**
moderation-nobody = Niemand is geblokkeerd.
moderation-choose = Kies een geblokkeerd lid
moderation-block = { $until ->
    [none] 🚫 { $name } · { $when }
   *[other] 🚫 { $name } · { $when } · eindigt { $until }
}
moderation-log = **Log**
moderation-no-log = Nog niets.
moderation-channel = **Kanaal voor het log.** Daar plaats ik wat admins hier doen: blokkades, ongeldige en beëindigde partijen, gewijzigde instellingen.
ask-log = Geen kanaal voor het log
moderation-back = Terug naar moderatie
moderation-may-play = **{ $name }** mag op deze server spelen. Geblokkeerde leden kunnen hier niets beginnen: geen uitdaging, geen tafel, geen toernooi, geen partij tegen de computer, geen kaarten van de dag. Partijen en toernooien die al begonnen zijn, gaan door; `/koikoi-admin afbreken` beëindigt een partij.
moderation-is-blocked = **{ $name }** is geblokkeerd en kan op deze server niets beginnen.
moderation-until = De blokkade eindigt vanzelf: { $until }, { $when }.
moderation-do-block = Blokkeren…
moderation-do-block-for = Enkele dagen blokkeren…
moderation-days = { $days ->
    [one] Eén dag lang
   *[other] { $days } dagen lang
}
moderation-lift = Weer laten spelen
moderation-warned = **Waarschuwingen**
moderation-choose-warned = Kies een gewaarschuwd lid
moderation-warning = { $until ->
    [none] ⚠️ { $name } · { $when }
   *[other] ⚠️ { $name } · { $when } · eindigt { $until }
}
moderation-do-warn = Waarschuwen…
moderation-no-end = Voor onbepaalde tijd
moderation-do-unwarn = Waarschuwing intrekken…
warn-title = Dit lid waarschuwen
warn-about = De speler krijgt dit te lezen bij de volgende opdracht hier, zonder jouw naam.
warned-title = ⚠️ De admins van { $guild } hebben je gewaarschuwd:
warned-line = { $until ->
    [none] - “{ $reason }”
   *[other] - “{ $reason }” · tot { $until }
}
moderation-reason-about = De admins van deze server kunnen het lezen.
block-title = Dit lid blokkeren
void-title = Partij { $match } ongeldig verklaren
void-question = Partij { $match } ongeldig verklaren? { $players } · { $score } · { $when }
    Op deze server telt die dan niet meer: de wijzigingen van de ratings worden teruggedraaid, en de partij verdwijnt uit ranglijsten en profielen. { $reach } Latere partijen blijven zoals ze geteld zijn, en prestaties blijven. Dit kan niet ongedaan worden gemaakt.
void-tournament = De partij hoort bij het toernooi **{ $name }**; de uitslagen daarvan blijven zoals ze zijn.
void-yes = Ongeldig verklaren…
void-done = Partij { $match } is ongeldig: op deze server telt die niet meer. { $reach }
void-reach-gain = Voor alle servers samen vervalt alleen wat iemand ermee won, totdat de beheerder van de bot het bevestigt.
void-reach-server = Voor alle servers samen telt die nog, totdat de beheerder van de bot het bevestigt: de partij is oud, of er zijn kortgeleden veel partijen ongeldig verklaard.
void-reach-all = De beheerder van de bot heeft het bevestigd: die telt nergens meer.
log-line = { $when } · { $line }
log-reason = { $line } · “{ $reason }”
log-reach = { $line } · { $reach }
log-until = { $line } · eindigt { $until }
log-block = 🚫 { $admin } blokkeerde { $name }
log-lift = ✅ { $admin } laat { $name } weer spelen
log-warn = ⚠️ { $admin } waarschuwde { $name }
log-unwarn = ✅ { $admin } trok een waarschuwing van { $name } in
log-void = 🧹 { $admin } verklaarde partij { $match } ongeldig
log-confirm = ✅ De beheerder van de bot bevestigde dat partij { $match } ongeldig is
log-waits = -# ⏳ Voor alle servers samen wacht dit nog op de beheerder van de bot.
log-abort = 🛑 { $admin } beëindigde partij { $match } zonder uitslag
log-settings = ⚙️ { $admin } wijzigde instellingen
log-match = { $match } ({ $players })
