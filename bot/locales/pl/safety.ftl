# Żeby trzymać się od kogoś z daleka.

button-block = Zablokuj
block-question = Zablokować tę osobę: { $name }? Nie rzuci ci już wyzwania, `/koikoi znajdź` nigdy was nie połączy, a otwarte wyzwanie między wami zostanie zamknięte. Druga strona się o tym nie dowie. Do stołu, który otwierasz dla wszystkich, nadal może usiąść każdy.
button-block-yes = Tak, zablokuj
button-block-no = Nie
block-done = Blokada założona: { $name }. Swoimi blokadami zarządzasz w `/koikoi moje-ustawienia`.
block-known = Ta blokada już jest: { $name }. Swoimi blokadami zarządzasz w `/koikoi moje-ustawienia`.
block-match-runs = Ten mecz trwa dalej, chyba że go poddasz.
block-kept = Nic się nie zmieniło.
button-blocks = Twoje blokady
blocks-title = ### Twoje blokady
blocks-none = Nikogo nie blokujesz.
blocks-line = { $name } · { $since }
button-unblock = Odblokuj
blocks-lifted = Blokada zdjęta: { $name }.
blocks-note = -# Tę listę widzisz tylko ty. *{ button-block }* jest w menu każdego meczu z człowiekiem.

button-report-person = Zgłoś gracza
report-person-about = Zgłosić tę osobę gospodarzowi bota: { $name }? Gospodarz przeczyta to z zapisem meczu i może kogoś wykluczyć. { $name } się o tym nie dowie.
report-why = Dlaczego?
report-reason-leaving = Porzuca mecze albo przeciąga czas
report-reason-unfair = Gra nieuczciwie
report-reason-name = Obraźliwa nazwa lub obrazek
report-reason-other = Coś innego
report-person-label = Co się stało?
reported-person = Dziękuję. Gospodarz może to przeczytać. { $name } się o tym nie dowie.
host-report-about = O graczu { $name }: { $reason }

find-pause = Ostatnio zdarzyło ci się porzucić kilka znalezionych meczów: przeciwnika możesz znów szukać { $when }.

refused-blocked-by-you = Nie możesz rzucić wyzwania, bo blokujesz tę osobę: { $name }. Swoimi blokadami zarządzasz w `/koikoi moje-ustawienia`.
refused-no-opponent = W tym meczu nie ma kogo zablokować ani zgłosić.
refused-former-opponent = Ta osoba usunęła swoje dane i z tego meczu nic już nie prowadzi do jej konta, dlatego nie można jej tu zablokować ani zgłosić. O tym, co się stało, możesz nadal napisać gospodarzowi bota: *{ button-report }*. Jeśli to konto znów z tobą zagra, możesz je wtedy zablokować.
refused-barred-from-find = Gospodarz tego bota wyklucza cię z `/koikoi znajdź`. Na swoich serwerach możesz grać.
refused-find-paused = Ostatnio zdarzyło ci się porzucić kilka meczów, które dla ciebie znalazłem, albo na nie nie przyjść. Przeciwnika możesz znów szukać { $when }.
