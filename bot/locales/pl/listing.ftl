listing-summary = Zagraj w Koi-Koi, japońską grę w karty z kwiatami, ze znajomymi albo z komputerem na Discordzie.
listing-description = Koi-Koi to ulubiona gra Japonii w hanafudę, czyli karty z kwiatami. Rzuć komuś wyzwanie przez `/koikoi zagraj` albo komputerowi przez `/koikoi komputer`. Stół widzą wszyscy, twoje karty tylko ty. Nie znasz tej gry? `/koikoi lekcja` nauczy cię w pięć minut. Za darmo i bez reklam.
listing-page =
    Dwie osoby, czterdzieści osiem kart z kwiatami i jedno pytanie: skończyć i wziąć punkty czy ogłosić koi-koi i zaryzykować je dla większych?

    - **Piękne karty.** Stół to obrazek na kanale, a przyciski mówią, co robi każda karta.
    - **Łatwa nauka.** `/koikoi lekcja` w pięć minut pokaże ci karty i zagra z tobą pierwszą rundę.
    - **Przeciwnik zawsze się znajdzie.** Rzuć wyzwanie komuś z serwera, znajdź kogoś na innych albo graj z komputerem, od początkującego po mistrza.
    - **Codziennie coś nowego.** Rozdanie takie samo dla wszystkich i zagadka.
    - **Dla twojego serwera.** Turnieje, tablice wyników, sezony i własne zasady na podstawie siedmiu zestawów zasad.
    - **Gdziekolwiek jesteś.** Dodaj bota do swojego konta i graj na każdym serwerze, w grupie albo w wiadomościach prywatnych.
    - **Uczciwie i prywatnie.** Każde rozdanie można potem sprawdzić, a swoje dane możesz w każdej chwili pobrać albo usunąć.
