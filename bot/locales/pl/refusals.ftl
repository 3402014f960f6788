# Dlaczego coś się nie udało: krótko, życzliwie i co robić teraz.

refused-unknown-match = Nie mogę znaleźć tego meczu. Może został usunięty.
refused-not-your-seat = Oglądasz ten mecz; to mogą zrobić tylko jego gracze.
refused-not-your-seat-over = Ten mecz się skończył; to mogą zrobić tylko jego gracze. Własny zaczniesz tak: `/koikoi zagraj`.
refused-others-deal = To rozdanie dnia, które gra { $name }. Twoje: `/koikoi rozdanie`.
refused-own-cheer = Brawa są dla widzów. Ta runda jest twoja!
refused-cheered = W tej rundzie twoje brawa już były. Następna duża znów może je dostać.
refused-not-your-turn = Chwileczkę: to nie twoja kolej.
refused-stale-action = To już zrobione. Otwórz swoje karty jeszcze raz i zobacz, jak to teraz wygląda.
refused-illegal = To teraz niemożliwe.
refused-not-started = Ten mecz jeszcze się nie zaczął.
refused-not-finished = Ten mecz jeszcze trwa.
refused-not-casual = Podpowiedzi są do ćwiczenia z komputerem (ale nie w rozdaniu dnia). Tutaj grasz bez pomocy.
refused-no-teacher = Nie mogę teraz tego policzyć. Zapytaj, proszę, za chwilę.
refused-already-started = To wyzwanie zostało już przyjęte.
refused-already-finished = Ten mecz się skończył.
refused-both-began = Obie strony zagrały już kartę: możesz poddać mecz albo zaproponować odwołanie.
refused-needs-result = Tego meczu nie można odwołać: turniej i stół dla kilku osób potrzebują wyniku. W grze z komputerem po prostu poddaj mecz.
refused-no-offer = Nikt ci już nie proponuje odwołania: mecz trwa.
refused-offers-used = W tym meczu były już dwie twoje propozycje. Możesz grać dalej albo poddać mecz.
refused-challenge-expired = Czas na to wyzwanie minął, zanim zostało przyjęte.
refused-challenge-over = To wyzwanie jest zamknięte.
refused-not-invited = To wyzwanie jest dla kogoś innego: { $name }. Własne rzucisz przez `/koikoi zagraj`.
refused-own-challenge = To twoje własne wyzwanie: przyjąć może je { $name }. Wycofasz je przyciskiem *{ $button }*.
refused-own-challenge-table = To twój własny stół: usiąść może każdy inny. Zamkniesz go przyciskiem *{ $button }*.
refused-own-match = Grasz w tym meczu, więc nie możesz zakończyć go bez wyniku. Poddaj go albo poproś innego admina.
refused-table-not-yours = Ten stół może zamknąć tylko osoba, która go otworzyła: { $name }. Możesz usiąść i zagrać.
refused-not-your-challenge = Wyzwanie może wycofać tylko ten, kto je rzucił.
refused-not-your-table = To menu jest dla osoby, która otworzyła stół: { $name }. Możesz usiąść i zagrać.
refused-not-your-table-over = To menu jest dla osoby, która otworzyła stół: { $name }. Własny mecz zaczniesz przez `/koikoi komputer`.
refused-self-challenge = Nie da się grać ze sobą: rzuć wyzwanie komuś innemu albo spróbuj `/koikoi komputer`.
refused-challenges-off = { $name } nie przyjmuje teraz wyzwań.
refused-already-invited = Jest już między wami otwarte wyzwanie: pokaże je `/koikoi mecze`.
refused-table-open = Twój stół jest tu jeszcze otwarty: pokaże go `/koikoi mecze`.
refused-table-open-at = Twój stół jest tu jeszcze otwarty: [do niego]({ $url }).
refused-too-many-matches = Tyle naraz się nie da: najwyżej { $limit ->
    [one] { $limit } mecz
    [few] { $limit } mecze
    [many] { $limit } meczów
   *[other] { $limit } meczu
}. Najpierw skończ albo poddaj któryś: `/koikoi mecze`.
refused-too-many-invitations = { $limit ->
    [one] Czeka już { $limit } twoje wyzwanie
    [few] Czekają już { $limit } twoje wyzwania
    [many] Czeka już { $limit } twoich wyzwań
   *[other] Czeka już { $limit } twojego wyzwania
}. Najpierw wycofaj któreś: `/koikoi mecze`.
refused-too-fast = To dużo naraz: możesz zaczynać najwyżej { $limit } meczów lub wyzwań na minutę. Spróbuj, proszę, za chwilę.
refused-empty-report = Napisz, proszę, na czym polega problem.
refused-too-many-reports = Liczba twoich zgłoszeń w ciągu godziny: { $limit }. Odczekaj, proszę, chwilę przed następnym.
refused-unknown-report = Tego zgłoszenia już nie ma.
refused-answered-report = To zgłoszenie ma już odpowiedź.
refused-barred = Gospodarz tego bota cię wykluczył: nie możesz go używać. Swoje dane możesz wciąż pobrać albo usunąć: `/koikoi dane`.
refused-barred-server = Gospodarz tego bota nie chce, żeby używano go na tym serwerze. Bot odchodzi.
refused-erasing = Te dane są właśnie usuwane. Spróbuj ponownie za minutę.
refused-blocked = Admini tego serwera zablokowali ci tu grę. Zaczęte mecze trwają dalej, a na innych serwerach możesz grać jak dotąd.
refused-blocked-until = Admini tego serwera zablokowali ci tu grę. Zaczęte mecze trwają dalej, a na innych serwerach możesz grać jak dotąd. Blokada skończy się { $when }.
refused-blocked-other = Admini tego serwera zablokowali tu grę tej osobie: { $name }.
refused-blocked-already = { $name } ma już blokadę.
refused-not-blocked = { $name } nie ma blokady.
refused-own-block = Nie możesz zdjąć własnej blokady. Poproś innego admina.
refused-not-warned = To ostrzeżenie już nie obowiązuje.
refused-own-warning = Nie możesz cofnąć własnego ostrzeżenia. Poproś innego admina.
refused-not-below-you = { $name } zarządza tym serwerem i nie stoi niżej od ciebie, więc nie możesz zablokować tej osoby.
refused-own-void = To twój mecz, więc nie możesz go unieważnić. Poproś innego admina.
refused-void-already = Ten mecz jest już unieważniony.
refused-void-in-tournament = Runda tego meczu w turnieju jeszcze trwa, więc na razie nie da się go unieważnić. Popraw wynik tam: `/koikoi-admin turniej`.
refused-not-counted = Ten mecz nie liczy się do rankingów ani tablic wyników, więc nie ma czego unieważniać.
refused-not-host = To może zrobić tylko gospodarz bota.
refused-maintenance = Nic nowego nie może się teraz zacząć, ale co trwa, trwa dalej. Gospodarz bota mówi: { $reason }
refused-channel-full = Ten kanał jest pełny, liczba meczów w grze: { $limit }. Spróbuj na innym kanale albo wróć trochę później.
refused-guild-full = Ten serwer jest pełny, liczba meczów w grze: { $limit }. Wróć trochę później.
refused-channel-not-allowed = Na tym serwerze mecze gra się na kanałach: { $channels }.
refused-channels-deleted = Na tym serwerze mecze gra się na kanałach, które zostały usunięte. Ktoś, kto zarządza serwerem, może wybrać inne: `/koikoi-admin ustawienia`.
refused-nobody-absent = Przeciwnik wrócił albo wciąż ma czas: mecz trwa dalej.
refused-daily-played = Rozdanie dnia #{ $number } było już grane, zanim twoje dane zostały usunięte. Następne będzie { $when }.
refused-unknown-choice = Ta zagadka nie ma takiego wyboru. Dzisiejszą pokaże `/koikoi zagadka`.
refused-unknown-level = Nie ma gracza komputerowego „{ $level }”.
refused-invalid-setting = Tak się nie da: { $reason }
refused-bot = Inne boty nie grają. Zagraj ze mną: `/koikoi komputer`.
refused-guild-only = Wyzwania rzuca się na kanale serwera. Tutaj możesz poszukać przeciwnika na wszystkich serwerach (`/koikoi znajdź`) albo zagrać ze mną (`/koikoi komputer`).
refused-no-writing = Ten kanał nie jest dla nas: jedno z nas, ty albo ja, nie może tu pisać.
refused-channel-gone = Kanał tego meczu został usunięty. Nowy mecz zaczniesz na innym kanale: `/koikoi zagraj`.
refused-not-in-thread = Nie widzę tego wątku: w prywatnym wątku muszę być członkiem. Najpierw oznacz mnie tam: { $bot }. Potem spróbuj jeszcze raz.
refused-thread-locked = Ten wątek jest zablokowany, więc nie mogę tu pisać. Odblokować go może ktoś, kto zarządza wątkami.
refused-left = Nie ma cię już na serwerze, na którym to grano.
refused-not-member = Tej osoby nie ma na tym serwerze.
refused-admin = To mogą zrobić tylko osoby, które zarządzają serwerem.
refused-absent = Nie mogę tam publikować: nie ma mnie na tamtym serwerze, choć możesz tam używać moich poleceń. Dodać może mnie ktoś, kto nim zarządza: { $url }
refused-outside = To działa tylko na serwerze, na którym jestem, a tutaj mnie nie ma. Dodać może mnie ktoś, kto zarządza serwerem: { $url }
refused-permission = { $count ->
    [one] Nie mogę tu jeszcze postawić stołu: potrzebuję na tym kanale uprawnienia: { $permissions }.
    [few] Nie mogę tu jeszcze postawić stołu: potrzebuję na tym kanale uprawnień: { $permissions }.
    [many] Nie mogę tu jeszcze postawić stołu: potrzebuję na tym kanale uprawnień: { $permissions }.
   *[other] Nie mogę tu jeszcze postawić stołu: potrzebuję na tym kanale uprawnień: { $permissions }.
}
refused-nothing-waits = Nic teraz na ciebie nie czeka.
refused-old-button = Ten przycisk jest ze starszej wersji. Twoje mecze pokaże `/koikoi mecze`.
refused-day-not-over = To rozdanie można jeszcze zagrać. Najlepszą grę zobaczysz { $when }.
refused-old-form = Ten formularz był zbyt długo otwarty. Otwórz go, proszę, jeszcze raz.
refused-no-channel = Tego kanału nie ma już na serwerze.
refused-late-form = Za długo mi to zajęło. Naciśnij, proszę, przycisk jeszcze raz.
refused-own-first = Grasz jeszcze te same karty. Najpierw skończ swój mecz: `/koikoi mecze`.
refused-share-server = To działa na kanale serwera: użyj polecenia tam.
refused-unreadable-record = Nie mogę odtworzyć tego pliku: { $reason }
refused-file-gone = Pliku zapisu już nie ma. Załącz go, proszę, jeszcze raz: `/koikoi powtórka`.
refused-film-twice = Animacja tej rundy już tu jest.
refused-bot-member = Mecze botów się nie liczą. Wybierz człowieka.
refused-share-twice = Twój wynik już tu jest.
refused-share-lost = Discord miał problem i nie wiem, czy to się opublikowało. Jeśli tego tu nie widać, naciśnij jeszcze raz.
refused-stopping = Właśnie się restartuję. Spróbuj, proszę, za chwilę.
refused-restarted = Restart nastąpił, zanim zdążyłem odpowiedzieć. Użyj, proszę, polecenia jeszcze raz.
refused-store-away = Nie mam teraz dostępu do swojej bazy danych; twój mecz jest bezpieczny. Spróbuj, proszę, za minutę.
refused-discord-away = Discord mi teraz nie odpowiada. Spróbuj, proszę, za minutę.
refused-filtered = ⚠️ AutoMod tego serwera zatrzymał moją wiadomość, więc inni jej nie widzą. Admin może zwolnić moją rolę z jego reguł: *Ustawienia serwera → AutoMod*.
refused-hidden-outside = ⚠️ Discord pokazuje moją odpowiedź tylko tobie: na tym serwerze aplikacje, które masz tylko ty, nie mogą publikować dla wszystkich.
refused-message = ⚠️ Discord nie przyjął mojej wiadomości. Jeśli to się powtórzy, podaj adminowi ten kod: `{ $code }`.
refused-broken = Przepraszam, coś poszło u mnie nie tak; twój mecz jest bezpieczny. Jeśli to się powtórzy, podaj adminowi ten numer: `{ $reference }`.

setting-preset = nie ma takich zasad.
setting-option = nie ma takiej opcji.
setting-combine = koi-koi i blaski na polu można dodawać tylko tam, gdzie liczy się jedno i drugie, a 7 punktów się nie podwaja.
setting-target = z tą pulą cel byłby osiągnięty od początku.
setting-yaku = jakieś yaku musi być coś warte.
setting-never = nikt nie mógłby punktować: w takim meczu nie da się ułożyć żadnego yaku, które się liczy. Podziwianie może wymagać innego yaku, a karty miesiąca liczą się tylko w meczu na 12 rund.
setting-target-far = mecz do tylu punktów trwałby ponad 100 rund. Wybierz niższy cel albo daj za yaku więcej punktów.
setting-target-paid = tego celu nikt nie osiągnie: z tą pulą przegrany zapłaci wcześniej wszystko. Wybierz najwyżej dwa razy tyle, ile wynosi pula.
setting-round-live = ten mecz jest za długi na rundę turnieju na żywo, która ma 90 minut. Wybierz krótszy mecz albo graj z dniem na ruch.
setting-round-days = ten mecz jest za długi na tak mało dni w rundzie. Daj co najmniej dzień na każde trzy rundy meczu albo wybierz krótszy mecz.
setting-round-turn = runda skończyłaby się, zanim minie czas jednego ruchu. Wybierz więcej dni na rundę albo w ustawieniach krótszy czas dla tempa „dzień na ruch”.
setting-length = mecz ma od 1 do 24 rund.
setting-live-minutes = ruch na żywo trwa od 1 do 60 minut.
setting-daily-hours = przy tempie „dzień na ruch” ruch trwa od 1 do 168 godzin.
setting-channels = można wybrać najwyżej 50 kanałów.
setting-line = to nie jest wiersz zasad. Zaczyna się od `koikoi-rules:` i jest na drugim serwerze pod *{ button-share-rules }*.
setting-newer = ten wiersz napisała moja nowsza wersja. Zaktualizować może mnie gospodarz tego bota.
setting-unknown = nie znam `{ $word }`. Może wiersz jest ucięty albo napisała go moja nowsza wersja.
setting-value = { $option } – możliwe: { $values }.

permission-view_channel = Wyświetlanie kanału
permission-send_messages = Wysyłanie wiadomości
permission-send_messages_in_threads = Wysyłanie wiadomości w wątkach
permission-attach_files = Załączanie plików
permission-create_public_threads = Tworzenie publicznych wątków
channel-gone = ⚠️ Kanał został usunięty. Wybierz, proszę, inny.
role-gone = ⚠️ Rola została usunięta. Wybierz inną.
channel-lacks = ⚠️ Na kanale { $channel } brakuje mi uprawnień: { $permissions }. Bez nich nie mogę tam publikować. Jeśli brakuje tylko **Załączanie plików**, opublikuję bez obrazka.
channel-filtered = ⚠️ AutoMod zatrzymał moją wiadomość na kanale { $channel } { $when }. Zwolnij moją rolę z jego reguł: *Ustawienia serwera → AutoMod*.
channel-refused = ⚠️ Discord odrzucił moją wiadomość na kanale { $channel } { $when } (kod `{ $code }`). Sprawdź moje uprawnienia tam albo wybierz inny kanał.
refused-unknown-tournament = Nie mogę tu znaleźć tego turnieju. Tutejsze turnieje pokaże `/koikoi turniej`.
refused-sign-up-closed = Zapisy na ten turniej są zamknięte.
refused-already-signed-up = Jesteś już na liście. Żeby się wypisać, naciśnij *{ $button }*.
refused-tournament-full = Ten turniej jest pełny, liczba zapisanych graczy: { $limit }.
refused-seeds-fixed = Pary pierwszej rundy są już ustalone, więc rozstawienia nie da się zmienić.
refused-seed-left = Tej osoby nie ma już na liście.
refused-no-moment = Nie potrafię odczytać tego czasu. Napisz na przykład `za 2 godziny`, `jutro o 20` albo `28.11 20:00`, według zegara tego serwera.
refused-moment-range = Turniej może się zacząć najwcześniej za { $count ->
    [one] { $count } minutę
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
} i najpóźniej za { $limit ->
    [one] { $limit } dzień
    [few] { $limit } dni
    [many] { $limit } dni
   *[other] { $limit } dnia
}.
refused-entry-role = Na ten turniej mogą się zapisać tylko osoby z rolą { $role }.
refused-role-everybody = Wybierz, proszę, rolę, której nie mają wszyscy.
refused-call-role = Nie mogę oznaczyć roli { $role }. Pozwól każdemu ją oznaczać (Ustawienia serwera > Role) albo daj mi *Wzmiankowanie @everyone, @here i wszystkich ról*; ty też potrzebujesz tego uprawnienia.
refused-winner-role = Nie mogę nadać roli { $role }. Potrzebuję uprawnienia *Zarządzanie rolami*, a rola nie może należeć do aplikacji.
refused-winner-role-above = Nie mogę nadać roli { $role }: moja jest niżej. Przeciągnij moją ponad nią: Ustawienia serwera > Role.
refused-winner-role-yours = Możesz wybrać tylko rolę, którą wolno ci nadać: z uprawnieniem *Zarządzanie rolami* i poniżej twojej najwyższej roli.
refused-create-events = Nie mogę utworzyć wydarzenia. Potrzebuję uprawnienia *Tworzenie wydarzeń*: nadaj je mojej roli w Ustawieniach serwera > Role.
refused-create-events-yours = Możesz dodać wydarzenie tylko wtedy, gdy wolno ci je utworzyć: potrzebujesz uprawnienia *Tworzenie wydarzeń*.
refused-event-too-soon = Discord nie przyjmuje wydarzeń, które zaczynają się za mniej niż minutę.
refused-player-limit = Podaj, proszę, liczbę od { $count } do { $limit }.
refused-below-signed-up = Już { $count ->
    [one] zapisany jest { $count } gracz
    [few] zapisani są { $count } gracze
    [many] zapisanych jest { $count } graczy
   *[other] zapisanych jest { $count } gracza
}, więc limit nie może być niższy.
refused-too-few-players = Turniej potrzebuje co najmniej { $limit ->
    [one] { $limit } gracza
    [few] { $limit } graczy
    [many] { $limit } graczy
   *[other] { $limit } gracza
}.
refused-too-many-tournaments = Na tym serwerze { $limit ->
    [one] jest { $limit } otwarty turniej
    [few] są { $limit } otwarte turnieje
    [many] jest { $limit } otwartych turniejów
   *[other] jest { $limit } otwartego turnieju
}. Najpierw któryś musi się skończyć.
refused-not-in-tournament = Nie ma cię na liście graczy tego turnieju.
refused-settings-changed = Ktoś w tym czasie zmienił ustawienia. Nic więcej się nie zmieniło.
refused-pairing-decided = Ten mecz turnieju jest już rozstrzygnięty.
refused-no-pairing = W tej rundzie nie masz meczu.
refused-own-pairing = Grasz w tym meczu, więc nie możesz ustalić jego wyniku ani usunąć przeciwnika. Poproś innego admina.
refused-round-over = Ta runda się skończyła, więc jej wyniki zostają. Nic się nie zmieniło. Admin może unieważnić mecz z tej rundy: `/koikoi-admin moderacja`.
refused-decided-meanwhile = ⚠️ Ten mecz dostał tymczasem wynik. Nic więcej się nie zmieniło. Sprawdź ten wynik i popraw go, jeśli jest zły.
refused-tournament-over = Tego turnieju teraz się nie gra.
refused-tournament-name = Nadaj, proszę, turniejowi nazwę, którą widać.
refused-no-reason = Podaj, proszę, powód: może go przeczytać każdy.
refused-tournament-guild-only = Turnieje gra się na serwerach: użyj tego na kanale serwera.
