button-hint = 💡 Consiglio
button-odds = Probabilità
button-facts = Dettagli

hint-best = 💡 **{ $action }**: { $reason }.
hint-best-though = 💡 **{ $action }**: { $reason }, ma il resto sembra peggio.
hint-only = 💡 **{ $action }**: non hai altra scelta.
hint-even = -# Più o meno alla pari: { $names }.
hint-even-many = -# Più o meno alla pari: { $names }, e altre { $count }.
hint-second = -# Seconda scelta: { $action }, circa { $points } punti in meno.
hint-second-rarer = -# Seconda scelta: { $action }, ma così si vince la partita meno spesso.
hint-swap = 💡 Nessuna delle due mani è stata vista: una vale l’altra.

reason-gap = { "; " }
reason-opponent = l’avversario
reason-the-other = l’avversario
list-and = { " e " }
list-or = { " o " }
list-and-more = { ", " }
list-or-more = { ", " }
reason-completes = fa { $yaku }, { $points ->
    [one] 1 punto
    [many] { $points } punti
   *[other] { $points } punti
}
reason-completes-stop = fa { $yaku }, { $stop } con uno stop
reason-adds = aggiunge { $points ->
    [one] 1 punto
    [many] { $points } punti
   *[other] { $points } punti
} agli yaku
reason-captures = prende { $cards }
reason-denies = toglie { $cards }: { $other } ne ha bisogno per { $yaku }
reason-builds = un passo verso { $yaku }
reason-gathers = raccoglie carte semplici
reason-safe = nessun altro può prenderla
reason-safe-held = la si riprende solo dalla mano, con { $cards }
reason-returns = se resta lì, la si riprende dalla mano con { $cards }
reason-harmless = per { $other } vale poco
reason-nears-play = al prossimo turno, con { $cards } dalla mano si può fare { $yaku }
reason-nears-take = al prossimo turno, con { $cards } dal campo si può fare { $yaku }
reason-nears-held = con { $cards } dalla mano si farebbe { $yaku }
reason-nears-lying = con { $cards } dal campo si farebbe { $yaku }
reason-nears = con { $cards } si farebbe { $yaku }
reason-nears-many = manca una sola carta per { $yaku }
reason-waits = niente fretta con { $cards }: nessun altro può prendere lì
reason-stop-wins = così si vince la partita
reason-stop-ties = con uno stop la partita finisce in pareggio
reason-stop-loses = con uno stop la partita è persa
reason-banks = { $points ->
    [one] 1 punto è sicuro
    [many] { $points } punti sono sicuri
   *[other] { $points } punti sono sicuri
}
reason-fears = con { $cards }, { $other } fa { $yaku }
reason-fears-many = con una sola carta, { $other } fa { $yaku }
reason-fears-more = con un’altra carta per { $yaku }, { $other } può fermarsi
reason-gives = con questa, { $other } potrebbe fare { $yaku }
reason-feeds = con questa, { $other } potrebbe far crescere { $yaku } e poi fermarsi
reason-exposes = con questa, { $other } potrebbe avvicinarsi a { $yaku }
reason-none = niente di speciale, ma alla lunga è la scelta migliore

odds-chances = 🎲 **Koi-koi**, chi fa punti: tu { $own }%, l’avversario { $other }%, nessuno { $nobody }%.
odds-points = **Stop** { $stop } · **koi-koi** { $koi } in media (tolti già i punti dell’avversario).
odds-match = Per vincere la partita: stop { $stop }%, koi-koi { $koi }%.
odds-even = 💡 Si equivalgono: scegli quello che vuoi.
odds-stop = 💡 Io direi **stop**.
odds-stop-because = 💡 Io direi **stop**: { $reason }.
odds-stop-for-the-match = 💡 Io direi **stop**: meno punti in media, ma la partita si vince più spesso.
odds-koi = 💡 Io direi **koi-koi**.
odds-koi-because = 💡 Io direi **koi-koi**: { $reason }.
odds-koi-for-the-match = 💡 Io direi **koi-koi**: meno punti in media, ma la partita si vince più spesso.
