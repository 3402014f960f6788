moderation-title = ### Moderasyon: { $guild }
moderation-about = Bir üyeyi engellemek ya da engelini kaldırmak için `/koikoi-admin moderasyon` komutunu *üye* seçeneğiyle; bitmiş bir maçı geçersiz saymak için *maç* seçeneği ve numarasıyla kullan.
moderation-blocked = **Engellenen üyeler**
moderation-nobody = Engellenen kimse yok.
moderation-choose = Engellenen bir üye seç
moderation-block = { $until ->
    [none] 🚫 { $name } · { $when }
   *[other] 🚫 { $name } · { $when } · bitiş { $until }
}
moderation-log = **Günlük**
moderation-no-log = Henüz bir şey yok.
moderation-channel = **Günlük kanalı.** Yöneticilerin burada yaptıklarını bir kanalda da paylaşırım: engellemeler, geçersiz maçlar, bitirdikleri maçlar, değişen ayarlar.
ask-log = Günlük kanalı yok
moderation-back = Moderasyona dön
moderation-may-play = **{ $name }** bu sunucuda oynayabilir. Engellenen üyeler burada hiçbir şey başlatamaz: ne meydan okuma, ne masa, ne turnuva, ne bilgisayara karşı maç, ne günün kartları. Başladıkları maçlar ve turnuvalar sürer; bir maçı `/koikoi-admin bitir` ile bitirebilirsin.
moderation-is-blocked = **{ $name }** engellendi: bu sunucuda hiçbir şey başlatamaz.
moderation-until = Engel kendiliğinden biter: { $until }, { $when }.
moderation-do-block = Engelle…
moderation-do-block-for = Birkaç gün engelle…
moderation-days = { $days ->
    [one] Bir gün boyunca
   *[other] { $days } gün boyunca
}
moderation-lift = Engeli kaldır
moderation-warned = **Uyarılar**
moderation-choose-warned = Uyarılan bir üye seç
moderation-warning = { $until ->
    [none] ⚠️ { $name } · { $when }
   *[other] ⚠️ { $name } · { $when } · bitiş { $until }
}
moderation-do-warn = Uyar…
moderation-no-end = Süresiz
moderation-do-unwarn = Uyarıyı kaldır…
warn-title = Bu üyeyi uyar
warn-about = Buradaki sonraki komutunda okur, adın görünmez.
warned-title = ⚠️ { $guild } yöneticileri seni uyardı:
warned-line = { $until ->
    [none] - “{ $reason }”
   *[other] - “{ $reason }” · bitiş { $until }
}
moderation-reason-about = Bu sunucunun yöneticileri okuyabilir.
block-title = Bu üyeyi engelle
void-title = { $match } numaralı maçı geçersiz say
void-question = { $match } numaralı maç geçersiz sayılsın mı? { $players } · { $score } · { $when }
    Bu sunucuda artık sayılmaz: reyting değişiklikleri geri alınır, maç sıralamalardan ve profillerden çıkar. { $reach } Sonraki maçlar sayıldıkları gibi, başarımlar da olduğu gibi kalır. Bu geri alınamaz.
void-tournament = **{ $name }** turnuvasının maçı; turnuvanın sonuçları olduğu gibi kalır.
void-yes = Geçersiz say…
void-done = { $match } numaralı maç geçersiz: bu sunucuda artık sayılmaz. { $reach }
void-reach-gain = Tüm sunucular için, botun sahibi onaylayana kadar yalnızca bu maçtan kazanılanlar geri alınır.
void-reach-server = Tüm sunucular için botun sahibi onaylayana kadar sayılmaya devam eder: maç eski ya da son zamanlarda çok maç geçersiz sayıldı.
void-reach-all = Botun sahibi onayladı: artık hiçbir yerde sayılmaz.
log-line = { $when } · { $line }
log-reason = { $line } · “{ $reason }”
log-reach = { $line } · { $reach }
log-until = { $line } · bitiş { $until }
log-block = 🚫 { $admin } engelledi: { $name }
log-lift = ✅ { $admin } engeli kaldırdı: { $name }
log-warn = ⚠️ { $admin } uyardı: { $name }
log-unwarn = ✅ { $admin } uyarıyı kaldırdı: { $name }
log-void = 🧹 { $admin } maçı geçersiz saydı: { $match }
log-confirm = ✅ Botun sahibi geçersiz maçı onayladı: { $match }
log-waits = -# ⏳ Tüm sunucular için bu hâlâ botun sahibini bekliyor.
log-abort = 🛑 { $admin } maçı sonuçsuz bitirdi: { $match }
log-settings = ⚙️ { $admin } ayarları değiştirdi
log-match = { $match } ({ $players })
