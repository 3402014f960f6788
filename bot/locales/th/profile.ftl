# โปรไฟล์ คำในภาพขึ้นต้นด้วย `picture-profile-` และสั้น

profile-title = ### 🎴 { $name } · { $guild }
profile-title-all = ### 🎴 { $name } · ทุกเซิร์ฟเวอร์
profile-empty-own = คุณยังไม่มีแมตช์ที่นับผลกับผู้เล่นอื่น{ $scope ->
    [here] ในเซิร์ฟเวอร์นี้
   *[all] เลย
} ท้าใครสักคนด้วย `/koikoi เล่น` แล้วโปรไฟล์ของคุณจะเริ่มจากตรงนั้น ถ้าอยากฝึกก่อน ใช้ `/koikoi คอม`
profile-empty = { $name } ยังไม่มีแมตช์ที่นับผลกับผู้เล่นอื่น{ $scope ->
    [here] ในเซิร์ฟเวอร์นี้
   *[all] เลย
} ลองท้าดู: `/koikoi เล่น`
profile-earned = 🏅 ความสำเร็จ: { $names }
profile-matches = **แมตช์:** ชนะ { $won } แพ้ { $lost } เสมอ { $drawn } · ชนะติด: ตอนนี้ { $streak } มากสุด { $best }
profile-rating = **เรตติ้ง:** { $rating }, อันดับ { $rank }{ $curve }
profile-rating-provisional = **เรตติ้ง:** { $rating } ชั่วคราวจนกว่าจะครบ { $enough } แมตช์กับ { $people } คนที่เคยเล่นกับคนอื่นมาแล้ว{ $curve }
profile-curve = { " " }· ระหว่าง { $low } ถึง { $high } ใน { $matches } แมตช์ล่าสุด
profile-rounds = **รอบ:** ชนะ { $won } จาก { $rounds } เฉลี่ยรอบละ { $average } แต้ม
profile-calls = **โคอิโคอิ:** เรียกใน { $called } จาก { $chances } รอบที่มียากุ ชนะ { $paid } แพ้ { $punished }
profile-yaku = **ยากุคู่ใจ:** { $yaku }
profile-made = { $yaku } ×{ $made }
profile-made-expected = { $yaku } ×{ $made } (คาดไว้ { $expected })
profile-hand = **รอบที่ดีที่สุด:** { $points } แต้ม ด้วย { $sum }
profile-hand-plain = **รอบที่ดีที่สุด:** { $points } แต้ม
profile-accuracy = **ความแม่นยำ:** เฉลี่ย { $accuracy }% ใน { $matches } แมตช์ที่วิเคราะห์
profile-against = **เจอกับคุณ:** ชนะ { $won } แพ้ { $lost } เสมอ { $drawn }
profile-computer = **เจอกับคอมพิวเตอร์:** ชนะ { $won } จาก { $played } แมตช์
profile-deals = **ไพ่ประจำวัน:** เล่น { $count } ครั้ง · { $streak }
profile-puzzles = **โจทย์:** ตอบถูก { $solved } จาก { $count } ข้อ · เรตติ้ง { $rating } · { $streak }
profile-puzzles-provisional = **โจทย์:** ตอบถูก { $solved } จาก { $count } ข้อ · เรตติ้ง { $rating } ชั่วคราว · { $streak }
profile-streak = วันติดต่อกัน: ตอนนี้ { $days } มากสุด { $longest }
profile-about = -# นับแมตช์ระหว่างคนสองคน แต่นับแค่ { $week } แมตช์แรกต่อสัปดาห์ของคู่เดิม “คาดไว้” คือจำนวนที่ผู้เล่นฝีมือคงเส้นคงวาทำได้ในจำนวนรอบเท่ากัน ความแม่นยำมาจากการวิเคราะห์ รวมแมตช์กับคอมพิวเตอร์ด้วย
button-profile-words = ดูเป็นข้อความ
alt-profile = โปรไฟล์ของ { $name }: ตัวเลข กราฟเรตติ้ง ยากุคู่ใจ และไพ่ของรอบที่ดีที่สุด.

picture-profile-won = ชนะ
picture-profile-lost = แพ้
picture-profile-drawn = เสมอ
picture-profile-rating = เรตติ้ง
picture-profile-streak = ชนะติด
picture-profile-best-streak = ชนะติดสูงสุด
picture-profile-average = เฉลี่ยต่อรอบ
picture-profile-accuracy = ความแม่นยำ
picture-profile-called = เรียกโคอิโคอิ
picture-profile-of = { $called } จาก { $chances }
picture-profile-paid = แล้วชนะ
picture-profile-punished = แล้วแพ้
picture-profile-expected = คาดไว้
picture-profile-biggest = รอบดีที่สุด
picture-profile-against = เจอกับคุณ
