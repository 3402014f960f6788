# รีเพลย์ทีละขั้น และแอนิเมชันของรอบ

button-replay = รีเพลย์
button-replay-here = ดูในรีเพลย์
button-replay-first = แรกสุด
button-replay-back = ย้อน
button-replay-next = ถัดไป
button-replay-last = ท้ายสุด
button-replay-open = เปิดไพ่ทั้งสองมือ
button-replay-table = คว่ำไพ่ในมือ
button-film = แอนิเมชัน
button-film-play = ▶ เล่น
replay-head = { $score } · { $round } · ขั้น { $step } จาก { $steps }
replay-dealt = { $mark } { $name } เป็นเจ้ามือและเริ่มก่อน
replay-judged = -# 🔎 วิเคราะห์: ทางเลือกนี้{ $grade }
replay-cut = -# บันทึกจบตรงนี้ แมตช์ยังไม่จบ
replay-player = ผู้เล่น { $number }
replay-rounds = ไปที่รอบ
replay-points = ไปที่จุดเปลี่ยน
replay-point = { $round } ตาที่ { $turn }: { $grade }
replay-choose = อยากดูแมตช์ไหนอีกครั้ง? ไฟล์บันทึกก็ดูรีเพลย์ได้: `/koikoi รีเพลย์` ตัวเลือก *ไฟล์*
replay-which = แมตช์ที่คุณเล่นจบแล้ว
replay-none = คุณยังไม่มีแมตช์ที่จบแล้วที่นี่ ถ้าจะดูรีเพลย์จากไฟล์บันทึก แนบไฟล์ได้ที่ `/koikoi รีเพลย์` ตัวเลือก *ไฟล์*
replay-reviewed = 🔎 วิเคราะห์เสร็จแล้ว เมื่อกดไปทีละขั้น รีเพลย์จะบอกว่าแต่ละตาเล่นดีแค่ไหน และมีเมนูจุดเปลี่ยนด้วย
replay-accuracy = { $mark } { $name }: ความแม่นยำ { $accuracy }
film-still = -# ภาพนิ่ง ตามที่คุณเลือกไว้ใน `/koikoi ตั้งค่าของฉัน`
film-title = 🎞️ { $match } · { $round }
film-alt = แอนิเมชันของ{ $round } ทีละตา จบที่ผล:
film-alt-cut = แอนิเมชันของ{ $round } ทีละตา ไม่มีผล.
alt-in-hand = ในมือ { $player }: { $cards }.

# ทำไมไฟล์ถึงดูรีเพลย์ไม่ได้
record-none = ไม่ใช่ไฟล์บันทึก บันทึกคือไฟล์ข้อความที่ขึ้นต้นด้วย `koikoi 1` ปุ่ม *{ button-more }* → *{ button-record }* ใต้ผลการเล่นมีไฟล์นี้ให้
record-size = ใหญ่เกินกว่าจะเป็นแมตช์จริง บันทึกมีได้มากสุด { $kilobytes } KB และแจก 100 ครั้ง
record-empty = ไม่มีรอบไหนที่ได้เล่นเลย
record-rules = บรรทัด { $line } ระบุกติกาที่ไม่มีอยู่ หรือขัดกันเอง
record-notation = อ่านบรรทัด { $line } ไม่เข้าใจ
record-illegal = บรรทัด { $line } เล่นผิดกติกา
