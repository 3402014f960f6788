# Herhangi bir sunucuda rakip bulmak için.

command-find = bul
    .about = Bütün sunucularda rakip bul
option-name-find-rules = kurallar
    .about = İstediğin kurallar (boş: bunlardan herhangi biri)
option-name-find-pace = tempo
    .about = Canlı: ikiniz de şimdi oynarsınız. Günlük: her hamle için bir gün (boş: canlı)
choice-find-any = Kurallar fark etmez

find-any = kurallar fark etmez
find-pace-live = canlı
find-pace-daily = günlük
find-wish = -# { $rules } · { $pace } · reytingin: { $rating }
find-looking = 🔎 **Sana rakip arıyorum**, bütün sunucularda. Biri gelince sana yazarım; *{ button-find-play }* düğmesine basmak için 90 saniyen olur.
find-looking-here = 🔎 **Sana rakip arıyorum**, bütün sunucularda. Biri gelince *{ button-find-play }* düğmesine basmak için 90 saniyen olur.
find-looking-daily = 🔎 **Günlük bir maç için sana rakip arıyorum**, bütün sunucularda. Biri gelince maç hemen başlar; her hamle için bir günün olur.
find-rests = ⏸️ **Canlı maç oynadığın sürece araman beklemede.** Maç bitince kendiliğinden devam eder.
# Where a hidden message shows the search.
find-here = ⚠️ Sana direkt mesaj atamıyorum; o yüzden yalnızca burada, sessizce ve en fazla çeyrek saat gösterebilirim: **bu kanalda kal.** Ortak bir sunucumuzdan direkt mesajlara izin verip yeniden ararsan sana yazarım.
find-here-soon = ⚠️ Direkt mesajları sırayla, birkaç kişi birden açıyorum; o yüzden şimdilik yalnızca burada, sessizce ve en fazla çeyrek saat gösterebilirim: **bu kanalda kal.**
find-here-flagged = ⚠️ Discord şu an yeni direkt mesaj açmama izin vermiyor; o yüzden yalnızca burada, sessizce ve en fazla çeyrek saat gösterebilirim: **bu kanalda kal.**
# The answer to the command; the search itself is a direct message.
find-in-dms = 🔎 Araman [direkt mesajlarımızda]({ $url }). Sana oradan yazarım.
find-front = Öteki oyuncu gelmedi. Artık sıranın en önündesin.
find-quiet = { $count ->
    [0] On dakikadır kimse gelmedi, son dört haftada da bu saatte rakip bulan olmadı. Günlük maç için daha kolay rakip bulunur.
    [one] On dakikadır kimse gelmedi. Son dört haftada bu saatte { $count } kişi rakip buldu. Günlük maç için daha kolay rakip bulunur.
   *[other] On dakikadır kimse gelmedi. Son dört haftada bu saatte { $count } kişi rakip buldu. Günlük maç için daha kolay rakip bulunur.
}
find-until = -# Kimse gelmezse { $when } aramayı bırakırım.
find-found = 🎴 **Sana bir rakip buldum!** Reyting { $rating }. 90 saniye içinde *{ button-find-play }* düğmesine bas.
find-ready = ✔️ **Hazırsın.** Öteki oyuncuyu bekliyorum, en fazla 90 saniye.
find-begun = 🎴 **{ $name }** ile maçın başladı.
find-stopped = Artık rakip aramıyorum.
find-missed = ⏰ Zamanında *{ button-find-play }* düğmesine basmadın, artık aramıyorum.
find-unreached = Birini buldum ama sana ulaşamadım, o yüzden artık aramıyorum. Direkt mesajlara izin ver ya da bir dahaki sefere burada kal.
find-over = Kimse gelmedi, artık aramıyorum. `/koikoi bilgisayar` ile hemen bana karşı oynayabilirsin.
button-find-computer = Bilgisayarla oyna
button-find-daily = Günlük maç
button-find-stop = Aramayı bırak
button-find-play = Oyna
button-find-no = Şimdi değil
button-find-again = Yine ara

games-looking = 🔎 **Sana rakip arıyorum** · başlangıç { $since }
games-found = 🎴 **Sana bir rakip buldum!** *{ button-find-play }* düğmesine bas.

# To whoever has their hand where they asked for it, not in direct messages.
nudge-found = 🎴 **{ $name }** seni bekliyor.
# What two strangers say to the result of a round; both stand on one line.
hand-cheer = { $name }: { $cheer }
hand-wish = 🔁 **{ $name } bir daha oynamak istiyor.** Kabul etmek için *{ button-rematch }* düğmesine bas; davet { $when } kapanır.
rematch-asked-hand = Soruldu. { $name } *{ $button }* düğmesiyle kabul edebilir; o zaman yeni elin gelir.
rematch-waits-hand = Zaten sordun; { $name } henüz cevap vermedi.

change-find = Başka sunuculardan rakipler
ask-find = { $value } · Başka sunucudan rakip

refused-find-off = Bu sunucunun yöneticileri başka sunucularda rakip aramayı kapattı. Direkt mesajlarımızda kullanabilirsin.
refused-not-looking = Sana rakip aramıyorum. `/koikoi bul` ile başlat.
refused-nobody-found = O oyuncu artık yok. `/koikoi bul` ile başka bir rakip ara.
refused-still-looking = O oyuncu artık yok. Sana rakip aramaya devam ediyorum.
