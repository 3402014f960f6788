# โจทย์ประจำวัน

puzzle-name = โจทย์ #{ $number }
puzzle-other = คู่แข่ง
puzzle-head = ### 🧩 { $name } · คุณจะเลือกอะไร?
puzzle-play = **จะลงไพ่ใบไหน?**
puzzle-once = -# นับคำตอบแรกของคุณ จากสิ่งที่คุณเห็น มีทางเดียวที่ดีที่สุดชัดเจน
puzzle-solved = ### ✅ { $name }: ถูกต้อง!
puzzle-missed = ### ❌ { $name }: ยังไม่ใช่
puzzle-solved-late = ### ✅ { $name }: ถูกต้อง แต่เลยวันแล้ว
puzzle-missed-late = ### ❌ { $name }: ยังไม่ใช่
puzzle-again = คุณตอบไปแล้ว จะนับแค่คำตอบแรก
puzzle-chosen = ❌ คุณเลือก **{ $action }**: { $grade }
puzzle-chosen-danger = ❌ คุณเลือก **{ $action }**: { $grade }, { $danger }
puzzle-best = ✅ **{ $action }** ดีที่สุด
puzzle-best-because = ✅ **{ $action }** ดีที่สุด: { $reason }
puzzle-second = รองลงมา: **{ $action }** เฉลี่ย −{ $points } แต้ม
puzzle-second-danger = รองลงมา: **{ $action }** เฉลี่ย −{ $points } แต้ม, { $danger }
puzzle-first = 👥 คุณตอบเป็นคนแรก
puzzle-crowd = 👥 { $solvers } จาก { $count } คนตอบถูก ({ $share })
puzzle-crowd-alike = { $crowd } · { $count ->
    [0] ไม่มีใครเลือกเหมือนคุณ
   *[other] อีก { $count } คนเลือกเหมือนคุณ
}
puzzle-late = -# เลยวันของโจทย์นี้แล้ว เรตติ้งและวันติดต่อกันของคุณจึงไม่เปลี่ยน
puzzle-rating = 📈 เรตติ้ง **{ $rating }** ({ $gained })
puzzle-rating-new = 📈 เรตติ้ง **{ $rating }** ({ $gained }) ชั่วคราว
puzzle-count = ตอบถูก { $solved } จาก { $count } ข้อ
puzzle-streak = 🔥 { $days } วันติด
puzzle-next = -# โจทย์ถัดไปมา { $when }
puzzle-alt = ที่ทำเครื่องหมายคือทางที่ดีที่สุด: { $best }.
# บรรทัดที่คนแชร์: ไม่บอกชื่อไพ่
puzzle-line-solved = 🧩 โคอิโคอิ โจทย์ประจำวัน #{ $number }: ✅ ตอบถูก
puzzle-line-missed = 🧩 โคอิโคอิ โจทย์ประจำวัน #{ $number }: ❌ พลาด
puzzle-line-solved-late = 🧩 โคอิโคอิ โจทย์ประจำวัน #{ $number }: ✅ ตอบถูก ช้าไปนิด
puzzle-line-missed-late = 🧩 โคอิโคอิ โจทย์ประจำวัน #{ $number }: ❌ พลาด ช้าไปนิด
puzzle-line-streak = { $line } · 🔥 { $days } วันติด
puzzle-shared = **{ $name }**
    { $line }
button-puzzle = แก้โจทย์วันนี้
