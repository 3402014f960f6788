# สิ่งที่ได้ครั้งเดียวแล้วเป็นของคุณตลอดไป และเรตติ้งหลังแมตช์

match-earned = 🏅 ความสำเร็จ: { $people }
match-earned-more = 🏅 ความสำเร็จ: { $people }
match-earned-by = **{ $name }** – { $names }
match-ratings = 📈 เรตติ้ง: { $people }
# เหมือนในตารางอันดับ ? คือเรตติ้งชั่วคราว
match-ratings-provisional = 📈 เรตติ้ง: { $people } · ? คือชั่วคราว
# ทำไมแมตช์ไม่นับ หรือไม่นับให้ทั้งคู่
match-uncounted-limit = -# แมตช์นี้ไม่นับ: นับแค่ { $week } แมตช์แรกต่อสัปดาห์ของคู่เดิม
match-uncounted-given-up = -# ยังไม่จบรอบไหนเลย แมตช์นี้นับว่า { $loser } แพ้ แต่ไม่นับว่า { $winner } ชนะ
match-void = -# แอดมินของเซิร์ฟเวอร์นี้ทำให้แมตช์นี้เป็นโมฆะ: ไม่นับในเซิร์ฟเวอร์นี้ { $reach }
match-rating-of = { $name } **{ $rating }** ({ $change })

achievements-title = ### { $name }: ความสำเร็จ { $count } จาก { $of }
achievements-earned = 🏅 **{ $name }** · { $when } · { $about }
achievements-open = ▫️ **{ $name }** · { $about }
achievements-progress = { $line } · { $have } จาก { $need }
achievements-first = **ก้าวแรก** · { $count } จาก { $of }
achievements-hard = **ระดับยาก** · { $count } จาก { $of }
achievements-about = ก้าวแรกนับในทุกแมตช์ รวมกับคอมพิวเตอร์ด้วย ระดับยากนับในแมตช์ระหว่างคน สองข้อสุดท้ายเจอกับคอมพิวเตอร์ ชนะติดต่อกัน ชนะคนเรตติ้งสูงกว่า จำนวนคู่แข่ง และจำนวนแมตช์ นับเฉพาะแมตช์ที่นับ: { $week } แมตช์แรกต่อสัปดาห์ของคู่เดิม ถ้าปรับกติกาเอง ระดับยากจะนับเฉพาะสี่ข้อนี้กับสองข้อสุดท้าย สิ่งที่ได้แล้วไม่หายไปไหน
button-achievements = ความสำเร็จ
achievements-replay = ดูอีกครั้งว่าได้มายังไง

achievement-lesson = เรียนจบบทเรียน
    .about = เล่นรอบสุดท้ายของ `/koikoi เรียน` ให้จบ
achievement-first_yaku = ยากุแรก
    .about = ชนะหนึ่งรอบด้วยยากุ
achievement-first_koi = โคอิโคอิแรก
    .about = เรียกโคอิโคอิแล้วชนะรอบนั้น
achievement-first_win = ชนะครั้งแรก
    .about = ชนะแมตช์ เจอกับคนหรือคอมพิวเตอร์ก็ได้
achievement-first_day = ไพ่ประจำวัน
    .about = เล่นไพ่ประจำวันจนจบ
achievement-goko = ห้าแสง
    .about = ชนะหนึ่งรอบด้วยห้าแสง (โกโค)
achievement-fourfold = สี่เท่าตัว
    .about = ชนะรอบที่นับสี่เท่าขึ้นไป
achievement-twenty = ยี่สิบ
    .about = ชนะรอบที่ได้ 20 แต้มขึ้นไป
achievement-three_calls = โคอิ โคอิ โคอิ
    .about = เรียกโคอิโคอิสามครั้งในรอบเดียว แล้วชนะรอบนั้น
achievement-turned = พลิกสองครั้ง
    .about = ชนะรอบที่คู่แข่งเรียกโคอิโคอิสองครั้ง
achievement-every_yaku = ครบทุกยากุ
    .about = ชนะรอบด้วยยากุจากไพ่ที่กินได้ครบทั้ง 13 แบบ
achievement-comeback = พลิกจาก 0–20
    .about = ชนะแมตช์หลังโดนนำอยู่ 20 แต้ม
achievement-streak = ห้าครั้งรวด
    .about = ชนะห้าแมตช์ติดกัน แมตช์ที่อีกฝ่ายยอมแพ้ไม่นับ
achievement-upset = ล้มยักษ์
    .about = ชนะคนที่เรตติ้งสูงกว่า 200 โดยเรตติ้งของทั้งคู่ไม่ใช่แบบชั่วคราว
achievement-opponents = สิบคู่แข่ง
    .about = เล่นแมตช์ที่นับเรตติ้งกับสิบคน
achievement-matches = ร้อยแมตช์
    .about = เล่นแมตช์ที่นับเรตติ้งครบร้อยแมตช์
achievement-master = โค่นปรมาจารย์
    .about = ชนะคอมพิวเตอร์ที่เก่งที่สุด *ปรมาจารย์* ในแมตช์สามรอบขึ้นไป
achievement-days = สามสิบวัน
    .about = เล่นไพ่ประจำวันจบครบสามสิบวัน
