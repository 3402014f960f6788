profile-title = ### 🎴 { $name } · { $guild }
profile-title-all = ### 🎴 { $name } · semua server
profile-empty-own = Kamu belum menyelesaikan pertandingan yang dihitung melawan orang lain{ $scope ->
    [here] { " " }di server ini
   *[all] { "" }
}. Tantang seseorang dengan `/koikoi main`: profilmu mulai dari pertandingan pertamamu. Untuk berlatih, pakai `/koikoi komputer`.
profile-empty = { $name } belum menyelesaikan pertandingan yang dihitung melawan orang lain{ $scope ->
    [here] { " " }di server ini
   *[all] { "" }
}. Tantang saja: `/koikoi main`
profile-earned = 🏅 Pencapaian: { $names }
profile-matches = **Pertandingan:** { $won } menang, { $lost } kalah, { $drawn } seri · menang beruntun: { $streak } sekarang, { $best } terpanjang
profile-rating = **Rating:** { $rating }, peringkat { $rank }{ $curve }
profile-rating-provisional = **Rating:** { $rating }, sementara sampai { $enough } pertandingan melawan { $people } orang yang sudah pernah melawan orang lain{ $curve }
profile-curve = { " " }· antara { $low } dan { $high } dalam { $matches } pertandingan terakhir
profile-rounds = **Ronde:** menang { $won } dari { $rounds }, rata-rata { $average } poin
profile-calls = **Koi-koi:** di { $called } dari { $chances } ronde yang ada yaku-nya; { $paid } di antaranya menang, { $punished } kalah
profile-yaku = **Yaku favorit:** { $yaku }
profile-made = { $yaku } ×{ $made }
profile-made-expected = { $yaku } ×{ $made } (perkiraan { $expected })
profile-hand = **Ronde terbaik:** { $points } poin dengan { $sum }
profile-hand-plain = **Ronde terbaik:** { $points } poin
profile-accuracy = **Akurasi:** rata-rata { $accuracy }%, dalam { $matches } pertandingan yang diulas
profile-against = **Melawanmu:** { $won } menang, { $lost } kalah, { $drawn } seri
profile-computer = **Melawan komputer:** menang { $won } dari { $played }
profile-deals = **Kartu harian:** { $count } dimainkan · { $streak }
profile-puzzles = **Teka-teki:** { $solved } dari { $count } terpecahkan · rating { $rating } · { $streak }
profile-puzzles-provisional = **Teka-teki:** { $solved } dari { $count } terpecahkan · rating { $rating }, sementara · { $streak }
profile-streak = hari beruntun: { $days } sekarang, { $longest } terpanjang
profile-about = -# Pertandingan antara dua orang dihitung, tapi hanya { $week } yang pertama dalam seminggu antara dua orang yang sama. Perkiraan adalah yang dicapai pemain stabil dalam ronde sebanyak itu. Akurasi berasal dari ulasan, juga dari pertandingan melawan komputer.
button-profile-words = Versi teks
alt-profile = Profil { $name }: angka, kurva rating, yaku favorit, dan kartu dari ronde terbaik.

picture-profile-won = menang
picture-profile-lost = kalah
picture-profile-drawn = seri
picture-profile-rating = Rating
picture-profile-streak = beruntun
picture-profile-best-streak = rekor beruntun
picture-profile-average = poin per ronde
picture-profile-accuracy = akurasi
picture-profile-called = bilang koi-koi
picture-profile-of = { $called } dari { $chances }
picture-profile-paid = lalu menang
picture-profile-punished = lalu kalah
picture-profile-expected = perkiraan
picture-profile-biggest = ronde terbaik
picture-profile-against = Melawanmu
