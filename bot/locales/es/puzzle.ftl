puzzle-name = Acertijo #{ $number }
puzzle-other = Rival
puzzle-head = ### 🧩 { $name } · ¿qué eliges?
puzzle-play = **¿Qué carta juegas?**
puzzle-once = -# Cuenta tu primera elección. Con lo que puedes ver, una opción es claramente la mejor.
puzzle-solved = ### ✅ { $name }: ¡resuelto!
puzzle-missed = ### ❌ { $name }: esta vez no
puzzle-solved-late = ### ✅ { $name }: resuelto, pasado su día
puzzle-missed-late = ### ❌ { $name }: esta vez no
puzzle-again = Ya respondiste a este: cuenta tu primera elección.
puzzle-chosen = ❌ Elegiste **{ $action }**: { $grade }
puzzle-chosen-danger = ❌ Elegiste **{ $action }**: { $grade }; { $danger }
puzzle-best = ✅ Lo mejor: **{ $action }**.
puzzle-best-because = ✅ Lo mejor, **{ $action }**: { $reason }.
puzzle-second = Después: **{ $action }**, −{ $points } puntos de media.
puzzle-second-danger = Después: **{ $action }**, −{ $points } puntos de media; { $danger }.
puzzle-first = 👥 Nadie había respondido antes que tú.
puzzle-crowd = 👥 Lo encontraron { $solvers } de { $count } ({ $share })
puzzle-crowd-alike = { $crowd } · { $count ->
    [0] nadie más eligió lo mismo que tú
    [one] 1 más eligió lo mismo que tú
    [many] { $count } más eligieron lo mismo que tú
   *[other] { $count } más eligieron lo mismo que tú
}
puzzle-late = -# Su día ya pasó, así que esto no cambia ni tu rating ni tus días seguidos.
puzzle-rating = 📈 Rating **{ $rating }** ({ $gained })
puzzle-rating-new = 📈 Rating **{ $rating }** ({ $gained }), provisional
puzzle-count = { $solved ->
        [one] { $solved } resuelto
        [many] { $solved } resueltos
       *[other] { $solved } resueltos
    } de { $count }
puzzle-streak = 🔥 { $days } días seguidos
puzzle-next = -# Próximo acertijo { $when }.
puzzle-alt = Marcada, la mejor opción: { $best }.
puzzle-line-solved = 🧩 Koi-Koi, acertijo del día #{ $number }: ✅ resuelto
puzzle-line-missed = 🧩 Koi-Koi, acertijo del día #{ $number }: ❌ fallado
puzzle-line-solved-late = 🧩 Koi-Koi, acertijo del día #{ $number }: ✅ resuelto, un poco tarde
puzzle-line-missed-late = 🧩 Koi-Koi, acertijo del día #{ $number }: ❌ fallado, un poco tarde
puzzle-line-streak = { $line } · 🔥 { $days } días seguidos
puzzle-shared = **{ $name }**
    { $line }
button-puzzle = Resolver el acertijo de hoy
