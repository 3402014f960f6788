# แผง: เมนู ยากุ รายการ กติกา การตั้งค่า

preset-wikipedia-2015 = คลาสสิก
preset-wikipedia-2020 = มาตรฐาน
preset-sloperama = แข่งถึง 50
preset-ktane = สามรอบ
preset-richmind = ริบบิ้น +1
preset-steam = แย่ง 30 แต้ม
preset-nintendo = เครื่องพกพา
about-wikipedia-2015 = ห้าแสงได้ 15 ไพ่ที่เกินชุดได้แต้มเพิ่ม
about-wikipedia-2020 = กติกาทั่วไปในปัจจุบัน ตั้งแต่ 7 แต้มคูณสอง
about-sloperama = โคอิโคอิที่คุณเรียกเองเป็นตัวคูณ ใครถึง 50 ก่อนชนะ
about-ktane = สั้น ๆ โคอิโคอิทุกครั้งเป็นตัวคูณ ไม่ว่าใครเรียก
about-richmind = จอกสาเกไม่ใช่ไพ่เปล่า ไพ่ที่เกินชุดนับเพิ่ม
about-steam = ทั้งคู่เริ่มที่ 30 แล้วแย่งกัน
about-nintendo = โคอิโคอิรอบละครั้ง นับเฉพาะยากุสัตว์และริบบิ้นที่ดีที่สุด
rules-changed = { $rules } แบบกติกาบ้าน

watching = คุณกำลังดู **{ $first }** กับ **{ $second }** · { $round }
waiting-at-table = { $place ->
    [1] คุณจะเจอผู้ชนะของรอบนี้: **{ $first }** กับ **{ $second }** แล้วไพ่ของคุณจะมา
   *[other] ตอนนี้ **{ $first }** กับ **{ $second }** เล่นอยู่ คุณจะได้เล่นหลังอีก { $place } รอบ แล้วไพ่ของคุณจะมา
}
watching-over = **{ $first }** กับ **{ $second }**: แมตช์นี้จบแล้ว
button-watch = ดู
button-winner = เจอผู้ชนะ
rematch-asked = ขอไปแล้ว คำท้าอยู่ใน <#{ $channel }>
rematch-waits = คุณขอไปแล้ว { $name } รับคำท้าได้ที่: { $where }
table-tournament = 🏆 แมตช์ของทัวร์นาเมนต์ **{ $name }**

menu-title = แมตช์กับ { $name } · { $round }
button-resign = ยอมแพ้
button-bring = ย้ายโต๊ะมาที่นี่
button-send-again = ส่งโต๊ะอีกครั้ง
button-bring-short = ย้ายมานี่
button-rules = กติกา
button-report = แจ้งปัญหา
resign-question = ยอมแพ้แมตช์กับ { $name } ไหม? จะนับว่าแพ้
resign-tournament = ยอมแพ้แมตช์กับ { $name } ไหม? จะนับว่าแพ้ ถึงจะยังไม่มีใครลงไพ่ก็ตาม เพราะทัวร์นาเมนต์ต้องมีผล
withdraw-question = ถอนตัวจากแมตช์กับ { $name } ไหม? ยังลงไพ่ไม่ครบทั้งสองคน จึงไม่นับผล
button-leave-match = ถอนตัว
button-withdraw-match = ใช่ ถอนตัว
withdrawn = คุณถอนตัวแล้ว ไม่นับผล
withdraw-late = ระหว่างนั้น { $name } ลงไพ่ไปแล้ว ตอนนี้จึงนับผล
button-off = ตกลงเลิกแมตช์
off-question = ขอ { $name } เลิกแมตช์นี้ไหม? ถ้า { $name } ตกลง แมตช์จบและไม่นับผล ถ้า { $name } เล่นต่อ ข้อเสนอก็หมดไป ขอได้แมตช์ละสองครั้ง
button-off-yes = ขอ
off-offered = ขอไปแล้ว เวลาของคุณยังเดินอยู่ แมตช์ไปต่อจนกว่าจะได้คำตอบ
off-done = ทั้งคู่เห็นด้วย แมตช์นี้เลิกแล้ว ไม่นับผล
button-resign-yes = ใช่ ยอมแพ้
button-resign-no = เล่นต่อ
resigned = คุณยอมแพ้แล้ว ขอบคุณที่มาเล่นนะ!
resign-kept = ดีเลย เล่นต่อ!
brought = โต๊ะอยู่ที่นี่แล้ว
report-label = มีปัญหาอะไร?
report-about = ผู้ดูแลบอทจะอ่าน พร้อมบันทึกของแมตช์นี้
report-hint = คุณทำอะไร เกิดอะไรขึ้น แล้วที่จริงคิดว่าจะเป็นยังไง?
host-notice = -# 🛠️ { $notice }
button-answer = ตอบ
host-report = **เรื่องที่แจ้ง { $number }** จาก { $name }
host-report-where = { $server } · แมตช์ { $match } ขั้น { $step }
host-in-dms = ข้อความส่วนตัว
host-report-terminal = -# บนเครื่องของบอท `koikoi reports { $number }` แสดงเรื่องนี้พร้อมบันทึกของแมตช์
answer-label = คำตอบของคุณ
answer-about = ผู้เล่นจะอ่านในข้อความส่วนตัวจากบอท
answer-saved = ผู้เล่นจะได้รับคำตอบของคุณตอนนี้ ถ้าส่งไม่ถึงจะบอกคุณ
report-answer = **ผู้ดูแลบอทตอบเรื่องที่คุณแจ้ง** เกี่ยวกับแมตช์ { $match }:
host-answer-closed = คำตอบของคุณต่อเรื่องที่แจ้ง { $number } ส่งไม่ถึง { $name } เพราะไม่รับข้อความส่วนตัว
host-answer-failed = คำตอบของคุณต่อเรื่องที่แจ้ง { $number } ส่งไม่ถึง { $name } เพราะ Discord ไม่รับ
host-dms-stopped = ⚠️ **Discord จำกัดบอทนี้แล้ว** บอทเปิดข้อความส่วนตัวใหม่และเข้าเซิร์ฟเวอร์ไม่ได้ คนที่บอทเคยส่งข้อความหายังได้รับข้อความตามเดิม ดูแอปพลิเคชันใน Developer Portal แล้วยื่นอุทธรณ์กับฝ่ายสนับสนุนของ Discord บอทจะลองใหม่วันละครั้ง และหลัง `koikoi doctor`
host-dms-again = ✅ Discord ให้บอทนี้เปิดข้อความส่วนตัวใหม่ได้อีกครั้ง
host-unit-failed = **{ $unit }** ล้มเหลวบนเครื่องที่รันบอตของคุณ ดูสาเหตุได้ด้วย { $command }
reported = ขอบคุณนะ ผู้ดูแลอ่านได้แล้ว พร้อมแมตช์ { $match } และบอทวาดข้อความของแมตช์ใหม่ให้แล้วด้วย

yaku-title-own = **ยากุของคุณ** เจอกับ { $name }
yaku-title-player = **{ $mark } { $name }**
yaku-formed = ✅ { $yaku }: { $points } · { $cards }
yaku-near = ▫️ { $yaku } { $have }/{ $need }: ต้องการ { $cards }
yaku-near-some = ▫️ { $yaku } { $have }/{ $need }: ต้องการ { $count } ใบจาก { $cards }
yaku-held = { $card } ✋
yaku-in-hand = -# ✋ อยู่ในมือคุณ
yaku-none = ยังไม่มียากุ และยังไม่ใกล้อะไรเลย
yaku-captured = -# กินได้: { $cards }
yaku-opponent = **{ $name }** มี { $sum }
yaku-opponent-none = **{ $name }** ยังไม่มียากุ
yaku-opponent-near = ▫️ ใกล้ได้: { $near }
yaku-more = และอีก { $count }

fair-title = **การแจกที่โปร่งใส** แต่ละรอบถูกผนึกด้วยลายนิ้วมือดิจิทัลก่อนที่ใครจะเห็นไพ่ เลข { $digits } หลักแรกอยู่ที่โต๊ะจนกว่าจะมีคนเล่น (ในข้อความส่วนตัว: ใต้ไพ่ในมือ) จบรอบแล้วเปิดผนึกให้ทุกคนดู นี่พิสูจน์ว่าไพ่ไม่ถูกเปลี่ยนระหว่างรอบ แต่ไม่ได้พิสูจน์ว่าสับแบบสุ่ม
fair-sealed = รอบ { $number } ผนึกแล้ว: `{ $commitment }`
fair-opened = รอบ { $number } เปิดแล้ว: `{ $commitment }`
fair-void = รอบ { $number } แจกใหม่ ({ $reason }) เปิดแล้ว: `{ $commitment }`
fair-check = -# วิธีตรวจ: SHA-256 ของ nonce ขึ้นบรรทัดใหม่ แล้วบรรทัดการแจก ทั้งหมดอยู่ในไฟล์แนบ บันทึกของแมตช์ที่จบแล้วก็มี และ `koikoi verify` ตรวจให้ได้
fair-file-round = รอบ { $number }
fair-file-void = (แจกใหม่: { $reason })

record-here = บันทึกของแมตช์ { $match }: การแจกทุกครั้งและการเล่นทุกตา ในเทอร์มินัล `koikoi record` ดูรีเพลย์ได้

games-title = ### แมตช์ของคุณ
games-none = ไม่มีแมตช์รออยู่ · ท้าสมาชิก: `/koikoi เล่น` · หาคู่แข่งจากทุกเซิร์ฟเวอร์: `/koikoi หาคู่แข่ง` · เล่นกับบอท: `/koikoi คอม`
games-your-turn = 🟢 **ตาของคุณ** เจอกับ { $name } · { $round }
games-absent = 💤 **{ $name } เล่นไม่ทันเวลา คุณตัดสินใจได้** · { $round }
games-their-turn = ⚪ ตาของ { $name } · { $round }
games-late = ⏰ หมดเวลาของคุณแล้ว
games-since = เริ่มตา { $since }
games-between = ⏸️ พักระหว่างรอบ เจอกับ { $name } · { $round }
games-invited = 📨 { $name } ชวนคุณ · { $length } · ปิดรับ { $until }
games-inviting = 📨 คุณชวน { $name } · { $length } · ปิดรับ { $until }
games-open-table = 📨 โต๊ะที่คุณเปิด · { $length } · ปิดรับ { $until }
games-where = -# <#{ $channel }>
games-where-dm = -# ข้อความส่วนตัว
games-page = -# หน้า { $page } จาก { $pages }
button-open-hand = เปิดไพ่
button-previous = ◂
button-next = ▸
button-withdraw = ยกเลิก
games-bring-missing = โต๊ะอยู่ได้เฉพาะในช่องของเซิร์ฟเวอร์ตัวเอง ตอนนี้เป็นข้อความล่าสุดใน <#{ $channel }>

# เหนือรายการของตัวเอง เมื่อขอดูของคนอื่น
list-own-only = 🔒 นี่คือรายการของคุณเอง ในข้อความส่วนตัวดูของคนอื่นไม่ได้ ขอดูของ { $name } ได้บนเซิร์ฟเวอร์
history-title = ### { $name }: แมตช์ที่จบแล้ว
history-none = ยังไม่มีแมตช์ที่จบแล้วที่นี่
history-won = 🏆 ชนะ { $name } **{ $score }** · { $when } · { $rules }
history-lost = ▫️ แพ้ { $name } **{ $score }** · { $when } · { $rules }
history-drawn = 🤝 เสมอ { $name } **{ $score }** · { $when } · { $rules }
history-resign-won = 🏆 ชนะ: { $name } ยอมแพ้ที่ **{ $score }** · { $when } · { $rules }
history-resign-lost = 🏳️ ยอมแพ้ { $name } ที่ **{ $score }** · { $when } · { $rules }
history-timeout-won = 🏆 ชนะ: { $name } หมดเวลาที่ **{ $score }** · { $when } · { $rules }
history-timeout-lost = ⌛ หมดเวลากับ { $name } ที่ **{ $score }** · { $when } · { $rules }
history-aborted = 🛑 แอดมินจบแมตช์กับ { $name } · { $when }
history-abort = 🛑 แอดมินจบแมตช์กับ { $name } · { $when }
history-withdraw = 🚪 { $name } ถอนตัว · { $when }
history-withdraw-own = 🚪 ถอนตัวจากแมตช์กับ { $name } · { $when }
history-agreed = 🤝 ตกลงเลิกแมตช์กับ { $name } · { $when }
history-uncounted = { $line } · ไม่นับ
# แอดมินทำให้แมตช์เป็นโมฆะ
history-void = ~~{ $line }~~ · โมฆะ
# ตารางอันดับนับเฉพาะแมตช์ระหว่างคน รายการข้างล่างมีทั้งหมด
history-standing = **ตารางอันดับ** แมตช์ระหว่างคน: ชนะ { $won } · แพ้ { $lost } · เสมอ { $drawn } · รอบที่ดีที่สุด { $best } · อันดับ { $rank } ตามชัยชนะ
history-count = ทั้งหมด **{ $count } แมตช์**
history-count-here = **{ $count } แมตช์** บนเซิร์ฟเวอร์นี้

leaderboard-title = ### 🏆 ตารางอันดับของ { $guild }
leaderboard-title-all = ### 🏆 ตารางอันดับของทุกเซิร์ฟเวอร์
leaderboard-head = **{ $measure }** · { $period }
leaderboard-none = ยังไม่มีใครเล่นแมตช์จบที่นี่ เริ่มได้ที่ `/koikoi เล่น`
leaderboard-none-then = ช่วงนี้ไม่มีใครเล่นแมตช์จบ
leaderboard-line = **{ $rank }.** { $name } · { $result } { $marks }
leaderboard-line-provisional = ▫️ { $name } · { $result } { $marks }
leaderboard-you = -# คุณ: อันดับ { $rank }, { $result }
leaderboard-you-none = -# คุณ: ยังไม่มีแมตช์ที่นับที่นี่
leaderboard-you-provisional = -# คุณ: { $result } · ยังไม่มีอันดับ: แมตช์ที่เปลี่ยนเรตติ้ง { $matches }/{ $enough } คู่แข่งที่เคยเล่นกับคนอื่นมาแล้ว { $opponents }/{ $people }
leaderboard-you-few = -# คุณ: { $result } · ยังไม่มีอันดับ: แมตช์ในซีซันนี้ { $played }/{ $enough }
leaderboard-about = -# นับแมตช์ระหว่างคนสองคน แต่นับแค่ { $week } แมตช์แรกต่อสัปดาห์ของคู่เดิม ถ้ายังไม่จบรอบไหนเลย คนที่ยอมแพ้นับว่าแพ้ แต่ไม่นับว่ามีใครชนะ
leaderboard-about-provisional = -# ?: ยังไม่มีอันดับ ต้องมี { $enough } แมตช์ที่เปลี่ยนเรตติ้ง กับ { $people } คนที่เคยเล่นกับคนอื่นมาแล้ว
leaderboard-about-provisional-season = -# ?: ยังไม่มีอันดับ ต้องมี { $enough } แมตช์ที่เปลี่ยนเรตติ้ง กับ { $people } คนที่เคยเล่นกับคนอื่นมาแล้ว และ { $season } แมตช์ในซีซัน
leaderboard-about-marks = -# 🥇 🥈 🥉: อันดับตามเรตติ้งในซีซันก่อน ๆ
measure-rating = เรตติ้ง
measure-wins = ชัยชนะ
measure-points = แต้ม
measure-hand = รอบที่ดีที่สุด
period-all = ตลอดกาล
period-week = สัปดาห์นี้
period-this-season = ซีซันนี้
period-season = ซีซันนี้: { $season }
period-past-season = ซีซัน: { $season }
period-of-week = สัปดาห์ที่เริ่ม { $date }
result-rating = **{ $rating }**
rating-provisional = { $rating }?
result-wins = ชนะ { $won } จาก { $played } · { $points } แต้ม
result-points = **{ $points }** แต้ม
result-hand = **{ $best_round }** แต้มในรอบเดียว
button-board-all = ทุกเซิร์ฟเวอร์
button-board-here = เซิร์ฟเวอร์นี้
button-leaderboard = ตารางอันดับ
weekly-title = ### 🏆 ประจำสัปดาห์ของ { $guild }: { $first } ถึง { $last } · { $measure }
date = { $day } { $month ->
    [1] มกราคม
    [2] กุมภาพันธ์
    [3] มีนาคม
    [4] เมษายน
    [5] พฤษภาคม
    [6] มิถุนายน
    [7] กรกฎาคม
    [8] สิงหาคม
    [9] กันยายน
    [10] ตุลาคม
    [11] พฤศจิกายน
   *[other] ธันวาคม
}
date-year = { $date } { $year }
season-quarter = { $quarter ->
    [1] มกราคมถึงมีนาคม { $year }
    [2] เมษายนถึงมิถุนายน { $year }
    [3] กรกฎาคมถึงกันยายน { $year }
   *[other] ตุลาคมถึงธันวาคม { $year }
}
season-since = เริ่ม { $date }
season-rest = { $season } ตั้งแต่ { $date }
season-now = **ซีซัน:** { $season }
season-begun = **ซีซันใหม่เริ่มแล้ว:** { $season } ส่วน **{ $before }** จบแล้ว ตารางอันดับยังอยู่ใน `/koikoi ตารางอันดับ` และสามอันดับแรกเก็บเหรียญไว้
season-how-quarter = จบพร้อมไตรมาสตามปฏิทิน (UTC) แล้วซีซันถัดไปเริ่มเอง
season-how-begun = ยาวไปจนกว่าคุณจะเริ่มซีซันใหม่ หรือกลับไปใช้ไตรมาสตามปฏิทิน
season-command = -# ใช้ `/koikoi-admin ซีซัน` พร้อมเลือกการกระทำ เพื่อเริ่มซีซันใหม่
season-ask-new = **เริ่มซีซันใหม่ไหม?**
season-ask-unnamed = -# ยังไม่มีชื่อ ตั้งได้ด้วยตัวเลือก `ชื่อ`
season-ask-named = **เริ่มซีซันใหม่ไหม?** ชื่อ:
season-ask-quarter = **กลับไปใช้ไตรมาสตามปฏิทินไหม?** ส่วนที่เหลือของไตรมาสนี้เป็นซีซันใหม่
season-ends = **{ $before }** จะจบลงอย่างถาวร ไม่มีทางกลับมาอีกและเลิกทำไม่ได้ ตารางอันดับยังอยู่ใน `/koikoi ตารางอันดับ` และสามอันดับแรกเก็บเหรียญไว้
button-season-begin = ใช่ เริ่มเลย
button-season-keep = ไม่เปลี่ยนอะไร

rules-title = ### กติกา: { $rules }
rules-section-title = ### { $rules } · { $section }
rules-flow = { $length } · { $time }
rules-channel = -# กติกาของ { $channel } และเธรดในช่องนั้น ที่อื่นบนเซิร์ฟเวอร์นี้: { $rules }
rules-counting = **สั้น ๆ**
rules-line = **{ $yaku }** { $points } · { $made }
rules-line-extra = **{ $yaku }** { $points } เพิ่มใบละ +1 · { $made }
# ที่ที่ต้นฉบับของกติกาไม่ได้บอก
rules-borrowed-yaku = -# ต้นฉบับของกติกานี้ไม่บอกแต้มของยากุ จึงใช้ของ { $lender }
rules-borrowed-flow = -# ต้นฉบับของกติกานี้บอกแค่ว่าอะไรได้แต้ม นอกนั้นเหมือน { $lender }
button-rules-yaku = ยากุ
button-rules-dealing = การแจก
button-rules-turns = ตาเล่น
button-rules-scoring = การนับแต้ม
button-rules-match = แมตช์

rule-hint = กินไพ่ด้วยเดือนเดียวกัน ทำยากุ (ชุดที่ได้แต้ม) แล้วเลือก: หยุดรับแต้ม หรือโคอิโคอิเพื่อเอาเพิ่ม
rule-seven = ยากุรวมกัน 7 แต้มขึ้นไปนับสองเท่า
rule-no-seven = ถึง 7 แต้มก็ไม่คูณ
rule-koi-none = การเรียกโคอิโคอิไม่เป็นตัวคูณ
rule-koi-opponent_x2 = ถ้าอีกฝ่ายเรียกโคอิโคอิ แต้มของคุณคูณสอง
rule-koi-own_plus_1 = โคอิโคอิที่คุณเรียกเองคูณแต้มของคุณ: ×2, ×3…
rule-koi-all_plus_1 = โคอิโคอิของทั้งสองฝ่ายคูณแต้ม: ×2, ×3…
rule-koi-steam = โคอิโคอิสามครั้งแรกของคุณบวกครั้งละหนึ่งแต้ม ครั้งที่สี่คูณสอง ครั้งที่ห้าคูณสาม…
rule-brights = หลังแจก แสงกลางวงแต่ละใบเป็นตัวคูณ: หนึ่งใบ ×2 สองใบ ×3…
rule-combine-product = ตัวคูณคูณกันเอง: ×2 กับ ×2 เป็น ×4
rule-combine-sum = โคอิโคอิกับแสงกลางวงบวกกัน: ×2 กับ ×2 เป็น ×3
rule-flat = แต้มจากไพ่ที่แจก และแต้มเมื่อไม่มีใครหยุด ไม่มีการคูณ
rule-exhaust-zero = เล่นไพ่หมดและไม่มีใครหยุด: ไม่มีแต้ม
rule-exhaust-oya = เล่นไพ่หมดและไม่มีใครหยุด: เจ้ามือได้ { $points } แต้ม
rule-exhaust-caller = เล่นไพ่หมดและไม่มีใครหยุด: คนที่เรียกโคอิโคอิคนสุดท้ายได้แต้ม ไม่คูณ
rule-zero-sum = อีกฝ่ายจ่ายแต้มที่ผู้ชนะได้

rule-brights-best = ในยากุแสง นับเฉพาะยากุที่ดีที่สุดของคุณ
rule-stacking-all = ยากุอื่นทั้งหมดของคุณนับรวมกัน
rule-stacking-every = ยากุทั้งหมดของคุณนับรวมกัน
rule-stacking-family = ในยากุสัตว์นับเฉพาะที่ดีที่สุด ยากุริบบิ้นก็เช่นกัน
rule-stacking-one = นับเฉพาะยากุที่ดีที่สุดของคุณ
rule-chofuku-off = ริบบิ้นกลอนกับริบบิ้นน้ำเงินครบพร้อมกันไม่เป็นยากุต่างหาก แค่บวกกัน
rule-chofuku-on = ริบบิ้นกลอนกับริบบิ้นน้ำเงินครบพร้อมกัน นับแทนสองยากุนั้น
rule-cup-0 = จอกสาเกเป็นสัตว์อย่างเดียว
rule-cup-1 = จอกสาเกเป็นสัตว์ และเป็นไพ่เปล่าหนึ่งใบด้วย
rule-cup-2 = จอกสาเกเป็นสัตว์ และเป็นไพ่เปล่าสองใบด้วย
rule-viewing-off = ไม่นับชมจันทร์และชมดอกไม้
rule-viewing-needs_other = { $viewing ->
    [tsukimi] ชมจันทร์นับเมื่อมียากุอื่นด้วยเท่านั้น
    [hanami] ชมดอกไม้นับเมื่อมียากุอื่นด้วยเท่านั้น
   *[both] ชมจันทร์และชมดอกไม้นับเมื่อมียากุอื่นด้วยเท่านั้น
}
rule-viewing-after = { $viewing ->
    [tsukimi] หลังคุณเรียกโคอิโคอิเอง ชมจันทร์ได้ { $points } แต้ม
    [hanami] หลังคุณเรียกโคอิโคอิเอง ชมดอกไม้ได้ { $points } แต้ม
   *[both] หลังคุณเรียกโคอิโคอิเอง ชมจันทร์และชมดอกไม้ได้อย่างละ { $points } แต้ม
}
rule-viewing-after-none = { $viewing ->
    [tsukimi] หลังคุณเรียกโคอิโคอิเอง ไม่นับชมจันทร์
    [hanami] หลังคุณเรียกโคอิโคอิเอง ไม่นับชมดอกไม้
   *[both] หลังคุณเรียกโคอิโคอิเอง ไม่นับชมจันทร์และชมดอกไม้
}
rule-weather-rain_fog = { $viewing ->
    [tsukimi] ไพ่เดือนธันวาคมของคุณทำให้ชมจันทร์ของคุณเสีย
    [hanami] ชายกางร่มของคุณทำให้ชมดอกไม้ของคุณเสีย
   *[both] ชายกางร่มของคุณทำให้ชมดอกไม้ของคุณเสีย ไพ่เดือนธันวาคมทำให้ชมจันทร์เสีย
}
rule-weather-rain = { $viewing ->
    [tsukimi] ชายกางร่มหรือสายฟ้าของคุณทำให้ชมจันทร์ของคุณเสีย
    [hanami] ชายกางร่มหรือสายฟ้าของคุณทำให้ชมดอกไม้ของคุณเสีย
   *[both] ชายกางร่มหรือสายฟ้าของคุณทำให้เสียทั้งชมจันทร์และชมดอกไม้
}
rule-weather-november = { $viewing ->
    [tsukimi] ไพ่เดือนพฤศจิกายนใบใดก็ตามของคุณทำให้ชมจันทร์ของคุณเสีย
    [hanami] ไพ่เดือนพฤศจิกายนใบใดก็ตามของคุณทำให้ชมดอกไม้ของคุณเสีย
   *[both] ไพ่เดือนพฤศจิกายนใบใดก็ตามของคุณทำให้เสียทั้งชมจันทร์และชมดอกไม้
}
rule-month = ไพ่ประจำเดือนคือเดือนของรอบนั้น: รอบแรกเดือนมกราคม ครบชุดได้ { $points } แต้ม

rule-first-month_draw = เจ้ามือคนแรก: จั่วคนละใบ เดือนที่มาก่อนได้เป็นเจ้ามือ เดือนเดียวกันดูไพ่ที่สูงกว่า ไพ่เปล่าเดือนเดียวกันสองใบ: จั่วใหม่ทั้งคู่
rule-first-random = เจ้ามือคนแรก: สุ่ม
rule-first-challenger = เจ้ามือคนแรก: คนที่ท้า ถ้าเจอคอมพิวเตอร์ก็คือคุณ
rule-next-winner = จากนั้น ผู้ชนะของรอบเป็นเจ้ามือรอบถัดไป
rule-next-loser = จากนั้น ผู้แพ้ของรอบเป็นเจ้ามือรอบถัดไป
rule-next-alternate = จากนั้น ผลัดกันเป็นเจ้ามือ
rule-nobody-same = ไม่มีใครชนะ: คนเดิมเป็นเจ้ามืออีก
rule-nobody-other = ไม่มีใครชนะ: อีกคนเป็นเจ้ามือ
rule-deal-kfo4 = คนละแปดใบ แจกทีละสี่: อีกฝ่าย กลางวง เจ้ามือ เจ้ามือเล่นก่อน
rule-deal-kfo2 = คนละแปดใบ แจกทีละสอง: อีกฝ่าย กลางวง เจ้ามือ เจ้ามือเล่นก่อน
rule-deal-kof4 = คนละแปดใบ แจกทีละสี่: อีกฝ่าย เจ้ามือ กลางวง เจ้ามือเล่นก่อน
rule-deal-kfo8 = คนละแปดใบ แจกรวดเดียว: อีกฝ่าย กลางวง เจ้ามือ เจ้ามือเล่นก่อน
rule-swap = คนที่ไม่ได้เป็นเจ้ามือสลับไพ่กับเจ้ามือได้ ก่อนที่ใครจะดูไพ่
rule-field_quad-redeal = ไพ่เดือนเดียวกันสี่ใบกลางวง: แจกใหม่
rule-field_quad-pay = ไพ่เดือนเดียวกันสี่ใบกลางวง: รอบจบ เจ้ามือได้ { $points } แต้ม
rule-field_quad-off = ไพ่เดือนเดียวกันสี่ใบกลางวง: เล่นต่อ
rule-field_pairs-redeal = สี่คู่กลางวง: แจกใหม่
rule-field_pairs-pay = สี่คู่กลางวง: รอบจบ เจ้ามือได้ { $points } แต้ม
rule-field_pairs-off = สี่คู่กลางวง: เล่นต่อ
rule-field_triple-redeal = ไพ่เดือนเดียวกันสามใบกลางวง: แจกใหม่
rule-field_triple-off = ไพ่เดือนเดียวกันสามใบกลางวง: เล่นต่อ
rule-teshi-pay = ไพ่เดือนเดียวกันสี่ใบในมือตั้งแต่แจก: รอบจบ คนนั้นได้ { $points } แต้ม
rule-teshi-redeal = ไพ่เดือนเดียวกันสี่ใบในมือตั้งแต่แจก: แจกใหม่
rule-teshi-off = ไพ่เดือนเดียวกันสี่ใบในมือตั้งแต่แจก: เล่นต่อ
rule-kuttsuki-pay = สี่คู่ในมือตั้งแต่แจก: รอบจบ คนนั้นได้ { $points } แต้ม
rule-kuttsuki-redeal = สี่คู่ในมือตั้งแต่แจก: แจกใหม่
rule-kuttsuki-off = สี่คู่ในมือตั้งแต่แจก: เล่นต่อ
rule-lucky-tie = ทั้งสองมือเข้าเกณฑ์นั้น: รอบจบโดยไม่มีแต้ม
rule-lucky-ignore = ทั้งสองมือเข้าเกณฑ์นั้น: ไม่มีใครได้ เล่นต่อ
rule-lucky-redeal = ทั้งสองมือเข้าเกณฑ์นั้น: แจกใหม่
rule-lucky-dealer = ทั้งสองมือเข้าเกณฑ์นั้น: ได้เฉพาะเจ้ามือ
rule-field-first = ดูกลางวงก่อนดูไพ่ในมือ
rule-dealt-again = แจกใหม่โดยเจ้ามือคนเดิม การแจกที่เสียไปไม่นับ

rule-turn = หนึ่งตา: ลงไพ่จากมือหนึ่งใบ แล้วจั่วหนึ่งใบจากกองจั่ว
rule-take = แต่ละใบกินไพ่เดือนเดียวกันกลางวง หรือค้างอยู่ตรงนั้น ถ้ามีสองใบ เลือกหนึ่ง
rule-three-all = ถ้ามีสามใบ กินหมด
rule-three-one = ถ้ามีสามใบ ก็เลือกหนึ่งเหมือนกัน
rule-wild = สายฟ้ากินไพ่ใดก็ได้ เมื่อไม่มีไพ่เดือนพฤศจิกายนอื่นกลางวง
rule-decision-increase = ได้ยากุแล้วเลือก: หยุดหรือโคอิโคอิ เลือกใหม่ทุกครั้งที่ยากุมีแต้มเพิ่ม
rule-decision-new_yaku = ได้ยากุแล้วเลือก: หยุดหรือโคอิโคอิ เลือกใหม่เฉพาะเมื่อได้ยากุใหม่
rule-stop = หยุดแล้วรอบจบ: คุณได้แต้มจากยากุ อีกฝ่ายไม่ได้อะไร
rule-limit-none = เรียกโคอิโคอิได้ไม่จำกัด
rule-limit = โคอิโคอิได้มากสุดคนละ { $limit } ครั้งต่อรอบ หลังจากนั้นได้ยากุเมื่อไรจบรอบ
rule-limit-round = โคอิโคอิได้มากสุดรวมกัน { $limit } ครั้งต่อรอบ หลังจากนั้นได้ยากุเมื่อไรจบรอบ
rule-last-card = ถ้าไม่มีไพ่เหลือในมือ ได้ยากุเมื่อไรจบรอบ
rule-reply = หลังโคอิโคอิ ยากุถัดไปของอีกฝ่ายจบรอบ

rule-rounds = แมตช์ละ { $rounds } รอบ จบแล้วใครแต้มมากกว่าชนะ
rule-target = ใครถึง { $points } แต้มก่อนชนะ แล้วแมตช์จบ
rule-tie-draw = แต้มเท่ากัน: เสมอ *{ button-rematch }* เริ่มแมตช์ใหม่ได้
rule-tie-extra_round = แต้มเท่ากัน: เล่นเพิ่มทีละรอบจนกว่าจะรู้ผล
rule-bank = ทั้งคู่เริ่มที่ { $points } แต้ม ใครแต้มหมดแพ้แมตช์

learn-title = ### โคอิโคอิในหนึ่งนาที
learn-turn = **หนึ่งตา** ลงไพ่หนึ่งใบ ถ้ามีไพ่เดือนเดียวกันกลางวงก็ได้ทั้งสองใบ แล้วเปิดไพ่จากกองจั่วหนึ่งใบ ทำแบบเดียวกัน ปุ่มบอกว่าไพ่แต่ละใบกินอะไร สีเขียวคือกินได้
learn-yaku = **ยากุ** คือชุดไพ่ที่กินได้: ริบบิ้นกลอนสามใบ หมูป่า กวาง ผีเสื้อ พระจันทร์กับจอกสาเก ไพ่เปล่าสิบใบ และอื่น ๆ ปุ่ม *{ button-yaku }* บอกว่าคุณใกล้แค่ไหน
learn-decide = **ได้ยากุแล้วเลือก** *หยุด* จบรอบและได้แต้ม *โคอิโคอิ* เล่นต่อเพื่อเอาเพิ่ม แต่ถ้าอีกฝ่ายไวกว่า คุณไม่ได้อะไรเลย
learn-more = ไพ่เดือนเดียวกันมีต้นไม้และเลขเดียวกัน ไม่ต้องติดตั้ง ไม่ต้องจำอะไร เล่นรอบเดียวก็เป็นแล้ว
help-command = { $command }: { $about }
help-admins = **ถ้าคุณดูแลเซิร์ฟเวอร์นี้**
greeting =
    สวัสดี! ตอนนี้เซิร์ฟเวอร์นี้เล่น **โคอิโคอิ** เกมไพ่ยอดนิยมของญี่ปุ่นได้แล้ว เล่นกันเองหรือเล่นกับคอมพิวเตอร์ก็ได้ มีภาพกับปุ่มครบ ไม่ต้องติดตั้งอะไร
    - `/koikoi เรียน`: หัดเล่นในห้านาที
    - `/koikoi เล่น`: ท้าสมาชิก หรือเปิดโต๊ะให้ใครก็ได้มาเล่น
    - `/koikoi-admin ตั้งค่า`: กติกา ช่อง และภาษาของที่นี่ (สำหรับแอดมิน)
how-terms = **คำท้านี้:** { $terms }
how-house-rule = - { $option }: { $value }
how-more = - และอีก { $count } ข้อ ดูที่ *{ button-rules }*
button-try = ลองเล่นกับบอท

me-title = ### การตั้งค่าของคุณ
me-hand = ไพ่ในมือแสดงที่ไหน
me-hand-dm = ในข้อความส่วนตัว
me-hand-channel = ในช่อง ที่ปุ่ม{ $button }
me-nudges = เตือนยังไงเมื่อถึงตาคุณ
me-nudges-usual = เมื่อคุณไม่ได้ดูอยู่
me-nudges-always = ทุกตา
me-nudges-never = ไม่ต้องเตือน
me-challenges = คำท้าจากคนอื่น
me-challenges-on = คนอื่นท้าได้
me-challenges-off = ไม่ให้ใครท้า
me-print = ภาพไพ่ในมือ
me-print-usual = ขนาดปกติ
me-print-large = ใหญ่
    .about = ไพ่ในมือใหญ่ขึ้น โดยเฉพาะบนมือถือ ไพ่ที่กินได้เป็นตัวเลข
me-pause = ความเร็วของคอมพิวเตอร์
me-pause-short = เร็ว: ครึ่งวินาที
me-pause-usual = ปกติ: สองถึงสามวินาที
me-pause-long = ช้า: ห้าวินาที
me-confirm = เมื่อคุณกดไพ่
me-confirm-off = ลงเลย
me-confirm-on = ถามก่อนว่าแน่ใจไหม
me-order = ปุ่มใต้ไพ่ในมือ
me-order-usual = ลำดับปกติ
me-order-left = สำหรับมือซ้าย
    .about = กลับด้านแถวปุ่ม แต่ไม่กลับไพ่
me-motion = แอนิเมชันของรอบ
me-motion-usual = เล่นทันที
me-motion-less = เคลื่อนไหวน้อยลง
    .about = แสดงภาพนิ่งก่อน
me-language = ภาษาของข้อความ
me-language-auto = ตาม Discord ของคุณ
me-note = -# เหมือนกันทุกเซิร์ฟเวอร์ เปิดไพ่ในมือได้ทั้งสองที่ทุกเมื่อ ตรงนี้คือที่ที่แสดงเอง
me-saved = -# ✔ บันทึกแล้ว
# Where people ask for direct messages, and the first one that they get.
dm-greeting = 👋 สวัสดี! ต่อไปนี้บอทจะส่งสิ่งที่คุณขอไว้และไพ่ของคุณมาที่นี่
dm-waits = ✉️ บอทจะส่งข้อความหาคุณได้ { $when } เพราะ Discord ให้เปิดข้อความส่วนตัวใหม่ได้ทีละไม่กี่คน ถ้าแมตช์เริ่มก่อนนั้น ไพ่ของคุณอยู่ในช่อง ที่ปุ่ม **{ $button }**
dm-flagged = ⚠️ ตอนนี้ Discord ไม่ให้บอทเปิดข้อความส่วนตัวใหม่ บอทจึงยังส่งข้อความหาคุณไม่ได้ ไพ่ของคุณอยู่ในช่อง ที่ปุ่ม **{ $button }** บอทจะลองต่อไป
dm-closed = ⚠️ บอทส่งข้อความส่วนตัวหาคุณไม่ได้ ไพ่ของคุณจึงยังอยู่ในช่อง ที่ปุ่ม **{ $button }** เปิดรับข้อความส่วนตัวในการตั้งค่าความเป็นส่วนตัวของเซิร์ฟเวอร์ที่คุณอยู่ร่วมกับบอท แล้วเลือกใหม่

doctor-message = ข้อความทดสอบของ `koikoi doctor` จะหายไปเอง

privacy-title = ### สิ่งที่เก็บเกี่ยวกับคุณ
privacy-text = ไอดีและชื่อ Discord ของคุณ การตั้งค่า แมตช์ที่คุณเล่นพร้อมทุกตาและเวลา ผลของคุณ คนที่คุณบล็อก และปัญหาที่คุณแจ้ง ไม่มีอย่างอื่น บอทไม่อ่านข้อความ มีแต่ผู้ดูแลบอทนี้ที่เห็น ส่วนชื่อและผลของคุณในไพ่ประจำวัน และในตารางอันดับของทุกเซิร์ฟเวอร์ แสดงบนเซิร์ฟเวอร์อื่นด้วย โปรไฟล์ของคุณก็เช่นกัน
privacy-erase-text = ถ้าลบ แมตช์ที่เล่นค้างอยู่จะถือว่ายอมแพ้ และชื่อกับไอดีของคุณจะถูกเอาออกจากทุกอย่าง แมตช์ยังอยู่โดยไม่มีคุณ เล่นไพ่ของวันนี้อีกไม่ได้ ถ้ากลับมา การบล็อกคุณ เวลาพัก และข้อจำกัดต่าง ๆ ยังมีผลอยู่ และเลิกทำไม่ได้
privacy-host = **ผู้ดูแลบอทนี้:** { $said }
privacy-contact = **คำถามเกี่ยวกับข้อมูลของคุณ:** { $said }
button-privacy-policy = นโยบายความเป็นส่วนตัว
button-terms = ข้อกำหนดการใช้งาน
button-export = ขอรับข้อมูลของฉัน
button-erase = ลบข้อมูลของฉัน
button-erase-yes = ใช่ ลบทั้งหมด
button-erase-no = เก็บไว้
privacy-question = แน่ใจนะว่าจะลบทุกอย่างที่เก็บเกี่ยวกับคุณ?
privacy-erased = ลบทั้งหมดแล้ว กลับมาได้เสมอนะ ในฐานะคนใหม่
privacy-kept = ไม่ได้เปลี่ยนอะไร
privacy-export = ทุกอย่างที่เก็บเกี่ยวกับคุณ:
