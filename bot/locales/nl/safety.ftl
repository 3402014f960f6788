# Om iemand op afstand te houden.

button-block = Blokkeren
block-question = { $name } blokkeren? { $name } kan je dan niet meer uitdagen, `/koikoi zoeken` brengt jullie nooit samen, en een uitdaging die tussen jullie openstaat, vervalt. { $name } krijgt dit niet te horen. Aan een tafel die je voor iedereen opent, kan nog altijd iedereen gaan zitten.
button-block-yes = Ja, blokkeren
button-block-no = Nee
block-done = Je hebt { $name } geblokkeerd. Je blokkades beheer je met `/koikoi ik`.
block-known = Je had { $name } al geblokkeerd. Je blokkades beheer je met `/koikoi ik`.
block-match-runs = Deze partij gaat door, tenzij je die opgeeft.
block-kept = Er is niets veranderd.
button-blocks = Je blokkades
blocks-title = ### Je blokkades
blocks-none = Je hebt niemand geblokkeerd.
blocks-line = { $name } · { $since }
button-unblock = Deblokkeren
blocks-lifted = Je blokkeert { $name } niet meer.
blocks-note = -# Alleen jij ziet deze lijst. *{ button-block }* staat in het menu van elke partij tegen een mens.

button-report-person = Speler melden
report-person-about = { $name } melden bij de beheerder van deze bot? Die leest je melding samen met het verslag van deze partij, en kan spelers weren. { $name } krijgt dit niet te horen.
report-why = Waarom?
report-reason-leaving = Verlaat partijen of rekt tijd
report-reason-unfair = Speelt oneerlijk
report-reason-name = Aanstootgevende naam of foto
report-reason-other = Iets anders
report-person-label = Wat is er gebeurd?
reported-person = Bedankt. De beheerder van de bot kan het lezen. { $name } krijgt dit niet te horen.
host-report-about = Over { $name }: { $reason }

find-pause = Je hebt de laatste tijd meerdere partijen verlaten die ik voor je vond. Je kunt { $when } weer een tegenstander zoeken.

refused-blocked-by-you = Je kunt { $name } niet uitdagen omdat je { $name } hebt geblokkeerd. Je blokkades beheer je met `/koikoi ik`.
refused-no-opponent = In deze partij is er niemand die je zou kunnen blokkeren of melden.
refused-former-opponent = Deze speler heeft alle eigen gegevens gewist. Deze partij leidt dus niet meer naar het account, en je kunt het hier niet blokkeren of melden. Met *{ button-report }* kun je de beheerder van de bot nog wel laten weten wat er gebeurd is. Speelt het account weer tegen je, dan kun je het op dat moment blokkeren.
refused-barred-from-find = De beheerder van deze bot heeft je uitgesloten van `/koikoi zoeken`. Op je servers kun je gewoon spelen.
refused-find-paused = Je hebt de laatste tijd meerdere partijen verlaten die ik voor je vond, of kwam niet opdagen. Je kunt { $when } weer een tegenstander zoeken.
