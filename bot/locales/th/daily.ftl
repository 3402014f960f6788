# ไพ่ประจำวัน

daily-name = ไพ่ประจำวัน #{ $number }
# บรรทัดที่คนแชร์: คนไม่เคยเล่นก็ต้องเข้าใจ
daily-line-won = 🎴 โคอิโคอิ ไพ่ประจำวัน #{ $number }: ชนะ { $name } { $score }
daily-line-lost = 🎴 โคอิโคอิ ไพ่ประจำวัน #{ $number }: แพ้ { $name } { $score }
daily-line-drawn = 🎴 โคอิโคอิ ไพ่ประจำวัน #{ $number }: เสมอกับ { $name } { $score }
daily-line-resigned = 🎴 โคอิโคอิ ไพ่ประจำวัน #{ $number }: ยอมแพ้ { $name } ที่ { $score }
daily-line-round-won = 🟩 +{ $points }
daily-line-round-lost = 🟥 −{ $points }
daily-line-round-none = ⬜ 0
daily-line-calls = โคอิโคอิ ×{ $calls }
daily-line-about = ไพ่ดอกไม้ญี่ปุ่นสามรอบ ทุกคนได้ไพ่เหมือนกัน
daily-line-streak = { $about } · 🔥 { $days } วันติด
daily-begun =
    🎴 **ไพ่ประจำวัน #{ $number }** · สามรอบเจอกับ { $name } ทุกคนได้ไพ่เหมือนกัน
    ไพ่ของคุณส่งไปทางข้อความส่วนตัว กด **{ button-hand }** ก็เปิดที่นี่ได้
daily-unfinished = 🎴 คุณยังเล่น **ไพ่ประจำวัน #{ $number }** ไม่จบ ผลจะนับเป็นของวันนั้น
button-daily-finish = เล่น #{ $number } ให้จบ
button-daily-begin = เล่น #{ $number }
daily-played = 🎴 คุณเล่น **ไพ่ประจำวัน #{ $number }** แล้ว
daily-result = **{ $points } ต่อ { $conceded }** แต้ม · ตอนนี้อันดับ { $rank }
daily-void = 🎴 ไพ่ประจำวัน #{ $number } จบโดยไม่มีผล
daily-next = -# ไพ่ชุดถัดไปมา { $when }
button-today = เล่นไพ่ของวันนี้
button-daily-table = อันดับประจำวัน
button-share = โพสต์ที่นี่
daily-shared = **{ $name }**
    { $line }
daily-share-hint = -# ใช้ `/koikoi ไพ่ประจำวัน` ในช่องของเซิร์ฟเวอร์ ก็โพสต์ผลนี้ที่นั่นได้
daily-table-title = ### 🎴 ไพ่ประจำวัน #{ $number } · { $where }
daily-table-level = เจอกับ { $name }
daily-table-all = ทุกคน
daily-table-none = ยังไม่มีใครเล่นจบ เริ่มได้ที่ `/koikoi ไพ่ประจำวัน`
daily-table-line = **{ $rank }.** { $name } · { $points } แต้ม
daily-table-line-calls = { $line } · โคอิโคอิ ×{ $calls }
daily-table-you = -# คุณ: อันดับ { $rank }, { $points } แต้ม
button-daily-here = เซิร์ฟเวอร์นี้
button-daily-all = ทุกคน
daily-best = 🎴 ผู้ทำผลดีที่สุดของ **ไพ่ประจำวัน #{ $number }**: { $name } ได้ { $score } เจอกับ { $opponent }
daily-best-none = ไม่มีใครเล่นไพ่ประจำวัน #{ $number } จบที่ระดับนี้
button-daily-best = ดูเกมที่ดีที่สุด
button-daily-yesterday = ดูเกมที่ดีที่สุดของเมื่อวาน
button-daily-round = รอบ { $number }
daily-post =
    ### 🎴 ไพ่ประจำวัน #{ $number } · 🧩 โจทย์ #{ $number }
    ไพ่เดียวกัน โจทย์เดียวกัน สำหรับทุกคน ชุดใหม่มา { $when }
