# Co mówi nauczyciel w meczach dla wprawy: podpowiedzi i szanse koi-koi.

button-hint = 💡 Podpowiedź
button-odds = Szanse
button-facts = Szczegóły

hint-best = 💡 **{ $action }**: { $reason }.
hint-best-though = 💡 **{ $action }**: { $reason }, ale reszta wygląda gorzej.
hint-only = 💡 **{ $action }**: nie ma innego wyboru.
hint-even = -# Prawie tak samo dobre: { $names }.
hint-even-many = -# Prawie tak samo dobre: { $names } i jeszcze { $count }.
hint-second = -# Na drugim miejscu: { $action }, o jakieś { $points } punktu gorzej.
hint-second-rarer = -# Na drugim miejscu: { $action }, ale to rzadziej daje wygraną w meczu.
hint-swap = 💡 Nikt jeszcze nie widział żadnej ręki: jedna jest warta tyle co druga.

reason-gap = { "; " }
reason-opponent = przeciwnik
reason-the-other = druga strona
list-and = { " i " }
list-or = { " lub " }
list-and-more = { ", " }
list-or-more = { ", " }
reason-completes = daje yaku { $yaku }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
reason-completes-stop = daje yaku { $yaku }, ze stopem warte { $stop }
reason-adds = dodaje do yaku { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
reason-captures = bierze { $cards }
reason-denies = zabiera { $cards }, a { $other } potrzebuje tego do yaku { $yaku }
reason-builds = krok do yaku { $yaku }
reason-gathers = zbiera zwykłe karty
reason-safe = nikt inny jej nie weźmie
reason-safe-held = odebrać ją możesz tylko ty, grając { $cards }
reason-returns = jeśli tam zostanie, odbierzesz ją, grając { $cards }
reason-harmless = { $other } niewiele z tego ma
reason-nears-play = jeśli w następnym ruchu zagrasz { $cards }, może być yaku { $yaku }
reason-nears-take = jeśli w następnym ruchu weźmiesz { $cards } z pola, może być yaku { $yaku }
reason-nears-held = jeśli potem zagrasz { $cards } z ręki, będzie yaku { $yaku }
reason-nears-lying = jeśli potem weźmiesz { $cards } z pola, będzie yaku { $yaku }
reason-nears = wystarczy wziąć { $cards } i będzie yaku { $yaku }
reason-nears-many = do yaku { $yaku } brakuje tylko jednej karty
reason-waits = nie trzeba się spieszyć, żeby wziąć { $cards }: nikt inny tego nie weźmie
reason-stop-wins = tak wygrywasz mecz
reason-stop-ties = ze stopem mecz skończy się remisem
reason-stop-loses = ze stopem przegrasz mecz
reason-banks = { $points ->
    [one] masz pewny { $points } punkt
    [few] masz pewne { $points } punkty
    [many] masz pewnych { $points } punktów
   *[other] masz pewne { $points } punktu
}
reason-fears = { $other } ułoży yaku { $yaku }, jeśli weźmie { $cards }
reason-fears-many = { $other } jest o jedną kartę od yaku { $yaku }
reason-fears-more = jeszcze jedna karta do yaku { $yaku } i { $other } może powiedzieć stop
reason-gives = { $other } może ułożyć yaku { $yaku }
reason-feeds = { $other } może dołożyć do yaku { $yaku }, a potem powiedzieć stop
reason-exposes = { $other } może zbliżyć się do yaku { $yaku }
reason-none = nic szczególnego, ale na dłuższą metę najlepsze

odds-chances = 🎲 **Koi-koi**: { $own }% – punktujesz ty, { $other }% – przeciwnik, { $nobody }% – nikt.
odds-points = **Stop** { $stop } · **koi-koi** { $koi } średnio (punkty przeciwnika już odjęte).
odds-match = Szansa na wygranie meczu: stop { $stop }%, koi-koi { $koi }%.
odds-even = 💡 Jedno i drugie jest prawie tak samo dobre: wybierz, co wolisz.
odds-stop = 💡 Lepszy **stop**.
odds-stop-because = 💡 Lepszy **stop**: { $reason }.
odds-stop-for-the-match = 💡 Lepszy **stop**: średnio mniej punktów, ale częściej daje wygraną w meczu.
odds-koi = 💡 Lepsze **koi-koi**.
odds-koi-because = 💡 Lepsze **koi-koi**: { $reason }.
odds-koi-for-the-match = 💡 Lepsze **koi-koi**: średnio mniej punktów, ale częściej daje wygraną w meczu.
