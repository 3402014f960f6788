# Adım adım tekrarlar ve tur animasyonları.

button-replay = Tekrar
button-replay-here = Tekrarda gör
button-replay-first = Başa
button-replay-back = Geri
button-replay-next = İleri
button-replay-last = Sona
button-replay-open = İki eli de aç
button-replay-table = Elleri kapat
button-film = Animasyon
button-film-play = ▶ Oynat
replay-head = { $score } · { $round } · adım { $step }/{ $steps }
replay-dealt = { $mark } { $name } dağıtır ve önce oynar.
replay-judged = -# 🔎 Analiz, bu seçim: { $grade }
replay-cut = -# Kayıt burada bitiyor; maç bitmemişti.
replay-player = { $number }. oyuncu
replay-rounds = Bir tura git
replay-points = Bir dönüm noktasına git
replay-point = { $round }, { $turn }. hamle: { $grade }
replay-choose = Hangi maçı yeniden görmek istersin? Kayıt dosyası da oynatılır: `/koikoi tekrar`, seçenek *dosya*.
replay-which = Biten maçların
replay-none = Burada henüz biten maçın yok. Bir kayıt dosyasını oynatmak için ekle: `/koikoi tekrar`, seçenek *dosya*.
replay-reviewed = 🔎 Analiz hazır: tekrar artık her hamleyi değerlendirir, dönüm noktaları için de bir menü var.
replay-accuracy = { $mark } { $name }: isabet { $accuracy }
film-still = -# `/koikoi ben` altında seçtiğin gibi hareketsiz bir resim.
film-title = 🎞️ { $match } · { $round }
film-alt = Animasyon, { $round }, hamle hamle. Sonuçla biter:
film-alt-cut = Animasyon, { $round }, hamle hamle. Sonucu yok.
alt-in-hand = Elde, { $player }: { $cards }.

# Bir dosya neden oynatılamıyor.
record-none = bu bir kayıt değil. Kayıt, `koikoi 1` ile başlayan bir metin dosyasıdır; bir sonucun altındaki *{ button-more }* → *{ button-record }* ile alırsın.
record-size = herhangi bir maçtan daha büyük. Bir kayıt en fazla { $kilobytes } KB ve 100 dağıtım içerir.
record-empty = içinde oynanmış tur yok.
record-rules = satır { $line }: var olmayan ya da birbiriyle çelişen kurallar.
record-notation = satır { $line } anlaşılmıyor.
record-illegal = satır { $line }: kurallar buna izin vermiyor.
