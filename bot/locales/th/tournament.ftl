# ทัวร์นาเมนต์

tournament-title = ### 🏆 { $name }
tournament-about = { $format } · { $pace }
tournament-terms = -# แต่ละแมตช์: { $terms }
tournament-tie = เล่นเพิ่มทีละรอบถ้าแต้มเท่ากัน
tournament-best-of-three = -# ชนะสองในสาม: ใครชนะสองก่อนได้ไป ถ้าหมดเวลาของรอบ ใครชนะมากกว่าได้ไป ถ้าเท่ากันดูผลของแมตช์ที่เล่นอยู่
tournament-live = เล่นสด
tournament-daily = รอบละ { $days } วัน
format-single = แพ้คัดออก
format-double = แพ้สองครั้งคัดออก
tournament-twice = -# แพ้สองครั้งแล้วออก ในรอบชิงแชมป์ ผู้ชนะจากสายผู้แพ้ต้องชนะสองครั้ง
tournament-winners = **สายผู้ชนะ**
tournament-losers = **สายผู้แพ้**: ใครแพ้ออกเลย
tournament-final = **รอบชิงแชมป์**
tournament-grand-final-1 = รอบชิงแชมป์
tournament-grand-final-2 = รอบชิงแชมป์ แมตช์ที่สอง
format-round-robin = พบกันหมด
format-swiss = ระบบสวิส

tournament-closes = ปิดลงชื่อ { $when } แล้วเริ่ม: { $hour } · ลงชื่อแล้ว { $count }/{ $most } คน { $seeding }
seeding-rating = วางสายตามเรตติ้ง
seeding-draw = วางสายโดยจับสลาก
seeding-hand = ผู้จัดวางสายเอง
# ก่อนเริ่มไม่นาน เรียกทุกคนที่ลงชื่อ
tournament-begins-soon = { $missing ->
    [0] ⏰ **เริ่ม { $when }** ถ้าเล่นไม่ได้ กด *{ button-sign-off }* ก่อนหน้านั้น
   *[other] ⏰ **เริ่ม { $when } ถ้ามีคนลงชื่ออีก { $missing } คน** ถ้าไม่ครบจะยกเลิกตอนนั้น
}
tournament-closes-short = { $state } ปิด { $when }
tournament-nobody = ยังไม่มีใครลงชื่อ
tournament-seed = **{ $seed }.** { $name } · { $rating }
button-sign-up = ลงชื่อ
button-sign-off = ออก
tournament-waiting = ⏳ **รายชื่อสำรอง** ({ $count } คน): ถ้ามีคนออก คนแรกในรายชื่อจะได้ที่แทน
tournament-waits = **{ $place }.** { $name }
tournament-moved-up = ⬆️ เลื่อนขึ้นจากรายชื่อสำรอง: { $names }
button-wait-list = เข้ารายชื่อสำรอง
tournament-waiting-place = ทัวร์นาเมนต์นี้เต็มแล้ว ตอนนี้คุณอยู่ในรายชื่อสำรอง **ลำดับที่ { $place }** ถ้ามีคนออกก่อนเริ่ม คนแรกในรายชื่อจะได้ที่แทนและถูกเรียก กด *{ $button }* เพื่อออกจากรายชื่อ

tournament-round = ### 🏆 { $name } · { $round }
tournament-round-of = รอบ { $number }/{ $rounds }
tournament-final-0 = รอบชิง
tournament-final-1 = รอบรองชนะเลิศ
tournament-final-2 = รอบแปดคนสุดท้าย
tournament-begin = **กด “{ button-here }”**: หมดเวลากด { $when } เมื่อมาครบทั้งคู่ แมตช์จะเริ่ม ถ้ามาไม่ทัน คุณแพ้แมตช์นั้น
tournament-ends = รอบนี้จบ { $when } เป็นอย่างช้า แล้วตัดสินด้วยผลของแมตช์ที่เล่นอยู่
tournament-misses = -# ถ้าขาดสองรอบติดกัน คุณจะถูกตัดออกจากทัวร์นาเมนต์
# เหมือนกัน เมื่อเรียกอีกครั้งก่อนหมดเวลา
tournament-begin-again = ⏰ **แมตช์ของคุณรออยู่ กด “{ button-here }”**: หมดเวลากด { $when } หลังจากนั้นคุณแพ้แมตช์
tournament-ends-again = ⏰ **รอบนี้จบ { $when }** แล้วตัดสินด้วยผลของแมตช์ที่เล่นอยู่ ถ้าเป็นตาคุณ ไปที่แมตช์ได้ด้วย `/koikoi แมตช์ของฉัน`
tournament-again = 🔁 คือคนที่เคยเจอกันแล้ว เพราะหาคู่แข่งใหม่ให้ทุกคนไม่ได้
pairing-waits = ⏳ { $first }{ $one } – { $second }{ $two }
pairing-playing = { $url ->
    [none] 🎴 { $first } – { $second }
   *[other] 🎴 { $first } – { $second } · [โต๊ะ]({ $url })
}
pairing-first = ✔️ **{ $first }** ชนะ { $second } { $cause }
pairing-second = ✔️ **{ $second }** ชนะ { $first } { $cause }
pairing-draw = ✔️ { $first } กับ { $second }: เสมอ { $cause }
pairing-neither = ✖️ { $first } กับ { $second }: แพ้ทั้งคู่ { $cause }
# มีคนออกจากแบบพบกันหมดก่อนเล่นครบครึ่ง
pairing-annulled = ➖ { $first } กับ { $second }: ไม่นับผลให้ฝ่ายใด (ออกจากทัวร์นาเมนต์)
# จำนวนแมตช์ที่ชนะ ในแบบชนะสองในสาม
pairing-wins = ({ $first }–{ $second })
pairing-bye = ✔️ **{ $first }** ได้บาย
pairing-rests = 💤 **{ $first }** พักในรอบนี้
cause-no-show = (ไม่มา)
cause-left = (ออกจากทัวร์นาเมนต์)
cause-admin = (แอดมินตัดสิน)
tournament-decided = -# ⚖️ { $admin } ตัดสิน { $first } – { $second } รอบ { $round }: { $note }
tournament-corrected = -# ⚖️ { $admin } แก้ผล { $first } – { $second } รอบ { $round } (ก่อนหน้า: { $before }): { $note }
tournament-removed = -# ⚖️ { $admin } เอา { $name } ออก: { $note }
button-here = ฉันมาแล้ว
button-standings = ตารางคะแนน
button-tournament-text = เป็นข้อความ
tournament-text-sent = นี่คือไฟล์ข้อความของทัวร์นาเมนต์ เก็บไว้หรือส่งต่อได้
button-withdraw-tournament = ออก

tournament-over = ### 🏆 { $name } จบแล้ว
tournament-won = { $count ->
    [1] 🎉 ยินดีด้วย { $names }! คุณชนะทัวร์นาเมนต์นี้
   *[other] 🎉 ยินดีด้วย { $names }! ได้ที่หนึ่งร่วมกัน
}
tournament-not-won = ไม่มีใครชนะ
# ทำไมทัวร์นาเมนต์จบก่อนแมตช์สุดท้าย
ended-left = รอบชิงเล่นไม่จบ: { $names } ออกจากทัวร์นาเมนต์
ended-no-show = รอบชิงไม่ได้เล่น: { $names } ไม่มา
ended-unopposed = ไม่มีรอบชิง: ไม่เหลือใครให้เจอกับ { $names }
ended-no-final = ไม่มีรอบชิง: ไม่เหลือใครให้เล่น
ended-alone = จบหลังรอบ { $number } จาก { $rounds }: คนอื่นออกหมดแล้ว
ended-empty = ทุกคนออกจากทัวร์นาเมนต์แล้ว
# อันดับ 0: ยังไม่รู้
table-elimination = { $rank ->
    [0] –
   *[other] **{ $rank }.**
} { $name } · ชนะ { $won } แพ้ { $lost } { $notes }
tournament-row = { $rank ->
    [0] –
   *[other] **{ $rank }.**
} { $name } · { $points } · { $won }–{ $drawn }–{ $lost } · { $decides } { $notes }
table-byes = (บาย { $count })
table-left = (ออกแล้ว)
table-annulled = (ออกแล้ว ไม่นับผล)
tournament-too-few = มีคนลงชื่อไม่ถึง { $fewest } คน จึงยกเลิก
tournament-cancelled = { $admin } ยกเลิก: { $note }
tournament-plays-on = แมตช์ที่เริ่มแล้วเล่นจนจบได้ แต่ไม่นับที่นี่

tournament-leave-question = ออกจาก **{ $name }** ตอนนี้ไหม? จะเป็นการยอมแพ้แมตช์ที่เล่นอยู่ และคู่แข่งต่อ ๆ ไปของคุณชนะโดยไม่ต้องเล่น กลับมาไม่ได้ และไม่มีสิทธิ์ชนะอีก
tournament-leave-annuls = คุณยังเล่นไม่ถึงครึ่งของแมตช์ทั้งหมด ผลแมตช์ของคุณจะไม่นับเลย ทั้งของคุณและของคู่แข่ง
button-withdraw-yes = ใช่ ออก
button-withdraw-no = ไม่ อยู่ต่อ
tournament-left = คุณออกจากทัวร์นาเมนต์แล้ว
tournament-stayed = คุณยังแข่งต่อ
tournament-noted = เรียบร้อย ดูได้ในข้อความของทัวร์นาเมนต์

tournaments-title = ### 🏆 ทัวร์นาเมนต์ที่นี่
tournaments-line = { $name } · { $count } คน · { $state }
yours-signup = -# ↳ คุณลงชื่อแล้ว
yours-waiting = -# ↳ คุณอยู่ลำดับที่ { $place } ในรายชื่อสำรอง
yours-call = -# ↳ คุณเจอกับ { $opponent } กด “{ button-here }”!
yours-wait = -# ↳ คุณเจอกับ { $opponent } ซึ่งยังไม่มา
yours-match = -# ↳ ตอนนี้คุณเล่นกับ { $opponent }: ไปที่แมตช์ได้ด้วย `/koikoi แมตช์ของฉัน`
tournaments-none = ยังไม่มีทัวร์นาเมนต์ที่นี่ คนที่ดูแลเซิร์ฟเวอร์เปิดได้: `/koikoi-admin ทัวร์นาเมนต์`
tournaments-none-admin = ยังไม่มีทัวร์นาเมนต์ที่นี่
button-manage = จัดการ
button-all-tournaments = ทัวร์นาเมนต์ทั้งหมด
tournament-stage-signup = เปิดให้ลงชื่อ
tournament-stage-finished = จบแล้ว
tournament-stage-won = ผู้ชนะ: { $names }
tournament-stage-cancelled = ยกเลิกแล้ว

tournament-manage = ### 🏆 { $name } · { $state }
tournament-manage-about = มีแต่คุณที่เห็นข้อความนี้ ทุกคนที่ดูแลเซิร์ฟเวอร์ทำแบบเดียวกันได้ ถ้าคุณใส่เหตุผล ทุกคนอ่านได้
tournament-made = ✔ เปิดให้ลงชื่อแล้ว ข้อความอยู่ในช่องนี้ เมื่อปิดลงชื่อ ทัวร์นาเมนต์เริ่มเอง
tournament-entry = ลงชื่อได้เฉพาะสมาชิกที่มีบทบาท { $role }
tournament-prize-role = 🎖️ ผู้ชนะได้บทบาท { $role }
tournament-prize-given = { $count ->
    [1] 🎖️ { $names } ได้บทบาท { $role } แล้ว
   *[other] 🎖️ { $names } ได้บทบาท { $role } กันแล้ว
}
tournament-prize-refused = ⚠️ Discord ไม่ให้บอทมอบบทบาท { $role } แอดมินมอบเองได้: { $names }
tournament-prize-partly = ⚠️ Discord ให้บอทมอบบทบาท { $role } ได้แค่ผู้ชนะบางคน แอดมินมอบให้คนที่เหลือได้: { $names }
audit-prize = ชนะทัวร์นาเมนต์โคอิโคอิ { $name }
tournaments-new = ทัวร์นาเมนต์ใหม่…
change-title-new = ทัวร์นาเมนต์ใหม่
plan-format-label = ใครเจอใคร
plan-format-single = แพ้คัดออก: แพ้แล้วออก
plan-format-double = แพ้สองครั้งคัดออก: แพ้สองครั้งแล้วออก
plan-format-round-robin = พบกันหมด
plan-format-swiss = ระบบสวิส: ไม่กี่รอบ เจอคนแต้มใกล้กัน
plan-days-label = เวลาของแต่ละรอบ
plan-best-label = จำนวนแมตช์ต่อคู่
plan-best-1 = แมตช์เดียวจบ
plan-best-3 = ชนะสองในสาม: ใครชนะสองก่อนได้ไป
plan-rounds-label = จำนวนรอบ
plan-rounds-about = เว้นว่าง: เท่าที่จำเป็น
plan-entry-label = บทบาทที่ต้องมีเพื่อลงชื่อ
plan-entry-about = ลงชื่อได้เฉพาะสมาชิกที่มีบทบาทนี้ (เว้นว่าง: ทุกคน)
plan-call-label = บทบาทที่จะเรียก
plan-call-about = เรียกบทบาทนี้ตอนเปิดให้ลงชื่อ (เว้นว่าง: ไม่เรียกใคร)
plan-prize-label = บทบาทสำหรับผู้ชนะ
plan-call = 📣 จะเรียก { $role } ตอนเปิดให้ลงชื่อ
button-plan-matches = แมตช์…
button-plan-roles = บทบาท…
plan-question = คุณเห็นเวลานี้ตามเวลาของคุณเอง คนอื่นเห็นตามเวลาของเขา ถูกต้องไหม?
button-plan-yes = ใช่ เปิดให้ลงชื่อ
button-plan-no = ไม่ ยังก่อน
plan-dropped = ไม่ได้เปิดอะไร
begin-question = **{ $name }** จะเริ่ม { $hour } ({ $when }) ถูกต้องไหม?

    คุณเห็นเวลานี้ตามเวลาของคุณเอง คนอื่นเห็นตามเวลาของเขา
# Instead of both questions: the two times follow, numbered as the buttons.
begin-which = **{ $name }**: เวลานี้อ่านได้สองอย่าง เริ่มเมื่อไร?
button-which = เลือก { $number }
button-hour-yes = ใช่ เริ่มตอนนั้น
choose-change = แก้ไข…
change-title = แก้ไขทัวร์นาเมนต์
change-name-label = ชื่อรายการ
change-name-about = ทุกคนเห็น
change-begins-label = เริ่มเมื่อไร
change-begins-about = อีก 2 ชั่วโมง หรือ พรุ่งนี้ 20:00 น. ตามนาฬิกาของเซิร์ฟเวอร์นี้ ลงชื่อได้จนถึงตอนนั้น
change-most-label = ผู้เล่นมากสุด
change-most-about = 3 ถึง { $most } ทุกคนที่ลงชื่อแล้วยังอยู่
tournament-done = ✔ เรียบร้อย
tournament-done-gone = ✔ บันทึกแล้ว แต่ไม่มีข้อความแสดง เพราะช่องของทัวร์นาเมนต์ถูกลบไปแล้ว
tournament-done-closed = ✔ บันทึกแล้ว แต่ข้อความของทัวร์นาเมนต์ยังไม่แสดง เพราะบอทส่งข้อความใน { $channel } ไม่ได้ ส่งได้เมื่อไรก็แสดงทันที
tournament-brought = ✔ ตอนนี้แสดงในช่องนี้แล้ว แมตช์ถัด ๆ ไปเล่นที่นี่
tournament-held-gone = ⚠️ **แสดงทัวร์นาเมนต์นี้ไม่ได้ เพราะช่องของรายการถูกลบไปแล้ว** เวลาหยุดเดิน จึงไม่มีใครเสียเปรียบ ไปที่ช่องอื่นแล้วกด *{ button-show-here }*
tournament-held-closed = ⚠️ **แสดงทัวร์นาเมนต์นี้ไม่ได้ เพราะบอทส่งข้อความใน { $channel } ไม่ได้** เวลาหยุดเดิน จึงไม่มีใครเสียเปรียบ เปิดให้บอทส่งที่นั่นได้อีก หรือไปที่ช่องอื่นแล้วกด *{ button-show-here }*
tournament-held-filtered = ⚠️ **แสดงทัวร์นาเมนต์นี้ไม่ได้ เพราะ AutoMod บล็อกข้อความของบอทใน { $channel }** เวลาหยุดเดิน จึงไม่มีใครเสียเปรียบ ยกเว้นบทบาทของบอท (*การตั้งค่าเซิร์ฟเวอร์ → AutoMod*) แล้วกด *{ button-show-here }*
tournament-held-away = ⚠️ **Discord ไม่รับข้อความของทัวร์นาเมนต์นี้** เวลาหยุดเดิน จึงไม่มีใครเสียเปรียบ อีกสักครู่จะลองใหม่
tournament-held = -# ⚠️ ตอนนี้แสดงข้อความไม่ได้ เวลาจึงหยุดเดิน ช่วยบอกแอดมินด้วยนะ
button-start-now = เริ่มตอนนี้…
start-question = เริ่ม **{ $name }** ตอนนี้ ด้วย { $count } คนไหม? หลังจากนั้นลงชื่อเพิ่มไม่ได้
button-start-yes = ใช่ เริ่มเลย
button-show-here = แสดงที่นี่
button-cancel = ยกเลิก…
choose-pairing = กำหนดผล…
button-decide = ตัดสิน…
button-correct = แก้ผล…
pairing-own = -# ↳ คุณเล่นในแมตช์นี้ ให้แอดมินคนอื่นตัดสิน
choose-removed = เอาผู้เล่นออก…
button-seeds = วางสาย…
seeds-title = ### 🏆 { $name } · การวางสาย
seeds-about = การวางสายกำหนดว่าใครเจอใคร ตอนนี้: { $seeding } คนที่ลงชื่อหลังจับสลากหรือหลังแก้ไขจะอยู่ท้ายสุด
choose-seed = เลือกคนที่จะเปลี่ยนอันดับมือวาง…
button-seeds-rating = ตามเรตติ้ง
button-seeds-draw = จับสลาก
seed-title = อันดับมือวางของ { $name }
seed-label = อันดับมือวาง
seed-about = 1 คือมือวางอันดับสูงสุด ใส่ได้ถึง { $count } ลำดับของคนอื่นคงเดิม
decide-question = **{ $pairing }** จบยังไง? จากนั้นใส่เหตุผล ทุกคนจะได้อ่าน
decide-now = ตอนนี้: { $line }
decide-stops = แมตช์นี้กำลังเล่นอยู่ จะหยุดลงและไม่นับ
decide-goes-on-double = ผู้ชนะไปต่อ ผู้แพ้ออกเมื่อแพ้ครั้งที่สอง ถ้าแพ้ทั้งคู่ ทั้งคู่นับเป็นแพ้หนึ่งครั้ง
decide-goes-on-single = ผู้ชนะไปรอบถัดไป ถ้าแพ้ทั้งคู่ ไม่มีใครได้ไป
decide-ends = - { $result }: ทัวร์นาเมนต์จบ { $count ->
    [0] ไม่มีใครชนะ
    [1] { $names } ชนะ
   *[other] { $names } ได้ที่หนึ่งร่วมกัน
}
decide-ends-many = - { $result }: ทัวร์นาเมนต์จบ { $count } คนได้ที่หนึ่งร่วมกัน
decide-until = แก้ผลได้จนกว่ารอบถัดไปจะเริ่ม
decide-last-of-round = ⚠️ นี่คือแมตช์สุดท้ายที่ค้างอยู่ของรอบ รอบถัดไปเริ่มทันที แล้วผลจะแก้ไม่ได้
decide-last = ⚠️ นี่คือแมตช์สุดท้ายที่ค้างอยู่ ทัวร์นาเมนต์จบทันที แล้วผลจะแก้ไม่ได้
decide-first = { $first } ชนะ
decide-second = { $second } ชนะ
decide-draw = เสมอ
decide-neither = แพ้ทั้งคู่
reason-title = เหตุผลของคุณ
reason-label = เพราะอะไร?
reason-about = ทุกคนจะเห็น พร้อมชื่อของคุณ
reason-about-end = ทัวร์นาเมนต์จบทันทีและไม่มีใครชนะ ทุกคนจะเห็นเหตุผล พร้อมชื่อของคุณ
reason-about-remove = แมตช์ที่เล่นอยู่ถือว่าแพ้ และกลับมาอีกไม่ได้ ทุกคนจะเห็นเหตุผล พร้อมชื่อของคุณ

table-about-swiss = -# แต้ม · ชนะ–เสมอ–แพ้ · แต้มของคู่แข่ง (BH) ถ้าแต้มเท่ากัน ตัดสินด้วย BH
table-about-round-robin = -# แต้ม · ชนะ–เสมอ–แพ้ · แต้มของคู่แข่งที่ชนะได้ (SB) ถ้าแต้มเท่ากัน ตัดสินด้วย SB
table-rule-swiss = -# สำหรับ BH บายหรือแมตช์ที่ไม่ได้เล่นนับเหมือนเจอคู่แข่งสมมติ อย่างในหมากรุก (FIDE)
table-rule-round-robin = -# ถ้าผู้เล่นออกก่อนเล่นครบครึ่งของแมตช์ ผลแมตช์ของคนนั้นจะไม่นับ เหมือนในหมากรุก (FIDE)
tie-break-swiss = BH
tie-break-round-robin = SB
alt-bracket = สายการแข่งของ { $name } รอบนี้:
alt-standings = ตารางคะแนนของทัวร์นาเมนต์:
refused-line-of-tournament = นี่คือแมตช์ของทัวร์นาเมนต์ ใครจะเจอผู้ชนะเป็นไปตามสายการแข่ง

# A tournament among the server's events; the third one is the event's own text.
button-event-on = เพิ่มในกิจกรรม
button-event-off = เอาออกจากกิจกรรม
event-about = ลงชื่อในช่องก่อนเริ่มนะ
tournament-event-on = 📅 ทัวร์นาเมนต์นี้อยู่ในกิจกรรมของเซิร์ฟเวอร์
tournament-event-refused = ⚠️ Discord ไม่รับกิจกรรมนี้ บอทต้องมีสิทธิ์ *สร้างกิจกรรม (Create Events)* และเซิร์ฟเวอร์มีกิจกรรมได้ไม่เกิน 100 รายการ
tournament-event-again = จากนั้นกด *{ button-event-on }*
