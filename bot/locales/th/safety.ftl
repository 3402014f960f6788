# หลีกเลี่ยงใครสักคน

button-block = บล็อก
block-question = บล็อก { $name } ไหม? จะท้าคุณไม่ได้อีก `/koikoi หาคู่แข่ง` จะไม่จับคู่กับคุณ และคำท้าที่รออยู่ระหว่างกันจะจบ ไม่มีการแจ้งให้รู้ ส่วนโต๊ะที่คุณเปิดให้ทุกคน ใครก็ยังนั่งได้
button-block-yes = ใช่ บล็อก
button-block-no = ไม่
block-done = คุณบล็อก { $name } แล้ว ดูรายการบล็อกและปลดได้ที่ `/koikoi ตั้งค่าของฉัน`
block-known = คุณบล็อก { $name } ไว้ก่อนแล้ว ดูรายการบล็อกและปลดได้ที่ `/koikoi ตั้งค่าของฉัน`
block-match-runs = แมตช์นี้เล่นต่อ เว้นแต่คุณยอมแพ้
block-kept = ไม่ได้เปลี่ยนอะไร
button-blocks = คนที่คุณบล็อก
blocks-title = ### คนที่คุณบล็อก
blocks-none = คุณไม่ได้บล็อกใคร
blocks-line = { $name } · { $since }
blocks-lift = ปลดบล็อก
blocks-lifted = คุณไม่ได้บล็อก { $name } แล้ว
blocks-note = -# มีแต่คุณที่เห็นรายการนี้ *{ button-block }* อยู่ในเมนูของทุกแมตช์กับคน

button-report-person = รายงานผู้เล่น
report-person-about = รายงาน { $name } ต่อผู้ดูแลบอทนี้ไหม? ผู้ดูแลจะอ่านพร้อมบันทึกของแมตช์นี้ และห้ามคนใช้บอทได้ ไม่มีการแจ้งให้ { $name } รู้
report-why = เพราะอะไร?
report-reason-leaving = ทิ้งแมตช์หรือปล่อยให้หมดเวลา
report-reason-unfair = เล่นไม่ซื่อ
report-reason-name = ชื่อหรือรูปไม่เหมาะสม
report-reason-other = เรื่องอื่น
report-person-label = เกิดอะไรขึ้น?
reported-person = ขอบคุณนะ ผู้ดูแลอ่านได้แล้ว ไม่มีการแจ้งให้ { $name } รู้
host-report-about = เกี่ยวกับ { $name }: { $reason }

find-pause = ช่วงนี้คุณทิ้งแมตช์ที่หาให้หลายครั้ง หาคู่แข่งได้อีกครั้ง { $when }

refused-blocked-by-you = ท้า { $name } ไม่ได้ เพราะคุณบล็อกไว้ ดูรายการบล็อกและปลดได้ที่ `/koikoi ตั้งค่าของฉัน`
refused-no-opponent = แมตช์นี้ไม่มีใครให้บล็อกหรือรายงาน
refused-barred-from-find = ผู้ดูแลบอทนี้ไม่ให้คุณใช้ `/koikoi หาคู่แข่ง` คุณยังเล่นบนเซิร์ฟเวอร์ของคุณได้
refused-find-paused = ช่วงนี้คุณทิ้งแมตช์ที่บอทหาให้หลายครั้ง หรือไม่มาเล่น หาคู่แข่งได้อีกครั้ง { $when }
