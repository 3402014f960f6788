moderation-title = ### การดูแลใน { $guild }
moderation-about = ถ้าจะบล็อกหรือปลดบล็อกสมาชิก ใช้ `/koikoi-admin การดูแล` กับตัวเลือก *สมาชิก* ถ้าจะทำให้แมตช์ที่จบแล้วเป็นโมฆะ ใช้ตัวเลือก *แมตช์* พร้อมหมายเลข
moderation-blocked = **สมาชิกที่ถูกบล็อก**
moderation-nobody = ไม่มีใครถูกบล็อก
moderation-choose = เลือกสมาชิกที่ถูกบล็อก
moderation-block = { $until ->
    [none] 🚫 { $name } · { $when }
   *[other] 🚫 { $name } · { $when } · สิ้นสุด { $until }
}
moderation-log = **บันทึก**
moderation-no-log = ยังไม่มีอะไร
moderation-channel = **ช่องสำหรับบันทึก** บอทจะโพสต์สิ่งที่แอดมินทำที่นี่ลงช่องเดียว: การบล็อก แมตช์ที่เป็นโมฆะ แมตช์ที่แอดมินจบ การตั้งค่าที่เปลี่ยน
ask-log = ไม่มีช่องสำหรับบันทึก
moderation-back = กลับไปที่การดูแล
moderation-may-play = **{ $name }** เล่นในเซิร์ฟเวอร์นี้ได้ สมาชิกที่ถูกบล็อกเริ่มอะไรที่นี่ไม่ได้เลย: ท้าไม่ได้ เปิดโต๊ะไม่ได้ ลงทัวร์นาเมนต์ไม่ได้ เล่นกับคอมพิวเตอร์หรือไพ่ประจำวันก็ไม่ได้ แมตช์และทัวร์นาเมนต์ที่เริ่มแล้วเล่นต่อได้ จบแมตช์ได้ด้วย `/koikoi-admin จบแมตช์`
moderation-is-blocked = **{ $name }** ถูกบล็อก เริ่มอะไรในเซิร์ฟเวอร์นี้ไม่ได้
moderation-until = การบล็อกสิ้นสุดเอง: { $until }, { $when }
moderation-do-block = บล็อก…
moderation-do-block-for = บล็อกแบบมีกำหนด…
moderation-days = { $days } วัน
moderation-lift = ปลดบล็อก
moderation-warned = **คำเตือน**
moderation-choose-warned = เลือกสมาชิกที่ถูกเตือน
moderation-warning = { $until ->
    [none] ⚠️ { $name } · { $when }
   *[other] ⚠️ { $name } · { $when } · สิ้นสุด { $until }
}
moderation-do-warn = เตือน…
moderation-no-end = ไม่มีกำหนด
moderation-do-unwarn = ยกเลิกคำเตือน…
warn-title = เตือนสมาชิกคนนี้
warn-about = สมาชิกจะเห็นเมื่อใช้คำสั่งครั้งต่อไปที่นี่ โดยไม่มีชื่อคุณ
warned-title = ⚠️ แอดมินของ { $guild } เตือนคุณ:
warned-line = { $until ->
    [none] - “{ $reason }”
   *[other] - “{ $reason }” · ถึง { $until }
}
moderation-reason-about = แอดมินของเซิร์ฟเวอร์นี้อ่านได้
block-title = บล็อกสมาชิกคนนี้
void-title = ทำให้แมตช์ { $match } เป็นโมฆะ
void-question = ทำให้แมตช์ { $match } เป็นโมฆะไหม? { $players } · { $score } · { $when }
    ในเซิร์ฟเวอร์นี้จะไม่นับอีก: เรตติ้งที่ได้หรือเสียจากแมตช์นี้ถูกคืน และแมตช์หายไปจากตารางอันดับกับโปรไฟล์ { $reach } แมตช์ที่เล่นหลังจากนั้นยังนับตามเดิม ความสำเร็จยังอยู่ ย้อนกลับไม่ได้
void-tournament = แมตช์นี้เป็นของทัวร์นาเมนต์ **{ $name }** ผลของทัวร์นาเมนต์ยังคงเดิม
void-yes = ทำให้เป็นโมฆะ…
void-done = แมตช์ { $match } เป็นโมฆะแล้ว: ไม่นับในเซิร์ฟเวอร์นี้อีก { $reach }
void-reach-gain = สำหรับทุกเซิร์ฟเวอร์ จะหักเฉพาะส่วนที่มีคนได้จากแมตช์นี้ จนกว่าผู้ดูแลบอทจะยืนยัน
void-reach-server = สำหรับทุกเซิร์ฟเวอร์ยังนับอยู่จนกว่าผู้ดูแลบอทจะยืนยัน เพราะเก่าแล้ว หรือช่วงนี้มีแมตช์โมฆะมาก
void-reach-all = ผู้ดูแลบอทยืนยันแล้ว ไม่นับที่ไหนอีก
log-line = { $when } · { $line }
log-reason = { $line } · “{ $reason }”
log-reach = { $line } · { $reach }
log-until = { $line } · สิ้นสุด { $until }
log-block = 🚫 { $admin } บล็อก { $name }
log-lift = ✅ { $admin } ปลดบล็อก { $name }
log-warn = ⚠️ { $admin } เตือน { $name }
log-unwarn = ✅ { $admin } ยกเลิกคำเตือนของ { $name }
log-void = 🧹 { $admin } ทำให้แมตช์ { $match } เป็นโมฆะ
log-confirm = ✅ ผู้ดูแลบอทยืนยันว่าแมตช์ { $match } เป็นโมฆะ
log-waits = -# ⏳ สำหรับทุกเซิร์ฟเวอร์ ยังรอผู้ดูแลบอทยืนยันอยู่
log-abort = 🛑 { $admin } จบแมตช์ { $match } โดยไม่มีผล
log-settings = ⚙️ { $admin } เปลี่ยนการตั้งค่า
log-match = { $match } ({ $players })
