# Om iemand op afstand te houden.

button-block = Blokkeren
block-question = { $name } blokkeren? Jou uitdagen kan dan niet meer, `/koikoi zoeken` brengt jullie nooit samen, en een uitdaging die tussen jullie openstaat, vervalt. { $name } krijgt dit niet te horen. Aan een tafel die je voor iedereen opent, kan nog altijd iedereen gaan zitten.
button-block-yes = Ja, blokkeren
button-block-no = Nee
block-done = Je hebt { $name } geblokkeerd. `/koikoi ik` toont wie je blokkeert, en heft het op.
block-known = Je had { $name } al geblokkeerd. `/koikoi ik` toont wie je blokkeert, en heft het op.
block-match-runs = Deze partij gaat door, tenzij je die opgeeft.
block-kept = Er is niets veranderd.
button-blocks = Blokkades
blocks-title = ### Je blokkades
blocks-none = Je hebt niemand geblokkeerd.
blocks-line = { $name } · { $since }
blocks-lift = Een blokkade opheffen
blocks-lifted = Je blokkeert { $name } niet meer.
blocks-note = -# Alleen jij ziet deze lijst. *{ button-block }* staat in het menu van elke partij tegen een mens.

button-report-person = Speler melden
report-person-about = { $name } melden bij de beheerder van deze bot? Die leest het met het verslag van deze partij, en kan mensen weren. { $name } krijgt dit niet te horen.
report-why = Waarom?
report-reason-leaving = Verlaat partijen of laat de tijd aflopen
report-reason-unfair = Speelt oneerlijk
report-reason-name = Kwetsende naam of foto
report-reason-other = Iets anders
report-person-label = Wat is er gebeurd?
reported-person = Bedankt. De beheerder van de bot kan het lezen. { $name } krijgt dit niet te horen.
host-report-about = Over { $name }: { $reason }

find-pause = Je verliet de laatste tijd meerdere gevonden partijen: een tegenstander zoeken kan weer { $when }.

refused-blocked-by-you = Je kunt { $name } niet uitdagen: je hebt { $name } geblokkeerd. `/koikoi ik` toont wie je blokkeert, en heft het op.
refused-no-opponent = In deze partij is er niemand die je zou kunnen blokkeren of melden.
refused-former-opponent = Deze speler heeft zijn gegevens gewist, en vanuit deze partij leidt niets meer naar het account. Daarom kun je het hier niet blokkeren of melden. Wat er gebeurd is, kun je de beheerder van de bot nog wel schrijven met *{ button-report }*. Speelt het account weer tegen je, dan kun je het op dat moment blokkeren.
refused-barred-from-find = De beheerder van deze bot laat je niet toe bij `/koikoi zoeken`. Op je servers kun je spelen.
refused-find-paused = De laatste tijd verliet je meerdere partijen die ik voor je vond, of kwam je niet opdagen. Een tegenstander zoeken kan weer { $when }.
