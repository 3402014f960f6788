# คำท้า โต๊ะ ไพ่ในมือ: สิ่งที่อ่านระหว่างเล่น

name-anybody = ใครก็ได้
name-erased = อดีตผู้เล่น
# ชื่อเธรดของแมตช์ และของแมตช์ในประโยค
versus = { $first } กับ { $second }
name-blank = ผู้เล่นไร้ชื่อ
# แทนชื่อ เมื่อพูดกับผู้อ่านเอง
name-you = คุณ
# ชื่อในประโยค
name-person = { $name }
# ชื่อคอมพิวเตอร์ในประโยค ส่วน `.menu` คือป้ายในเมนูเลือกระดับ
level-greedy = บอทธรรมดา
    .menu = คอมพิวเตอร์
level-sprout = บอทต้นกล้า
    .menu = คอมพิวเตอร์ · ต้นกล้า
level-player = บอทขาประจำ
    .menu = คอมพิวเตอร์ · ขาประจำ
level-expert = บอทเซียน
    .menu = คอมพิวเตอร์ · เซียน
level-master = บอทปรมาจารย์
    .menu = คอมพิวเตอร์ · ปรมาจารย์
level-other = บอท ({ $level })
# สไตล์การเล่น: สั้นพอสำหรับหนึ่งบรรทัดบนมือถือ
plays-sprout = เหมือนมือใหม่: พลาดไพ่ที่กินได้ หยุดเร็ว
plays-player = เล่นแน่นและไว: ทำยากุ แย่งไพ่ที่คุณอยากได้
plays-expert = คิดล่วงหน้า: ลองไพ่ทุกใบกับหลายสถานการณ์
plays-master = เดาไพ่ในมือคุณออก เล่นเพื่อชนะทั้งแมตช์
level-line = -# { $name } · { $style } · ระดับอื่น: `/koikoi คอม`
choose-level = เล่นกับคอมพิวเตอร์: เลือกระดับ
picture-round = รอบ
picture-any-of = { $count } ใบ
picture-further = เพิ่มใบละ +1
picture-nobody = ไม่มีใครชนะ
picture-won = ชนะ
picture-your-turn = ตาคุณ
picture-quarter-final = รอบแปดคน
picture-semi-final = รอบรอง
picture-final = รอบชิง
picture-grand-final = ชิงแชมป์
picture-winners-bracket = สายผู้ชนะ
picture-losers-bracket = สายผู้แพ้
picture-winner = ผู้ชนะ
picture-bye = บาย
picture-walkover = ชนะผ่าน
picture-points = แต้ม
picture-round-of = รอบ { $number }

length-rounds = { $rounds } รอบ
length-target = ถึง { $target } แต้ม
length-instead = { $length } (ปกติ { $usual })
time-minutes = ตาละ { $minutes } นาที
time-hours = ตาละ { $hours } ชั่วโมง
pace-live = เล่นสด
pace-daily = วันละตา

challenge-member = 🎴 { $challenger } ชวน { $opponent } เล่น **โคอิโคอิ**
challenge-rematch = 🎴 { $challenger } ขอรีแมตช์ **โคอิโคอิ** กับ { $opponent }
challenge-open = 🎴 { $challenger } เปิดโต๊ะ **โคอิโคอิ** ใครจะเล่นบ้าง?
challenge-terms = { $length } · { $time } · { $rules }
# เมื่อชื่อกติกาบอกความยาวอยู่แล้ว
challenge-terms-named = { $time } · { $rules }
challenge-new = ไม่เคยเล่นเหรอ? เริ่มได้เลย ปุ่มจะบอกเองว่ากินอะไรได้
challenge-offer = ยังไม่มีใครมา? { $challenger } เลือกระดับข้างล่างแล้วเล่นกับคอมพิวเตอร์ได้ ระหว่างนี้ใครก็เข้ามาเล่นได้
challenge-until = -# ปิดรับ { $when }
challenge-declined = -# 🎴 { $opponent } เล่นตอนนี้ไม่ได้ คำท้าของ { $challenger } ปิดแล้ว
challenge-withdrawn = -# 🎴 { $challenger } ถอนคำท้าแล้ว
challenge-expired = -# 🎴 คำท้าของ { $challenger } หมดเวลาแล้ว
challenge-unjoined = -# 🎴 ไม่มีใครมาที่โต๊ะของ { $challenger } แต่ { $challenger } ยังเล่นกับคอมพิวเตอร์ที่นี่ได้:
challenge-aborted = -# 🎴 แอดมินยกเลิกคำท้าของ { $challenger }
button-accept = รับคำท้า
button-join = เล่นด้วย
button-how = วิธีเล่น
button-decline = ไม่เล่น
button-ask-again = ชวนอีกครั้ง
button-close = ปิดโต๊ะ

table-score = **🔴 { $first } { $a } – { $b } ⚪ { $second }**
round-of = รอบ { $number }/{ $rounds }
round-month = { $round } · { $month }
month-1 = มกราคม (สน)
month-2 = กุมภาพันธ์ (บ๊วย)
month-3 = มีนาคม (ซากุระ)
month-4 = เมษายน (วิสทีเรีย)
month-5 = พฤษภาคม (ไอริส)
month-6 = มิถุนายน (โบตั๋น)
month-7 = กรกฎาคม (ฮากิ)
month-8 = สิงหาคม (หญ้าแพมพัส)
month-9 = กันยายน (เบญจมาศ)
month-10 = ตุลาคม (เมเปิล)
month-11 = พฤศจิกายน (หลิว)
month-12 = ธันวาคม (เพาโลเนีย)
round-extra = รอบ { $number } (จนกว่าจะรู้ผล)
round-open = รอบ { $number } ถึง { $target } แต้ม
table-turn = { $mark } **ตาของ { $name }**
turn-until = ⏳ หมดเวลา { $when }
table-deal = รอบถัดไปเริ่ม { $when }
table-deal-soon = รอบถัดไปกำลังจะเริ่ม
table-swap = { $mark } **{ $name }** สลับไพ่กับเจ้ามือได้ โดยไม่เห็นไพ่
table-dealer-draw = { $first } จั่วได้ { $a }, { $second } จั่วได้ { $b }: เดือนที่มาก่อนได้เป็นเจ้ามือก่อน
table-dealer-draw-same = { $first } จั่วได้ { $a }, { $second } จั่วได้ { $b }: เดือนเดียวกัน ไพ่ที่สูงกว่าได้เป็นเจ้ามือก่อน
# การแจกที่ไม่นับ อยู่บรรทัดของตัวเอง และในการแจกที่โปร่งใส
deal-again = 🔁 แจกใหม่: { $reasons }
void-field_quad = ไพ่เดือนเดียวกันสี่ใบกลางวง
void-field_pairs = สี่คู่กลางวง
void-field_triple = ไพ่เดือนเดียวกันสามใบกลางวง
void-teshi = ไพ่เดือนเดียวกันสี่ใบในมือ
void-kuttsuki = สี่คู่ในมือ
void-both_lucky = มือโชคดีทั้งสองฝ่าย
table-hand-here = { $names }: ไพ่ของคุณอยู่ที่ปุ่ม **{ button-hand }**
table-absent = 💤 { $name } เล่นไม่ทันเวลา ตอนนี้ { $other } เลือกได้ที่ **{ button-hand }** ว่าจะทำยังไงต่อ
table-before = รอบ { $number }: { $result }
table-thread = 🎴 **{ $match }**: [เล่นที่นี่]({ $url })
table-moved = -# 🎴 โต๊ะนี้ย้ายมา[ที่นี่]({ $url })แล้ว
did-took = { $card } ▸ { $taken }
did-took-table = { $card } ▸ กิน { $taken }
did-stays = { $card } ลงกลางวง
did-drew-took = จั่ว { $card } ▸ { $taken }
did-drew-stays = จั่ว { $card } ลงกลางวง
did-drew = จั่ว { $card }
did-formed = ✨ **{ $yaku }**
did-called = **โคอิโคอิ!**
did-nothing = …
turn-by = { $name }: { $did }
# ตาล่าสุดในสองตาที่แสดง
turn-newest = 🆕 { $turn }
list-comma = { ", " }
sentence-gap = { " " }

button-hand = ไพ่ของฉัน
button-yaku = ยากุ
button-menu = เมนู
button-table = โต๊ะ
button-next-game = แมตช์ถัดไป ({ $count })

hand-your-turn = **ตาของคุณ** เจอกับ { $name }
hand-their-turn = **ตาของ { $name }**
hand-between = พักระหว่างรอบ เจอกับ { $name }
# อักขระที่มองไม่เห็นทำให้ผลอยู่บรรทัดเดียวกัน
hand-score = { $own }–{ "\u2060" }{ $other }
# แต้มรวมของตัวเองที่โต๊ะหลายคน จากแต้มที่จบ
table-total = { $points } จาก { $goal }
hand-draw-question = คุณจั่วได้ **{ $card }** กินใบไหน:
hand-pick-question = **{ $card }** กินใบไหน:
hand-sure = **แน่ใจนะ?** ยังไม่ได้เล่นอะไรลงไป
hand-late = ⏰ **หมดเวลาของคุณแล้ว** ตอนนี้ { $name } จบแมตช์ได้ แต่ถ้าคุณเล่นก่อน แมตช์ก็เล่นต่อ
hand-half = ⏳ **เวลาของคุณผ่านไปครึ่งหนึ่งแล้ว**
hand-swap-question = ยังไม่มีใครเห็นไพ่ในมือตัวเอง คุณสลับกับไพ่ของ { $name } ได้โดยไม่เห็นไพ่ ถ้าไม่ทำอะไรก็ใช้ไพ่เดิม
hand-swap-wait = { $name } อาจขอสลับไพ่กับคุณโดยไม่เห็นไพ่ แล้วทั้งคู่จะได้ดูไพ่ของตัวเอง
hand-dms-closed = บอทส่งข้อความส่วนตัวหาคุณไม่ได้ ไพ่ของคุณจึงอยู่ที่นี่ ที่ปุ่ม **{ $button }** เปิดรับข้อความส่วนตัวในการตั้งค่าความเป็นส่วนตัวของเซิร์ฟเวอร์ที่คุณอยู่ร่วมกับบอท แล้วแมตช์หน้าจะส่งไปที่นั่น
hand-dms-later = ตอนนี้ Discord ไม่ให้บอทส่งข้อความหาคุณ ไพ่ของคุณจึงอยู่ที่นี่ ที่ปุ่ม **{ $button }** นอกนั้นเหมือนเดิม
hand-dms-soon = บอทกำลังเปิดข้อความส่วนตัวทีละไม่กี่คน ระหว่างนี้ไพ่ของคุณจึงอยู่ที่นี่ ที่ปุ่ม **{ $button }** นอกนั้นเหมือนเดิม
hand-waking = -# ⏳ คอมพิวเตอร์กำลังตื่น หลังรีสตาร์ตใช้เวลาราวหนึ่งนาที พร้อมเมื่อไรก็เล่นทันที
hand-table-gone = -# ช่องของโต๊ะถูกลบไปแล้ว เล่นต่อที่นี่ หรือย้ายโต๊ะไปช่องอื่น: `/koikoi แมตช์ของฉัน`
hand-table-locked = -# เธรดของโต๊ะถูกล็อก ปุ่มจึงกดไม่ได้ เล่นต่อที่นี่ หรือย้ายโต๊ะไปช่องอื่น: `/koikoi แมตช์ของฉัน`
hand-table-blocked = -# บอทส่งข้อความในช่องของโต๊ะไม่ได้ เล่นต่อที่นี่ หรือย้ายโต๊ะไปช่องอื่น: `/koikoi แมตช์ของฉัน`
hand-table-filtered = -# AutoMod ของเซิร์ฟเวอร์นี้บล็อกข้อความของโต๊ะ เล่นต่อที่นี่ แล้วขอให้แอดมินยกเว้นบทบาทของบอทจากกฎ
hand-table-refused = -# ตอนนี้ Discord ไม่รับข้อความของโต๊ะ เล่นต่อที่นี่ หรือย้ายโต๊ะไปช่องอื่น: `/koikoi แมตช์ของฉัน`
deal-sealed = -# 🔒 ผนึกก่อนเล่น: `{ $commitment }…`
button-take = { $card } ▸ { $target }
button-take-all = { $card } ▸ ทั้ง { $count } ใบ
# แต้มที่ได้ถ้าหยุด อยู่ข้างไพ่ที่ทำยากุสำเร็จ
button-gain = ✨ +{ $points } { $said }
button-swap = สลับไพ่
button-keep = ใช้ไพ่เดิม
button-back = กลับ
button-sure = ใช่: { $said }

decision-made = ## ✨ { $yaku }!
decision-sum = **{ $sum }**
decision-stop-on = **หยุด**: +{ $points }, { $now } → **{ $score }**
decision-stop-wins = **หยุด**: +{ $points }, { $now } → **{ $score }: คุณชนะ{ $what ->
    [table] โต๊ะนี้
   *[match] แมตช์
}**
decision-stop-loses = **หยุด**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] คนอื่นชนะโต๊ะนี้
   *[match] คุณแพ้แมตช์
}**
decision-stop-ties = **หยุด**: +{ $points }, { $now } → **{ $score }: { $what ->
    [table] โต๊ะจบ มีที่หนึ่งร่วมกัน
   *[match] แมตช์เสมอ
}**
decision-stop-extra = **หยุด**: +{ $points }, { $now } → **{ $score }**: เสมอ ตัดสินด้วยรอบพิเศษ
decision-koi-increase = **โคอิโคอิ**: เล่นต่อ จะได้แต้มก็ต่อเมื่อยากุของคุณมีแต้มเพิ่มขึ้น
decision-koi-new = **โคอิโคอิ**: เล่นต่อ จะได้แต้มก็ต่อเมื่อได้ยากุใหม่
decision-risk-none = { "" }
decision-risk-opponent = { " " }และยากุของ { $name } จะนับ ×{ $other }
decision-risk-own = { " " }แล้วนับ ×{ $own } เพราะคุณเรียกโคอิโคอิ
decision-risk-both = { " " }แล้วนับ ×{ $own } ส่วนยากุของ { $name } จะนับ ×{ $other }
decision-risk-bonus = { " " }การเรียกครั้งนี้จะบวกเพิ่มให้แต้มที่คุณได้ตอนนั้น
decision-reply = ถ้า { $name } ได้ยากุใด ๆ รอบจบทันที
decision-needs = จะชนะ{ $what ->
    [table] โต๊ะนี้
   *[match] แมตช์
} คุณต้องได้ +{ $points } แต้ม
decision-nobody-wins = ถ้าไม่มีใครหยุด คุณชนะ{ $what ->
    [table] โต๊ะนี้
   *[match] แมตช์
} { $score }{ $why }
decision-nobody-loses = ถ้าไม่มีใครหยุด { $what ->
    [table] คนอื่นชนะโต๊ะนี้
   *[match] คุณแพ้แมตช์
} { $score }{ $why }
decision-nobody-ties = ถ้าไม่มีใครหยุด { $what ->
    [table] โต๊ะนี้มีที่หนึ่งร่วมกัน
   *[match] แมตช์เสมอ
} { $score }{ $why }
decision-nobody-extra = ถ้าไม่มีใครหยุด ผลเป็น { $score }{ $why } ตัดสินด้วยรอบพิเศษ
# ทำไมผลในประโยคนั้นไม่ตรงกับผลตอนนี้
decision-dealer-gets = { " " }(เจ้ามือได้ { $points } แต้ม)
decision-turns = คุณเหลืออีก { $count } ตา
decision-threats = **{ $name }** ใกล้ครบแล้ว: { $near }
decision-wait = ✨ { $mark } **{ $name }** มี **{ $sum }** กำลังตัดสินใจ
button-stop-on = หยุด · +{ $points }
button-stop-wins = หยุด · +{ $points } ชนะ { $what ->
    [table] โต๊ะนี้
   *[match] { $score }
}
button-stop-loses = หยุด · +{ $points } แพ้ { $what ->
    [table] โต๊ะนี้
   *[match] { $score }
}
button-stop-ties = หยุด · +{ $points } { $what ->
    [table] ที่หนึ่งร่วมกัน
   *[match] เสมอ { $score }
}
button-stop-extra = หยุด · +{ $points } เสมอ { $score }
button-koi = โคอิโคอิ!

sum-yaku = { $yaku } { $points }
sum-total = { $parts } = { $base }
sum-multiplied = { $sum }, { $steps } = { $total }
step-koi_bonus = +{ $value } (โคอิโคอิ)
step-seven = ×{ $value } (7 ขึ้นไป)
step-opponent_koi = ×{ $value } (คู่แข่งเรียกโคอิโคอิ)
step-own_koi = ×{ $value } (โคอิโคอิที่เรียกเอง)
step-all_koi = ×{ $value } (โคอิโคอิที่เรียก)
step-field_brights = ×{ $value } (แสงกลางวง)
step-koi_and_brights = ×{ $value } (โคอิโคอิและแสงกลางวง)

result-won = **{ $mark } { $name } +{ $points }**: { $sum }
result-lucky = **{ $mark } { $name } +{ $points }**: { $yaku } ตั้งแต่แจก
result-both-lucky = ทั้งคู่ได้มือโชคดี: ไม่มีแต้ม
result-nobody = เล่นไพ่หมดแล้วและไม่มีใครหยุด: ไม่มีแต้ม
result-oya = **{ $mark } { $name } +{ $points }**: เล่นไพ่หมดแล้วและไม่มีใครหยุด เจ้ามือจึงได้แต้ม
result-ended = รอบนี้ไม่ได้เล่นจนจบ
result-paid = { $name } จ่าย { $points } แต้ม
result-paid-you = คุณจ่าย { $points } แต้ม
result-leftover = { $mark } { $name } เหลือในมือ: { $cards }
result-leftover-you = { $mark } คุณเหลือในมือ: { $cards }
result-score = 🔴 { $a } – { $b } ⚪
result-deals = { $name } เป็นเจ้ามือรอบถัดไป
result-deals-you = คุณเป็นเจ้ามือรอบถัดไป
result-before = **รอบ { $number }** จบแล้ว:
yaku-teshi = เดือนเดียวกันสี่ใบ
yaku-kuttsuki = สี่คู่
button-ready = รอบถัดไป { $ready }/2
button-ready-alone = รอบถัดไป
button-fair = แจกโปร่งใส

match-won = 🏆 **{ $mark } { $name } ชนะแมตช์นี้!**
match-won-by = 🏆 **{ $mark } { $name } ชนะแมตช์นี้ห่าง { $margin } แต้ม!**
match-drawn = 🤝 **แมตช์นี้เสมอ**
match-target = ถึงเป้าแต้มแล้ว
match-bust = ผู้เล่นคนหนึ่งแต้มหมด
match-resign = { $name } ยอมแพ้
match-timeout = { $name } กลับมาไม่ทันเวลา
match-abort = 🛑 แอดมินจบแมตช์นี้ ไม่นับผล
match-withdraw = 🚪 { $name } ถอนตัวก่อนที่ทั้งคู่จะลงไพ่ ไม่นับผล
match-agreed = 🤝 ทั้งคู่ตกลงเลิกแมตช์นี้ ไม่นับผล
match-unrated = ไม่นับในตารางอันดับ
match-unrated-early = ไม่นับ เพราะจบก่อนที่ทั้งคู่จะลงไพ่
outcome-won = 🏆 คุณชนะ { $name } ห่าง { $margin } แต้ม ({ $score })
outcome-lost = คุณแพ้ { $name } ห่าง { $margin } แต้ม ({ $score })
outcome-drawn = 🤝 เสมอกับ { $name } ({ $score })
outcome-resign-won = 🏆 คุณชนะ: { $name } ยอมแพ้ที่ { $score }
outcome-resign-lost = คุณยอมแพ้ { $name } ที่ { $score }
outcome-timeout-won = 🏆 คุณชนะ: { $name } หมดเวลาที่ { $score }
outcome-timeout-lost = คุณหมดเวลาในแมตช์กับ { $name } ที่ { $score }
outcome-abort = 🛑 แอดมินจบแมตช์กับ { $name } ไม่นับผล
outcome-withdraw = 🚪 { $name } ถอนตัวจากแมตช์ ไม่นับผล
outcome-withdraw-own = 🚪 คุณถอนตัวจากแมตช์กับ { $name } ไม่นับผล
outcome-agreed = 🤝 คุณกับ { $name } ตกลงเลิกแมตช์ ไม่นับผล
button-rematch = รีแมตช์
button-record = บันทึก
button-more = เพิ่มเติม
button-add-bot = เพิ่มลงเซิร์ฟเวอร์อื่น

absent-question = 💤 **{ $name } เล่นไม่ทันเวลา** จะทำยังไงต่อ? ถ้าไม่ทำอะไร จะเล่นต่อแบบวันละตา { $when }
absent-question-daily = 💤 **{ $name } เล่นไม่ทันเวลา** จะทำยังไงต่อ? ถ้าไม่ทำอะไร คุณจะชนะ { $when }
button-wait = รอก่อน
button-daily = ต่อแบบวันละตา
button-claim = รับชัยชนะ

table-first-match = -# { $names }: ไพ่ของคุณอยู่ในข้อความส่วนตัวจากบอท กด **{ button-hand }** ก็ดูที่นี่ได้
outside-playing = 🎴 { $first } กับ { $second } กำลังเล่นกัน ไพ่ของคุณอยู่ในข้อความส่วนตัว หรือกด **{ button-hand }**

coach-start = 💡 ปุ่มเขียวคือไพ่ที่กินได้: ไพ่กินไพ่เดือนเดียวกันกลางวง สะสมเป็นชุด เรียกว่า *ยากุ* ในภาพ 親 คือเจ้ามือ
coach-near = 💡 คุณกินได้ { $have } จาก { $need } ใบของ **{ $yaku }** แล้ว: { $made }
coach-makes = 💡 ✨ คือไพ่ที่ทำยากุได้ พร้อมบอกว่าถ้าหยุดจะได้กี่แต้ม
coach-draw = 💡 ไพ่จากกองจั่วก็กินได้ เลือกใบที่เข้าชุดของคุณ
coach-called = 💡 { $name } เล่นต่อเพื่อเอาแต้มเพิ่ม (こい ในภาพ) ถ้าคุณทำยากุอะไรก็ได้ก่อนแล้วหยุด { $name } จะไม่ได้อะไรเลย
coach-own-call = 💡 คุณเรียกโคอิโคอิแล้ว (こい ในภาพ) แต้มยากุต้องเพิ่มขึ้นก่อนจึงหยุดได้ ต้องไวกว่าคู่แข่งนะ
coach-lay = 💡 ตอนนี้กินอะไรไม่ได้ ไพ่ที่ลงจะค้างอยู่กลางวง ลงใบที่ยอมเสียได้
coach-decide = 💡 **หยุด** ปลอดภัยกว่า ส่วน **โคอิโคอิ** คุ้มเมื่อยังมีทางได้เพิ่ม
coach-decide-threat = 💡 { $name } ขาดอีกใบเดียวก็ได้ **{ $yaku }** แล้ว **หยุด** ปลอดภัยกว่า
coach-decide-wins = 💡 ถ้า **หยุด** คุณชนะ{ $what ->
    [table] โต๊ะนี้
   *[match] แมตช์
} ไม่ต้องทำแต้มเพิ่มแล้ว
coach-decide-loses = 💡 ถ้า **หยุด** ตอนนี้คุณแพ้{ $what ->
    [table] โต๊ะนี้
   *[match] แมตช์
} เหลือทางเดียวคือ **โคอิโคอิ**
coach-decide-ties = 💡 ถ้า **หยุด** { $what ->
    [table] โต๊ะนี้จะมีที่หนึ่งร่วมกัน
   *[match] แมตช์จะเสมอ
} ต้อง **โคอิโคอิ** เท่านั้นจึงจะชนะได้

nudge = { $person } ตาคุณแล้ว: [ไปที่โต๊ะ]({ $url })
nudge-half = ⏳ { $person } เวลาผ่านไปครึ่งหนึ่งแล้ว: [ไปที่โต๊ะ]({ $url })
nudge-late = ⏰ { $person } หมดเวลาแล้ว แต่ยังเล่นได้อยู่: [ไปที่โต๊ะ]({ $url })
nudge-choose = 💤 { $person } คู่แข่งของคุณ { $name } เล่นไม่ทันเวลา คุณเลือกได้ว่าจะทำยังไงต่อ: [ไปที่โต๊ะ]({ $url })
nudge-offer = 🤝 { $person } คู่แข่งของคุณ { $name } ขอเลิกแมตช์นี้: [ไปที่โต๊ะ]({ $url })
off-asked = 🤝 **{ $name } ขอเลิกแมตช์นี้** ถ้าคุณตกลง แมตช์จบและไม่นับผล ถ้าคุณเล่นต่อแปลว่าไม่ตกลง
off-waits = -# 🤝 คุณขอ { $name } เลิกแมตช์นี้ ถ้าอีกฝ่ายเล่นตาถัดไปแปลว่าไม่ตกลง
off-asked-table = 🤝 **{ $first } ขอ { $second } เลิกแมตช์นี้** ถ้า { $second } ตกลง ไม่นับผล
button-off-agree = เลิกแมตช์
button-off-no = เล่นต่อ
digest = **มี { $count } แมตช์รอคุณอยู่**

called = 📣 **{ $name } เรียกโคอิโคอิ**: ตอนนี้ยากุของคุณนับ ×{ $factor }
called-plain = 📣 **{ $name } เรียกโคอิโคอิ**: หยุดให้ได้ก่อน แล้ว { $name } จะไม่ได้อะไรเลย
called-reply = 📣 **{ $name } เรียกโคอิโคอิ**: ยากุถัดไปของคุณจบรอบทันทีและนับ ×{ $factor }
called-reply-plain = 📣 **{ $name } เรียกโคอิโคอิ**: ยากุถัดไปของคุณจบรอบทันที

note-stale = -# ปุ่มนั้นหมดอายุแล้ว ตอนนี้โต๊ะเป็นแบบนี้
note-wait = -# เดี๋ยวนะ ยังไม่ถึงตาคุณ
note-illegal = -# ตรงนี้ทำแบบนั้นไม่ได้ ตอนนี้เป็นแบบนี้
