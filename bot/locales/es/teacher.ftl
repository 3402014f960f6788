button-hint = 💡 Consejo
button-odds = Probabilidades
button-facts = Detalles

hint-best = 💡 **{ $action }**: { $reason }.
hint-best-though = 💡 **{ $action }**: { $reason }, aunque lo demás pinta peor.
hint-only = 💡 **{ $action }**: no tienes otra opción.
hint-even = -# Más o menos igual de buenas: { $names }.
hint-even-many = -# Más o menos igual de buenas: { $names }, y { $count } más.
hint-second = -# Segunda opción: { $action }, unos { $points } puntos menos.
hint-second-rarer = -# Segunda opción: { $action }, con la que se gana la partida menos veces.
hint-swap = 💡 Aún no se ha visto ninguna de las dos manos: da igual una que otra.

reason-gap = { "; " }
reason-opponent = tu rival
reason-the-other = su rival
list-and = { " y " }
list-or = { " o " }
list-and-more = { ", " }
list-or-more = { ", " }
reason-completes = forma { $yaku }, { $points ->
    [one] 1 punto
    [many] { $points } puntos
   *[other] { $points } puntos
}
reason-completes-stop = forma { $yaku }, { $stop } al plantarse
reason-adds = suma { $points ->
    [one] 1 punto
    [many] { $points } puntos
   *[other] { $points } puntos
} a los yaku
reason-captures = captura { $cards }
reason-denies = se lleva { $cards }, que { $other } necesita para { $yaku }
reason-builds = un paso hacia { $yaku }
reason-gathers = junta cartas simples
reason-safe = nadie más se la puede llevar
reason-safe-held = solo se recupera con { $cards } de la mano
reason-returns = si se queda ahí, se recupera con { $cards } de la mano
reason-harmless = a { $other } le sirve de poco
reason-nears-play = el próximo turno se puede formar { $yaku } con { $cards } en la mano
reason-nears-take = el próximo turno se puede formar { $yaku } con { $cards } en el campo
reason-nears-held = con { $cards } en la mano se formaría { $yaku }
reason-nears-lying = con { $cards } en el campo se formaría { $yaku }
reason-nears = con { $cards } se formaría { $yaku }
reason-nears-many = solo falta una carta para { $yaku }
reason-waits = sin prisa con { $cards }: nadie más puede llegar ahí
reason-stop-wins = así se gana la partida
reason-stop-ties = al plantarse, la partida acaba en empate
reason-stop-loses = al plantarse, se pierde la partida
reason-banks = { $points ->
    [one] 1 punto es seguro
    [many] { $points } puntos son seguros
   *[other] { $points } puntos son seguros
}
reason-fears = a { $other } le basta con { $cards } para { $yaku }
reason-fears-many = a { $other } solo le falta una carta para { $yaku }
reason-fears-more = con una carta más para { $yaku }, { $other } puede plantarse
reason-gives = le podría dar a { $other } un yaku: { $yaku }
reason-feeds = podría darle puntos a { $other } ({ $yaku }) y dejar que se plante
reason-exposes = podría acercar a { $other } a { $yaku }
reason-none = nada especial, pero a la larga es lo mejor

odds-chances = 🎲 **Koi-koi**, quién puntúa: tú { $own } %, tu rival { $other } %, nadie { $nobody } %.
odds-points = **Plantarse** { $stop } · **koi-koi** { $koi } de media (ya restados los puntos del rival).
odds-match = Para ganar la partida: plantarse { $stop } %, koi-koi { $koi } %.
odds-even = 💡 Las dos valen más o menos lo mismo: elige la que quieras.
odds-stop = 💡 Yo me **plantaría**.
odds-stop-because = 💡 Yo me **plantaría**: { $reason }.
odds-stop-for-the-match = 💡 Yo me **plantaría**: menos puntos de media, pero así se gana la partida más a menudo.
odds-koi = 💡 Yo diría **koi-koi**.
odds-koi-because = 💡 Yo diría **koi-koi**: { $reason }.
odds-koi-for-the-match = 💡 Yo diría **koi-koi**: menos puntos de media, pero así se gana la partida más a menudo.
