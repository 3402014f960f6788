moderation-title = ### Moderasi di { $guild }
moderation-about = Untuk memblokir anggota atau mengizinkannya main lagi, pakai `/koikoi-admin moderasi` dengan opsi *anggota*; untuk menganulir pertandingan yang selesai, dengan opsi *pertandingan* dan nomornya.
moderation-blocked = **Anggota yang diblokir**
moderation-nobody = Tidak ada yang diblokir.
moderation-choose = Pilih anggota yang diblokir
moderation-block = { $until ->
    [none] 🚫 { $name } · { $when }
   *[other] 🚫 { $name } · { $when } · berakhir { $until }
}
moderation-log = **Log**
moderation-no-log = Belum ada apa-apa.
moderation-channel = **Channel untuk log.** Di sana aku menulis apa yang dilakukan admin: blokir, pertandingan yang dianulir atau dihentikan, pengaturan yang diubah.
ask-log = Tanpa channel untuk log
moderation-back = Kembali ke moderasi
moderation-may-play = **{ $name }** boleh main di server ini. Anggota yang diblokir tidak bisa memulai apa pun di sini: tantangan, meja, turnamen, pertandingan melawan komputer, maupun kartu harian. Pertandingan dan turnamen yang sudah mereka mulai tetap lanjut; hentikan pertandingan dengan `/koikoi-admin hentikan`.
moderation-is-blocked = **{ $name }** diblokir: tidak bisa memulai apa pun di server ini.
moderation-until = Blokirnya berakhir sendiri: { $until }, { $when }.
moderation-do-block = Blokir…
moderation-do-block-for = Blokir beberapa hari…
moderation-days = Selama { $days } hari
moderation-lift = Izinkan main lagi
moderation-warned = **Peringatan**
moderation-choose-warned = Pilih anggota yang diperingatkan
moderation-warning = { $until ->
    [none] ⚠️ { $name } · { $when }
   *[other] ⚠️ { $name } · { $when } · berakhir { $until }
}
moderation-do-warn = Peringatkan…
moderation-no-end = Tanpa batas waktu
moderation-do-unwarn = Cabut peringatan…
warn-title = Peringatkan anggota ini
warn-about = Orang itu membacanya saat perintah berikutnya di sini, tanpa namamu.
warned-title = ⚠️ Admin { $guild } memberimu peringatan:
warned-line = { $until ->
    [none] - “{ $reason }”
   *[other] - “{ $reason }” · sampai { $until }
}
moderation-reason-about = Admin server ini bisa membacanya.
block-title = Blokir anggota ini
void-title = Anulir pertandingan { $match }
void-question = Anulir pertandingan { $match }? { $players } · { $score } · { $when }
    Di server ini tidak akan dihitung lagi: perubahan rating-nya dibatalkan, dan pertandingannya hilang dari papan peringkat dan profil. { $reach } Pertandingan setelahnya tetap seperti yang sudah dihitung, dan pencapaian tetap ada. Ini tidak bisa diurungkan.
void-tournament = Ini bagian dari turnamen **{ $name }**; hasil turnamennya tetap.
void-yes = Anulir…
void-done = Pertandingan { $match } dianulir: di server ini tidak dihitung lagi. { $reach }
void-reach-gain = Untuk semua server, baru keuntungan dari pertandingan ini yang dicabut, sampai pengelola bot mengonfirmasinya.
void-reach-server = Untuk semua server tetap dihitung sampai pengelola bot mengonfirmasinya: pertandingannya sudah lama, atau belakangan ini banyak yang dianulir.
void-reach-all = Pengelola bot sudah mengonfirmasinya: tidak dihitung lagi di mana pun.
log-line = { $when } · { $line }
log-reason = { $line } · “{ $reason }”
log-reach = { $line } · { $reach }
log-until = { $line } · berakhir { $until }
log-block = 🚫 { $admin } memblokir { $name }
log-lift = ✅ { $admin } mengizinkan { $name } main lagi
log-warn = ⚠️ { $admin } memperingatkan { $name }
log-unwarn = ✅ { $admin } mencabut peringatan { $name }
log-void = 🧹 { $admin } menganulir pertandingan { $match }
log-confirm = ✅ Pengelola bot mengonfirmasi bahwa pertandingan { $match } dianulir
log-waits = -# ⏳ Untuk semua server, ini masih menunggu pengelola bot.
log-abort = 🛑 { $admin } menghentikan pertandingan { $match } tanpa hasil
log-settings = ⚙️ { $admin } mengubah pengaturan
log-match = { $match } ({ $players })
