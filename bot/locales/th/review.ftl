# การวิเคราะห์แมตช์

button-review = วิเคราะห์
percent = { $value }%
review-begins = 🔎 กำลังดูแมตช์…
review-working = 🔎 กำลังดูแมตช์: ตัดสินใจ { $done } จาก { $whole } ครั้ง…
review-accuracy = # { $name }: ความแม่นยำ { $accuracy }
review-undecided = # { $name }: ไม่มีอะไรให้ตัดสินใจ
review-seat = { $mark } **{ $name } { $accuracy }** · โอกาสชนะที่เสียไป: **{ $chance }** ({ $counts })
review-seat-clean = { $mark } **{ $name } { $accuracy }** · ไม่เสียโอกาสเลย
review-seat-undecided = { $mark } **{ $name }** ไม่ได้ตัดสินใจอะไรเลย
review-count-none = แค่เล็กน้อย
review-count-inaccuracy = พลาดเล็กน้อย { $count }
review-count-mistake = พลาด { $count }
review-count-blunder = พลาดหนัก { $count }
review-rounds = { $mark } โอกาสชนะที่เสียไปในแต่ละรอบ: { $rounds }
review-nothing = แมตช์นี้ไม่มีอะไรให้ตัดสินใจ
review-meaning = -# 100%: ไม่ได้เสียโอกาสชนะเลย แต่ละการตัดสินใจดูจากสิ่งที่ผู้เล่นเห็นตอนนั้น ไม่ใช่ดวง
button-review-points = จุดเปลี่ยน { $count } จุด ▸
button-review-other = การเล่นของ { $name }
button-review-own = การเล่นของคุณ

review-point = **จุดเปลี่ยน { $number }/{ $count }** · { $round } ตาที่ { $turn } · { $mark } { $name }
review-played = ❌ ที่เล่นไปคือ **{ $action }**: { $grade }
review-played-you = ❌ คุณเล่น **{ $action }**: { $grade }
review-played-danger = ❌ ที่เล่นไปคือ **{ $action }**: { $grade }, { $danger }
review-played-danger-you = ❌ คุณเล่น **{ $action }**: { $grade }, { $danger }
danger-gives = อีกฝ่ายอาจกินไปทำ { $yaku }
danger-feeds = อาจเพิ่ม { $yaku } ให้อีกฝ่าย แล้วอาจหยุดได้
danger-exposes = ทำให้อีกฝ่ายใกล้ { $yaku }
review-better = ✅ **{ $action }** ดีกว่า
review-better-because = ✅ **{ $action }** ดีกว่า: { $reason }
review-cost = เสียไป: **{ $points } แต้ม** โอกาสชนะ **{ $before } → { $after }**
review-cost-chance = เสียไป: โอกาสชนะ **{ $before } → { $after }**
review-grade-best = ดีที่สุด
review-grade-good = ดี
review-grade-inaccuracy = พลาดเล็กน้อย
review-grade-mistake = พลาด
review-grade-blunder = พลาดหนัก
review-koi = โคอิโคอิ
review-stop = หยุด (+{ $points })
review-odds = หลังโคอิโคอิ ใครจะได้แต้ม: { $own } { $improve }, { $other } { $first }, ไม่มีใคร { $nobody }
review-alt-seat = ตามที่ { $name } เห็น (“คุณ” คือ { $name }).
review-alt = กากบาท คือที่เล่นไป: { $played }. เครื่องหมายถูก คือที่ดีกว่า: { $better }.

history-review = วิเคราะห์ว่าแมตช์เล่นกันยังไง
history-review-line = { $name } { $score }
