# สิ่งที่ครูพูดในแมตช์ฝึกซ้อม: คำใบ้ และโอกาสของโคอิโคอิ

button-hint = 💡 คำใบ้
button-odds = โอกาส
button-facts = รายละเอียด

hint-best = 💡 **{ $action }**: { $reason }
hint-best-though = 💡 **{ $action }**: { $reason } แต่ทางอื่นดูแย่กว่า
hint-only = 💡 **{ $action }**: ไม่มีทางเลือกอื่น
hint-even = -# ดีพอ ๆ กัน: { $names }
hint-even-many = -# ดีพอ ๆ กัน: { $names } และอีก { $count } ทาง
hint-second = -# รองลงมา: { $action } น้อยกว่าราว { $points } แต้ม
hint-second-rarer = -# รองลงมา: { $action } แต่ชนะแมตช์น้อยครั้งกว่า
hint-swap = 💡 ยังไม่มีใครเห็นไพ่มือไหน เลือกมือไหนก็เหมือนกัน

# การกระทำหนึ่งดีอย่างไร หลายข้อต่อกันเป็นประโยคเดียว
reason-gap = { ", " }
reason-opponent = คู่แข่ง
reason-the-other = อีกฝ่าย
list-and = { " กับ " }
list-or = { " หรือ " }
list-and-more = { ", " }
list-or-more = { ", " }
reason-completes = ได้ยากุ { $yaku } ({ $points } แต้ม)
# เมื่อนับมากกว่ายากุเหล่านี้: ที่ได้ไว้ก่อน หรือตัวคูณ
reason-completes-stop = ได้ยากุ { $yaku } (ถ้าหยุดได้ { $stop } แต้ม)
reason-adds = เพิ่มให้ยากุ { $points } แต้ม
reason-captures = กิน { $cards }
reason-denies = แย่ง { $cards } ที่{ $other }ต้องใช้ทำ { $yaku }
reason-builds = อีกก้าวสู่ { $yaku }
reason-gathers = สะสมไพ่เปล่า
reason-safe = ไม่มีใครอื่นกินได้
reason-safe-held = มีแต่ { $cards } ในมือที่กินคืนได้
reason-returns = ถ้ายังค้างอยู่ { $cards } ในมือกินคืนได้
reason-harmless = ให้{ $other }ไปก็ไม่เสียหายมาก
reason-nears-play = ตาหน้าลง { $cards } ในมือก็ครบ { $yaku } ได้
reason-nears-take = ตาหน้ากิน { $cards } กลางวงก็ครบ { $yaku } ได้
reason-nears-held = ได้ { $cards } ในมือด้วยก็ครบ { $yaku }
reason-nears-lying = ได้ { $cards } กลางวงด้วยก็ครบ { $yaku }
reason-nears = ได้ { $cards } ก็ครบ { $yaku }
reason-nears-many = ขาดอีกใบเดียวก็ครบ { $yaku }
reason-waits = ไม่ต้องรีบกิน { $cards } เพราะไม่มีใครอื่นกินได้
reason-stop-wins = ชนะแมตช์เลย
reason-stop-ties = ถ้าหยุด แมตช์จะจบแบบเสมอ
reason-stop-loses = ถ้าหยุดจะแพ้แมตช์
reason-banks = ได้ { $points } แต้มแน่ ๆ
reason-fears = { $other }ขาดแค่ { $cards } ก็ครบ { $yaku }
reason-fears-many = { $other }ขาดอีกใบเดียวก็ครบ { $yaku }
reason-fears-more = { $other }ได้ไพ่ของ { $yaku } อีกใบเดียวก็หยุดได้
reason-gives = อาจทำให้{ $other }ได้ { $yaku }
reason-feeds = อาจเพิ่ม { $yaku } ให้{ $other }จนหยุดได้
reason-exposes = อาจทำให้{ $other }ใกล้ครบ { $yaku }
reason-none = ไม่มีอะไรพิเศษ แต่ดีที่สุดในระยะยาว

odds-chances = 🎲 **โคอิโคอิ**: คุณได้แต้ม { $own }%, คู่แข่งได้แต้ม { $other }%, ไม่มีใครได้ { $nobody }%
odds-points = **หยุด** { $stop } · **โคอิโคอิ** เฉลี่ย { $koi } (หักแต้มของคู่แข่งแล้ว)
odds-match = โอกาสชนะแมตช์: หยุด { $stop }%, โคอิโคอิ { $koi }%
odds-even = 💡 ดีพอ ๆ กัน เลือกตามใจได้เลย
odds-stop = 💡 แนะนำให้ **หยุด**
odds-stop-because = 💡 แนะนำให้ **หยุด**: { $reason }
odds-stop-for-the-match = 💡 แนะนำให้ **หยุด**: แต้มเฉลี่ยน้อยกว่า แต่ชนะแมตช์บ่อยกว่า
odds-koi = 💡 แนะนำให้เรียก **โคอิโคอิ**
odds-koi-because = 💡 แนะนำให้เรียก **โคอิโคอิ**: { $reason }
odds-koi-for-the-match = 💡 แนะนำให้เรียก **โคอิโคอิ**: แต้มเฉลี่ยน้อยกว่า แต่ชนะแมตช์บ่อยกว่า
