listing-summary = Main Koi-Koi, permainan kartu bunga Jepang, bareng teman atau lawan komputer, langsung di Discord.
listing-description = Koi-Koi adalah permainan hanafuda (kartu bunga) favorit Jepang. Tantang siapa saja dengan `/koikoi main`, atau komputer dengan `/koikoi komputer`. Semua orang bisa menonton meja; kartumu hanya kamu yang lihat. Baru kenal? Belajar lima menit dengan `/koikoi belajar`. Gratis dan tanpa iklan.
listing-page =
    Dua pemain, empat puluh delapan kartu bunga, dan satu pertanyaan: berhenti dan ambil poinmu, atau sebut koi-koi dan pertaruhkan demi lebih banyak?

    - **Kartu yang indah.** Meja tampil sebagai gambar di channel, dan tombol menjelaskan guna setiap kartu.
    - **Mudah dipelajari.** `/koikoi belajar` mengenalkan kartu dalam lima menit dan menemanimu main ronde pertama.
    - **Selalu ada lawan.** Tantang anggota, cari pemain di server lain, atau lawan komputer, dari pemula sampai master.
    - **Setiap hari ada yang baru.** Kartu yang sama untuk semua orang, dan satu teka-teki.
    - **Untuk servermu.** Turnamen, papan peringkat, musim, dan aturanmu sendiri berdasarkan tujuh set aturan.
    - **Di mana saja.** Tambahkan ke akunmu dan main di server, grup, atau DM mana pun.
    - **Adil dan pribadi.** Setiap pembagian kartu bisa diperiksa setelahnya, dan datamu bisa diekspor atau dihapus kapan saja.
