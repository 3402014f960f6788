listing-summary = Japonların çiçek kartlarıyla oynadığı Koi-Koi’yi arkadaşlarınla ya da bilgisayarla Discord’da oyna.
listing-description = Koi-Koi, Japonya’nın hanafuda (çiçek kartları) ile oynanan en sevilen oyunu. `/koikoi oyna` ile birine, `/koikoi bilgisayar` ile bilgisayara meydan oku. Masayı herkes izler, elini yalnızca sen görürsün. Yeni misin? `/koikoi öğren` beş dakikada öğretir. Ücretsiz ve reklamsız.
listing-page =
    İki oyuncu, kırk sekiz çiçek kartı ve tek bir soru: Durup puanını mı alırsın, yoksa koi-koi deyip daha fazlası için riske mi girersin?

    - **Güzel kartlar.** Masa kanalda bir resimdir; düğmeler her kartın ne yaptığını söyler.
    - **Öğrenmesi kolay.** `/koikoi öğren` beş dakikada kartları gösterir ve ilk turu seninle oynar.
    - **Her zaman bir rakip.** Bir üyeye meydan oku, başka sunuculardan birini bul ya da bilgisayara karşı oyna; yeni başlayandan ustaya kadar.
    - **Her gün yeni bir şey.** Herkese aynı kartlar ve bir bulmaca.
    - **Sunucun için.** Turnuvalar, sıralamalar, sezonlar ve yedi kural seti üzerine kendi kuralların.
    - **Nerede olursan ol.** Hesabına ekle; her sunucuda, grupta ya da özel mesajda oyna.
    - **Adil ve gizli.** Dağıtılan her el sonradan denetlenebilir; verilerini istediğin an indirebilir ya da silebilirsin.
