button-block = Blokir
block-question = Blokir { $name }? { $name } tidak bisa menantangmu lagi, `/koikoi cari` tidak akan pernah mempertemukan kalian, dan tantangan yang menunggu di antara kalian ditutup. { $name } tidak diberi tahu. Di meja yang kamu buka untuk semua orang, siapa pun tetap boleh ikut.
button-block-yes = Ya, blokir
button-block-no = Tidak
block-done = Kamu memblokir { $name }. Kelola blokirmu dengan `/koikoi preferensi`.
block-known = Kamu sudah memblokir { $name } sebelumnya. Kelola blokirmu dengan `/koikoi preferensi`.
block-match-runs = Pertandingan ini lanjut, kecuali kamu menyerah.
block-kept = Tidak ada yang diubah.
button-blocks = Blokirmu
blocks-title = ### Blokirmu
blocks-none = Kamu tidak memblokir siapa pun.
blocks-line = { $name } · { $since }
button-unblock = Cabut blokir
blocks-lifted = Kamu sudah mencabut blokir { $name }.
blocks-note = -# Hanya kamu yang melihat daftar ini. *{ button-block }* ada di menu tiap pertandingan melawan orang.

button-report-person = Laporkan pemain
report-person-about = Laporkan { $name } ke pengelola bot ini? Pengelola membacanya bersama catatan pertandingan ini, dan bisa melarang orang. { $name } tidak diberi tahu.
report-why = Kenapa?
report-reason-leaving = Keluar atau mengulur pertandingan
report-reason-unfair = Main curang
report-reason-name = Nama atau foto yang menyinggung
report-reason-other = Lainnya
report-person-label = Apa yang terjadi?
reported-person = Terima kasih. Pengelola bisa membacanya. { $name } tidak diberi tahu.
host-report-about = Tentang { $name }: { $reason }

find-pause = Belakangan ini kamu meninggalkan beberapa pertandingan yang kutemukan untukmu. Kamu bisa mencari lawan lagi { $when }.

refused-blocked-by-you = Kamu tidak bisa menantang { $name }, karena kamu memblokirnya. Kelola blokirmu dengan `/koikoi preferensi`.
refused-no-opponent = Di pertandingan ini tidak ada yang bisa kamu blokir atau laporkan.
refused-former-opponent = Pemain ini sudah menghapus datanya, dan tidak ada lagi yang menghubungkan pertandingan ini dengan akunnya. Karena itu kamu tidak bisa memblokir atau melaporkannya di sini. Apa yang terjadi tetap bisa kamu sampaikan ke pengelola bot lewat *{ button-report }*. Kalau akun itu bermain lagi denganmu, kamu bisa memblokirnya saat itu.
refused-barred-from-find = Pengelola bot ini melarangmu memakai `/koikoi cari`. Kamu tetap bisa main di server yang kamu ikuti.
refused-find-paused = Belakangan ini kamu meninggalkan beberapa pertandingan yang kutemukan untukmu, atau tidak datang. Kamu bisa mencari lawan lagi { $when }.
