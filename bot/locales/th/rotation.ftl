# โต๊ะสำหรับสามคนขึ้นไป เล่นทีละสองคน: /koikoi table

rotation-name = ผู้ชนะอยู่ต่อ
rotation-title = 🪑 **{ $name }** · { $goal } · { $rules } · { $time }
rotation-to-points = ถึง { $points } แต้ม
rotation-to-hands = { $hands } รอบ
rotation-how = เล่นรอบละสองคน คนแพ้ออกไปพัก คนถัดไปเจอผู้ชนะ และผู้ชนะเป็นเจ้ามือ ทุกคนเก็บแต้มของตัวเองไว้
rotation-seated = ที่โต๊ะ ({ $count }): { $names }
rotation-missing = ขาดอีก { $missing } คน
rotation-ready = { $host } เริ่มได้แล้ว นั่งได้ถึงแปดคน มาทีหลังก็ได้
rotation-closes = -# ปิด { $when } ถ้าไม่มีใครเริ่ม
rule-goal = เป้าของโต๊ะ: { $goal } ใครแต้มมากสุดชนะ
rotation-hand = รอบ { $number }
# ในภาพของรอบ เหนือตัวเลข
picture-rotation-hand = รอบ
rotation-runs = ▶️ รอบ { $number }: **{ $first }** กับ **{ $second }** เล่น
rotation-at = ▶️ รอบ { $number }: **{ $first }** กับ **{ $second }** เล่น [ไปดูรอบนี้]({ $url })
rotation-soon = ⏭️ รอบถัดไป { $when }: **{ $first }** เป็นเจ้ามือ เล่นกับ **{ $second }**
rotation-waiting = รอเล่นกับผู้ชนะ: { $names }
rotation-standing = **{ $rank }.** { $name } · **{ $points }** · ชนะ { $won } จาก { $played }
rotation-left = -# **{ $rank }.** { $name } · { $points } · ชนะ { $won } จาก { $played } · ออกแล้ว
rotation-more = -# … และอีก { $more } คน
rotation-late = -# ถ้ายอมแพ้หรือปล่อยให้หมดเวลา คุณแพ้รอบนั้น และอีกฝ่ายได้แต้มเท่าที่มี อย่างน้อย 1 แต้ม ถ้าหมดเวลาสองครั้งติด จะถูกออกจากโต๊ะ
rotation-won = 🏆 **{ $names } ชนะโต๊ะนี้**: { $points } แต้ม หลัง { $hands } รอบ
rotation-shared = 🏆 **{ $names } ได้ที่หนึ่งร่วมกัน**: { $points } แต้ม หลัง { $hands } รอบ
rotation-end-few = โต๊ะจบแล้ว เพราะเหลือไม่ถึงสองคน
rotation-end-aborted = โต๊ะจบแล้ว เพราะแอดมินจบรอบ
rotation-end-expired = โต๊ะปิดแล้ว เพราะไม่มีใครเริ่ม
# บนโต๊ะของแต่ละรอบ
rotation-hand-won = 🏆 **{ $mark } { $name } ชนะรอบนี้!**
rotation-hand-drawn = 🤝 **รอบนี้เสมอ** เจ้ามือคนถัดไปเล่นต่อ
rotation-line = 🪑 { $goal }: { $totals }
rotation-total = { $name } **{ $points }**
rotation-total-now = { $name } **{ $points }** ({ $change })
rotation-line-next = ⏭️ { $name } จะเจอผู้ชนะ
rotation-line-pair = ⏭️ รอบถัดไป: **{ $first }** เป็นเจ้ามือ เล่นกับ **{ $second }**
# ถึงผู้เล่น ในไพ่ในมือ
rotation-resign-won = 🏆 คุณชนะรอบนี้: { $name } ยอมแพ้
rotation-resign-lost = คุณยอมแพ้ { $name } ในรอบนี้
rotation-timeout-won = 🏆 คุณชนะรอบนี้: { $name } หมดเวลา
rotation-timeout-lost = คุณหมดเวลาในรอบนี้กับ { $name }
rotation-half = ⏳ **เวลาของคุณผ่านไปครึ่งหนึ่งแล้ว** ถ้าหมดเวลา คุณแพ้รอบนี้
rotation-resign = ยอมแพ้รอบนี้ไหม? { $name } จะได้แต้มเท่าที่ไพ่มีค่าตอนนี้ อย่างน้อย 1 แต้ม
button-rotation-join = เล่นด้วย
button-rotation-leave = ออก
button-rotation-start = เริ่ม
button-rotation-again = อีกครั้ง
button-rotation-show = ตารางคะแนน
refused-unknown-rotation = ไม่รู้จักโต๊ะนี้
refused-rotation-open = โต๊ะที่คุณเปิดไว้ยังไม่จบ ออกจากโต๊ะนั้นก่อน หรือรอให้จบ
refused-rotation-open-at = โต๊ะที่คุณเปิดไว้ยังไม่จบ: [ไปที่โต๊ะ]({ $url }) ออกจากโต๊ะนั้นก่อน หรือรอให้จบ
refused-rotation-started = โต๊ะนี้เริ่มไปแล้ว
refused-rotation-over = โต๊ะนี้จบแล้ว เปิดโต๊ะใหม่ได้ที่ `/koikoi หลายคน`
refused-rotation-full = โต๊ะนี้มี { $limit } คนแล้ว เต็มพอดี
refused-too-few-seated = ต้องมี { $limit } คนจึงเริ่มได้
refused-already-seated = คุณอยู่ที่โต๊ะนี้แล้ว
refused-not-seated = คุณไม่ได้อยู่ที่โต๊ะนี้
refused-not-your-rotation = { $name } เปิดโต๊ะนี้และเป็นคนเริ่ม
