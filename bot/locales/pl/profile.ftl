# Profil. Słowa na jego obrazku zaczynają się od `picture-profile-`; są krótkie.

profile-title = ### 🎴 { $name } · { $guild }
profile-title-all = ### 🎴 { $name } · wszystkie serwery
profile-empty-own = { $scope ->
    [here] Na tym serwerze nie masz jeszcze
   *[all] Nie masz jeszcze
} skończonego meczu z człowiekiem, który się liczy. Rzuć komuś wyzwanie: `/koikoi zagraj`, i twój profil zacznie rosnąć. Do ćwiczeń jest `/koikoi komputer`.
profile-empty = { $name }: { $scope ->
    [here] na tym serwerze jeszcze bez meczu z człowiekiem, który się liczy
   *[all] jeszcze bez meczu z człowiekiem, który się liczy
}. Rzuć wyzwanie: `/koikoi zagraj`
profile-earned = 🏅 Osiągnięcia: { $names }
profile-matches = **Mecze:** wygrane { $won }, przegrane { $lost }, remisy { $drawn } · wygrane z rzędu: teraz { $streak }, najwięcej { $best }
profile-rating = **Ranking:** { $rating }, miejsce { $rank }{ $curve }
profile-rating-provisional = **Ranking:** { $rating }, tymczasowy, póki nie zbiorą się mecze ({ $enough }) z ludźmi, którzy grali już z innymi ({ $people }){ $curve }
profile-curve = { " " }· od { $low } do { $high } w ostatnich meczach: { $matches }
profile-rounds = **Rundy:** wygrane { $won } z { $rounds }, średnio po { $average } punktu
profile-calls = **Koi-koi:** powiedziane w { $called } z { $chances ->
    [one] { $chances } rundy
    [few] { $chances } rund
    [many] { $chances } rund
   *[other] { $chances } rundy
} z yaku; z nich wygrane { $paid }, przegrane { $punished }
profile-yaku = **Ulubione yaku:** { $yaku }
profile-made = { $yaku } ×{ $made }
profile-made-expected = { $yaku } ×{ $made } (oczekiwane { $expected })
profile-hand = **Najlepsza runda:** { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}: { $sum }
profile-hand-plain = **Najlepsza runda:** { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
profile-accuracy = **Dokładność:** średnio { $accuracy }%, { $matches ->
    [one] { $matches } mecz w analizie
    [few] { $matches } mecze w analizie
    [many] { $matches } meczów w analizie
   *[other] { $matches } meczu w analizie
}
profile-against = **Przeciw tobie:** wygrane { $won }, przegrane { $lost }, remisy { $drawn }
profile-computer = **Z komputerem:** wygrane { $won } z { $played }
profile-deals = **Rozdanie dnia:** zagrane { $count } · { $streak }
profile-puzzles = **Zagadki:** rozwiązane { $solved } z { $count } · ranking { $rating } · { $streak }
profile-puzzles-provisional = **Zagadki:** rozwiązane { $solved } z { $count } · ranking { $rating }, tymczasowy · { $streak }
profile-streak = dni z rzędu: teraz { $days }, najwięcej { $longest }
profile-about = -# Liczą się mecze między ludźmi, ale w tygodniu tylko pierwszych { $week } meczów tej samej pary. „Oczekiwane” to tyle, ile ułożyłby solidny gracz w tej samej liczbie rund. Dokładność pochodzi z analiz, także meczów z komputerem.
button-profile-words = Słowami
alt-profile = Profil, { $name }: liczby, krzywa rankingu, ulubione yaku i karty najlepszej rundy.

picture-profile-won = wygrane
picture-profile-lost = przegrane
picture-profile-drawn = remisy
picture-profile-rating = Ranking
picture-profile-streak = seria
picture-profile-best-streak = rekord serii
picture-profile-average = śr. za rundę
picture-profile-accuracy = dokładność
picture-profile-called = powiedziane koi-koi
picture-profile-of = { $called } z { $chances }
picture-profile-paid = potem wygrane
picture-profile-punished = potem przegrane
picture-profile-expected = norma
picture-profile-biggest = najlepsza runda
picture-profile-against = Przeciw tobie
