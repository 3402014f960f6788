moderation-title = ### Moderacja na serwerze { $guild }
moderation-about = Żeby kogoś zablokować albo odblokować, użyj `/koikoi-admin moderacja` z opcją *osoba*; żeby unieważnić zakończony mecz, z opcją *mecz* i jego numerem.
moderation-blocked = **Zablokowane osoby**
moderation-nobody = Nie ma blokad.
moderation-choose = Wybierz zablokowaną osobę
moderation-block = { $until ->
    [none] 🚫 { $name } · { $when }
   *[other] 🚫 { $name } · { $when } · koniec { $until }
}
moderation-log = **Dziennik**
moderation-no-log = Jeszcze nic.
moderation-channel = **Kanał dla dziennika.** Na jednym kanale piszę o tym, co robią tu admini: blokady, unieważnione mecze, zakończone mecze, zmiany ustawień.
ask-log = Bez kanału dla dziennika
moderation-back = Wróć do moderacji
moderation-may-play = **{ $name }** może grać na tym serwerze. Zablokowane osoby nie mogą tu niczego zacząć: wyzwania, stołu, turnieju, meczu z komputerem ani rozdania dnia. Zaczęte mecze i turnieje trwają dalej; mecz kończy `/koikoi-admin przerwij`.
moderation-is-blocked = **{ $name }** ma blokadę i nie może niczego zacząć na tym serwerze.
moderation-until = Blokada skończy się sama: { $until }, { $when }.
moderation-do-block = Zablokuj…
moderation-do-block-for = Zablokuj na kilka dni…
moderation-days = { $days ->
    [one] Na jeden dzień
    [few] Na { $days } dni
    [many] Na { $days } dni
   *[other] Na { $days } dnia
}
moderation-lift = Odblokuj
moderation-warned = **Ostrzeżenia**
moderation-choose-warned = Wybierz osobę z ostrzeżeniem
moderation-warning = { $until ->
    [none] ⚠️ { $name } · { $when }
   *[other] ⚠️ { $name } · { $when } · koniec { $until }
}
moderation-do-warn = Ostrzeż…
moderation-no-end = Bez końca
moderation-do-unwarn = Cofnij ostrzeżenie…
warn-title = Ostrzeż tę osobę
warn-about = Ta osoba przeczyta to przy następnym poleceniu tutaj, bez twojego nicku.
warned-title = ⚠️ Admini serwera { $guild } dają ci ostrzeżenie:
warned-line = { $until ->
    [none] - „{ $reason }”
   *[other] - „{ $reason }” · do { $until }
}
moderation-reason-about = Mogą to przeczytać admini tego serwera.
block-title = Zablokuj tę osobę
void-title = Unieważnij mecz { $match }
void-question = Unieważnić mecz { $match }? { $players } · { $score } · { $when }
    Na tym serwerze nie będzie się już liczył: jego zmiany w rankingach zostaną cofnięte, a sam zniknie z tablic wyników i profili. { $reach } Późniejsze mecze zostają policzone tak jak były, osiągnięcia też zostają. Tego nie da się cofnąć.
void-tournament = Należy do turnieju **{ $name }**; jego wyniki zostają bez zmian.
void-yes = Unieważnij…
void-done = Mecz { $match } jest unieważniony: na tym serwerze już się nie liczy. { $reach }
void-reach-gain = Na wszystkich serwerach razem przepada na razie tylko to, co ktoś na nim zyskał; resztę musi potwierdzić gospodarz bota.
void-reach-server = Na wszystkich serwerach razem liczy się dalej, dopóki nie potwierdzi tego gospodarz bota: jest dawny albo ostatnio unieważniono wiele meczów.
void-reach-all = Gospodarz bota to potwierdził: nigdzie się już nie liczy.
log-line = { $when } · { $line }
log-reason = { $line } · „{ $reason }”
log-reach = { $line } · { $reach }
log-until = { $line } · koniec { $until }
log-block = 🚫 Admin { $admin } zablokował gracza { $name }
log-lift = ✅ Admin { $admin } odblokował gracza { $name }
log-warn = ⚠️ Admin { $admin } dał ostrzeżenie graczowi { $name }
log-unwarn = ✅ Admin { $admin } cofnął ostrzeżenie graczowi { $name }
log-void = 🧹 Admin { $admin } unieważnił mecz { $match }
log-confirm = ✅ Gospodarz bota potwierdził, że mecz { $match } jest unieważniony
log-waits = -# ⏳ Na wszystkich serwerach razem to jeszcze czeka na gospodarza bota.
log-abort = 🛑 Admin { $admin } zakończył mecz { $match } bez wyniku
log-settings = ⚙️ Admin { $admin } zmienił ustawienia
log-match = { $match } ({ $players })
