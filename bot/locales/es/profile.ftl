profile-title = ### 🎴 { $name } · { $guild }
profile-title-all = ### 🎴 { $name } · todos los servidores
profile-empty-own = Aún no has terminado ninguna partida que cuente contra una persona{ $scope ->
        [here] { " " }en este servidor
       *[all] { "" }
    }. Desafía a alguien con `/koikoi jugar`: tu perfil empieza con tu primera partida. Para practicar está `/koikoi máquina`.
profile-empty = { $name } aún no ha terminado ninguna partida que cuente contra una persona{ $scope ->
    [here] { " " }en este servidor
   *[all] { "" }
}. Lánzale un desafío: `/koikoi jugar`
profile-earned = 🏅 Logros: { $names }
profile-matches = **Partidas:** { $won ->
        [one] { $won } ganada
        [many] { $won } ganadas
       *[other] { $won } ganadas
    }, { $lost ->
        [one] { $lost } perdida
        [many] { $lost } perdidas
       *[other] { $lost } perdidas
    }, { $drawn ->
        [one] { $drawn } empate
        [many] { $drawn } empates
       *[other] { $drawn } empates
    } · racha de victorias: { $streak } ahora, { $best } la mejor
profile-rating = **Rating:** { $rating }, puesto { $rank }{ $curve }
profile-rating-provisional = **Rating:** { $rating }, provisional hasta { $enough } partidas contra { $people } personas que ya hayan jugado con otros{ $curve }
profile-curve = { " " }· entre { $low } y { $high } en las últimas { $matches } partidas
profile-rounds = **Rondas:** { $won ->
        [one] { $won } ganada
        [many] { $won } ganadas
       *[other] { $won } ganadas
    } de { $rounds }, { $average } puntos por ronda de media
profile-calls = **Koi-koi:** dicho en { $called } de { $chances ->
        [one] 1 ronda
        [many] { $chances } rondas
       *[other] { $chances } rondas
    } con yaku; { $paid ->
        [one] { $paid } ganada
        [many] { $paid } ganadas
       *[other] { $paid } ganadas
    }, { $punished ->
        [one] { $punished } perdida
        [many] { $punished } perdidas
       *[other] { $punished } perdidas
    }
profile-yaku = **Yaku favoritos:** { $yaku }
profile-made = { $yaku } ×{ $made }
profile-made-expected = { $yaku } ×{ $made } (esperado { $expected })
profile-hand = **Mejor ronda:** { $points ->
    [one] 1 punto
    [many] { $points } puntos
   *[other] { $points } puntos
} con { $sum }
profile-hand-plain = **Mejor ronda:** { $points ->
    [one] 1 punto
    [many] { $points } puntos
   *[other] { $points } puntos
}
profile-accuracy = **Precisión:** { $accuracy } % de media, en { $matches ->
    [one] 1 partida analizada
    [many] { $matches } partidas analizadas
   *[other] { $matches } partidas analizadas
}
profile-against = **Contra ti:** { $won ->
        [one] { $won } ganada
        [many] { $won } ganadas
       *[other] { $won } ganadas
    }, { $lost ->
        [one] { $lost } perdida
        [many] { $lost } perdidas
       *[other] { $lost } perdidas
    }, { $drawn ->
        [one] { $drawn } empate
        [many] { $drawn } empates
       *[other] { $drawn } empates
    }
profile-computer = **Contra la máquina:** { $won ->
        [one] { $won } ganada
        [many] { $won } ganadas
       *[other] { $won } ganadas
    } de { $played }
profile-deals = **Reparto del día:** { $count ->
        [one] { $count } jugado
        [many] { $count } jugados
       *[other] { $count } jugados
    } · { $streak }
profile-puzzles = **Acertijos:** { $solved ->
        [one] { $solved } resuelto
        [many] { $solved } resueltos
       *[other] { $solved } resueltos
    } de { $count } · rating { $rating } · { $streak }
profile-puzzles-provisional = **Acertijos:** { $solved ->
        [one] { $solved } resuelto
        [many] { $solved } resueltos
       *[other] { $solved } resueltos
    } de { $count } · rating { $rating }, provisional · { $streak }
profile-streak = días seguidos: { $days } ahora, { $longest } como máximo
profile-about = -# Cuentan las partidas entre dos personas, pero solo las primeras { $week } por semana entre las mismas dos. «Esperado» es lo que haría un jugador constante en las mismas rondas. La precisión sale de los análisis, incluso de partidas contra la máquina.
button-profile-words = Como texto
alt-profile = Perfil de { $name }: cifras, una curva del rating, los yaku favoritos y las cartas de la mejor ronda.

picture-profile-won = ganadas
picture-profile-lost = perdidas
picture-profile-drawn = empates
picture-profile-rating = Rating
picture-profile-streak = racha
picture-profile-best-streak = mejor racha
picture-profile-average = puntos/ronda
picture-profile-accuracy = precisión
picture-profile-called = koi-koi dicho
picture-profile-of = { $called } de { $chances }
picture-profile-paid = luego ganó
picture-profile-punished = luego perdió
picture-profile-expected = esperado
picture-profile-biggest = mejor ronda
picture-profile-against = Contra ti
