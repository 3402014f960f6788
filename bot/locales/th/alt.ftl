# ภาพเป็นคำพูด

alt-red = แดง
alt-white = ขาว
alt-you = คุณ
alt-opponent = อีกฝ่าย
alt-none = ไม่มี
alt-round-line = { $round }.
alt-score = { $first } { $a }, { $second } { $b }.
alt-dealer = เจ้ามือ: { $player }.
alt-to-act = ตาของ: { $player }.
alt-last-turn = ตาล่าสุด { $player }: { $did }.
alt-did-took = { $card } กิน { $taken }
alt-did-drew-took = จั่ว { $card } กิน { $taken }
alt-did-called = เรียกโคอิโคอิ
alt-drawn = จั่วได้: { $card } กินได้หนึ่งใบจาก: { $targets }.
alt-decides = { $player } หยุดรับ { $points } แต้ม หรือเรียกโคอิโคอิก็ได้.
alt-field = กลางวง: { $cards }. กองจั่ว: { $pile } ใบ.
alt-captured-none = { $player } ยังไม่ได้กินอะไร.
alt-captured = { $player } กินได้: { $cards }.
alt-chaff = ไพ่เปล่า { $count } ใบ
alt-yaku = ยากุ: { $sum }.
alt-calls = เรียกโคอิโคอิ { $count } ครั้ง.
alt-factor = ยากุจะนับ { $factor }.
alt-hand-count = ในมือ: { $count } ใบ.
alt-your-hand = ไพ่ในมือคุณ: { $cards }.
alt-takes = { $card } (กิน { $targets })
alt-or = {" "}หรือ{" "}
alt-near = ใกล้ครบ { $player }: { $yaku }.
alt-near-one = { $yaku } { $have }/{ $need }

alt-won = { $player } +{ $points }: { $sum }.
alt-exhausted = เล่นไพ่หมดแล้วและไม่มีใครหยุด เจ้ามือจึงได้แต้ม
alt-made = { $yaku }: { $cards }.
alt-match-won = ผู้ชนะแมตช์: { $player }.
alt-match-drawn = แมตช์นี้เสมอ.
alt-rounds = ทีละรอบ: { $rounds }.
alt-round = { $player } { $points }
alt-nobody = ไม่มีใคร
alt-left-over = เหลือในมือ { $player }: { $cards }.

alt-chart = ยากุทั้งหมดและแต้มตามกติกานี้.
alt-chart-line = { $yaku } { $points }: { $made }.
alt-chart-extra = { $yaku } { $points } เพิ่มใบละ +1: { $made }.
alt-chart-dealt = { $yaku } { $points }: ในมือตั้งแต่แจก.

alt-podium = อันดับต้น ๆ ของตารางอันดับ พร้อมยากุที่ดีที่สุดของแต่ละคน.
alt-podium-line = { $rank } { $name }: { $result }, { $yaku }.
alt-podium-none = ยังไม่มียากุ
