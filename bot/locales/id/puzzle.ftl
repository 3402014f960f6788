puzzle-name = Teka-teki #{ $number }
puzzle-other = Lawan
puzzle-head = ### 🧩 { $name } · apa pilihanmu?
puzzle-play = **Kartu mana yang kamu mainkan?**
puzzle-once = -# Pilihan pertamamu yang dihitung. Dari yang bisa kamu lihat, ada satu pilihan yang jelas terbaik.
puzzle-solved = ### ✅ { $name }: terpecahkan!
puzzle-missed = ### ❌ { $name }: belum berhasil
puzzle-solved-late = ### ✅ { $name }: terpecahkan, sudah lewat harinya
puzzle-missed-late = ### ❌ { $name }: belum berhasil
puzzle-again = Kamu sudah menjawab yang ini: pilihan pertamamu yang dihitung.
puzzle-chosen = ❌ Kamu memilih **{ $action }**: { $grade }
puzzle-chosen-danger = ❌ Kamu memilih **{ $action }**: { $grade }; { $danger }
puzzle-best = ✅ **{ $action }** yang terbaik.
puzzle-best-because = ✅ **{ $action }** yang terbaik: { $reason }.
puzzle-second = Terbaik kedua: **{ $action }**, rata-rata −{ $points } poin.
puzzle-second-danger = Terbaik kedua: **{ $action }**, rata-rata −{ $points } poin; { $danger }.
puzzle-first = 👥 Kamu yang pertama menjawab.
puzzle-crowd = 👥 { $solvers } dari { $count } menemukannya ({ $share })
puzzle-crowd-alike = { $crowd } · { $count ->
    [0] tidak ada lagi yang memilih sepertimu
   *[other] { $count } lainnya memilih sepertimu
}
puzzle-late = -# Harinya sudah lewat, jadi ini tidak mengubah rating maupun hari beruntunmu.
puzzle-rating = 📈 Rating **{ $rating }** ({ $gained })
puzzle-rating-new = 📈 Rating **{ $rating }** ({ $gained }), sementara
puzzle-count = { $solved } dari { $count } terpecahkan
puzzle-streak = 🔥 { $days } hari beruntun
puzzle-next = -# Teka-teki berikutnya datang { $when }.
puzzle-alt = Ditandai sebagai pilihan terbaik: { $best }.
puzzle-line-solved = 🧩 Koi-Koi, teka-teki harian #{ $number }: ✅ terpecahkan
puzzle-line-missed = 🧩 Koi-Koi, teka-teki harian #{ $number }: ❌ meleset
puzzle-line-solved-late = 🧩 Koi-Koi, teka-teki harian #{ $number }: ✅ terpecahkan, agak telat
puzzle-line-missed-late = 🧩 Koi-Koi, teka-teki harian #{ $number }: ❌ meleset, agak telat
puzzle-line-streak = { $line } · 🔥 { $days } hari beruntun
puzzle-shared = **{ $name }**
    { $line }
button-puzzle = Pecahkan teka-teki hari ini
