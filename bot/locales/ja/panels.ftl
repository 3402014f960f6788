# パネル：メニュー、役、一覧、ルール、設定。

preset-wikipedia-2015 = クラシック
preset-wikipedia-2020 = スタンダード
preset-sloperama = 50文先取
preset-ktane = 3局勝負
preset-richmind = 短冊+1
preset-steam = 30文やりとり
preset-nintendo = 携帯ゲーム風
about-wikipedia-2015 = 全12局、五光は15文、短冊などの追加点あり
about-wikipedia-2020 = 今の一般的なルール、7文以上で2倍
about-sloperama = 自分のこいこいで倍、50文先取
about-ktane = 短期戦、二人のこいこいがどれも倍率に
about-richmind = 盃はカスに数えない、短冊などの追加点あり
about-steam = 持ち点30文を取り合う
about-nintendo = こいこいは1局1回、タネ・短冊はそれぞれ最高の役だけ
rules-changed = { $rules }（変更あり）

watching = この対戦を観戦中です。
watching-over = この対戦は終わりました。
button-winner = 勝者に挑戦
rematch-asked = 申し込みました。<#{ $channel }> で返事を待っています。
winner-noted = 承りました。この対戦が終わったら、勝者に申し込みます。

menu-title = { $name }との対戦 · { $round }
menu-report-hint = -# 困ったときは「対戦{ $match }、{ $seq }手目」とお知らせください。
button-resign = 投了
button-bring = 卓をここへ
button-bring-short = 卓をここへ
button-rules = ルール
button-report = 不具合を報告
resign-question = { $name }との対戦を投了しますか？負けになります。
button-resign-yes = 投了する
button-resign-no = 続ける
resigned = 投了しました。ありがとうございました！
resign-kept = では、続けましょう！
brought = 卓をここへ移しました。
reported = ありがとうございます。画面をすべて更新しました。それでも対戦{ $match }が動かないときは、管理者が `/こいこい管理 中止` で終わらせられます。管理者には「対戦{ $match }、{ $seq }手目」とお伝えください。

yaku-title-own = **あなたの役** · 相手：{ $name }
yaku-title-player = **{ $mark } { $name }**
yaku-formed = ✅ { $yaku }：{ $points }文 · { $cards }
yaku-near = ▫️ { $yaku } { $have }／{ $need }枚 · 狙い：{ $missing }
yaku-none = まだ役はなく、近い役もありません。
yaku-captured = -# 取り札：{ $cards }
yaku-opponent = **{ $name }**の役：{ $sum }
yaku-opponent-none = **{ $name }**にはまだ役がありません。
yaku-more = ほか{ $count }枚

fair-title = **公平さの証明。** 各局の札の並びは、誰かが札を見る前に封印します。その印（ハッシュ値）の最初の{ $digits }桁は、最初の一手まで卓に（DMでは手札の下に）出ます。局が終わると封印を開きます。局の途中で札が差し替えられていないことの証明です（切り方が無作為だったことの証明ではありません）。
fair-sealed = 第{ $number }局、封印中：`{ $commitment }`
fair-opened = 第{ $number }局、開封済み：`{ $commitment }`
fair-check = -# 確かめ方：nonce、改行、札の並びの行、この順につないだSHA-256です。どれも添付ファイルにあります。終わった対戦の記録にも入っていて、`koikoi verify` で確かめられます。
fair-file-round = 第{ $number }局
fair-file-void = （無効、配り直し）

record-here = 対戦{ $match }の記録です（配札とすべての手）。端末の `koikoi record` で再現できます。

games-title = ### あなたの対戦
games-none = 進行中の対戦はありません。`/こいこい 対戦` で誰かを誘うか、`/こいこい コンピューター` で私と遊べます。
games-your-turn = 🟢 **あなたの番** · 相手：{ $name } · { $round } · { $since }から
games-absent = 💤 **{ $name }の時間が切れました。どうするか選べます** · { $round }
games-their-turn = ⚪ { $name }の番 · { $round } · { $since }から
games-between = ⏸️ 局の合間 · 相手：{ $name } · { $round }
games-invited = 📨 { $name }からのお誘い · { $length } · 受付終了：{ $until }
games-inviting = 📨 { $name }へのお誘い · { $length } · 受付終了：{ $until }
games-open-table = 📨 あなたが立てた卓 · { $length } · 受付終了：{ $until }
games-where = -# <#{ $channel }>
games-where-dm = -# ダイレクトメッセージ
games-page = -# { $page }／{ $pages }ページ
button-open-hand = 手札を開く
button-previous = ◂
button-next = ▸
button-withdraw = 取り下げる
games-bring-missing = 卓を置けるのはそのサーバーのチャンネルだけなので、<#{ $channel }> のいちばん下に出し直しました。

history-title = ### { $name }の対戦履歴
history-none = 終わった対戦はまだありません。
history-won = 🏆 { $name }に勝ち **{ $score }** · { $when } · { $rules }
history-lost = ▫️ { $name }に負け **{ $score }** · { $when } · { $rules }
history-drawn = 🤝 { $name }と引き分け **{ $score }** · { $when } · { $rules }
history-resign-won = 🏆 { $name }の投了で勝ち **{ $score }** · { $when } · { $rules }
history-resign-lost = 🏳️ { $name }に投了 **{ $score }** · { $when } · { $rules }
history-timeout-won = 🏆 { $name }の時間切れで勝ち **{ $score }** · { $when } · { $rules }
history-timeout-lost = ⌛ { $name }との対戦で時間切れ負け **{ $score }** · { $when } · { $rules }
history-aborted = 🛑 { $name }との対戦 · 管理者が終了 · { $when }
history-uncounted = { $line } · 順位表の対象外
# 順位表に入るのは人どうしの対戦だけ。下の一覧にはすべて出る。
history-standing = **順位表**（人どうしの対戦）：{ $won }勝{ $lost }敗{ $drawn }分 · 1局の最高 { $best }文 · { $rank }位
history-count = **全{ $count }件**（コンピューターとの対戦も含む）

leaderboard-title = ### 🏆 { $guild }の順位表
leaderboard-none = 終わった対戦がまだありません。まずは `/こいこい 対戦` から。
leaderboard-line = **{ $rank }位** { $name } · { $played }戦{ $won }勝 · { $points }文
leaderboard-you = -# あなた：{ $rank }位 · { $played }戦{ $won }勝

rules-title = ### ルール：{ $rules }
rules-flow = { $length } · { $time }
rules-yaku = **役と点**
rules-line = **{ $yaku }** { $points }文 · { $made }
rules-line-extra = **{ $yaku }** { $points }文、1枚増えるごとに+1文 · { $made }
rules-counting = **点の数え方など**
rules-hint = -# 同じ月の札を合わせて取り、役を作り、勝負かこいこいかを選びます。

rule-seven = 役の合計が7文以上なら2倍。
rule-no-seven = 7文以上でも2倍にならない。
rule-koi-none = こいこいでは倍にならない。
rule-koi-opponent_x2 = 相手がこいこいしていたら2倍（こいこい返し）。
rule-koi-own_plus_1 = 自分のこいこいの回数で×2、×3…。
rule-koi-all_plus_1 = 二人のこいこいの合計回数で×2、×3…。
rule-koi-steam = 自分のこいこいは3回まで1回+1文、4回で×2、5回で×3…。
rule-limit = こいこいは1局に各自{ $limit }回まで。
rule-limit-round = こいこいは1局に二人合わせて{ $limit }回まで。
rule-viewing-off = 花見で一杯・月見で一杯は役にしない。
rule-viewing-needs_other = 花見で一杯・月見で一杯は、ほかの役があるときだけ。
rule-viewing-after = 自分がこいこいした後は、花見で一杯・月見で一杯がそれぞれ{ $points }文。
rule-weather-rain_fog = 雨流れ・霧流れあり（柳に小野道風を取ると花見、桐の札を取ると月見が流れる）。
rule-weather-rain = 雨流れあり（柳に小野道風か柳のカスを取ると、花見も月見も流れる）。
rule-cup-0 = 菊に盃はタネだけに数える。
rule-cup-1 = 菊に盃はタネにもカスにも数える。
rule-cup-2 = 菊に盃はタネと、カス2枚分に数える。
rule-stacking-family = タネと短冊は、それぞれ最高の役だけ数える。
rule-stacking-one = 最高の役1つだけ数える。
rule-exhaust-zero = 流局は得点なし。
rule-exhaust-oya = 流局は親権で親に{ $points }文。
rule-exhaust-caller = 流局は、最後にこいこいした人の役の点（倍なし）。
rule-teshi = 手四（手札に同じ月が4枚）は、その場で{ $points }文。
rule-kuttsuki = くっつき（手札が同じ月2枚ずつ4組）は、その場で{ $points }文。
rule-swap = 子は、札を見る前に親の手札と交換できる。
rule-brights = 配られた場の光札1枚で×2、2枚で×3…。
rule-three-one = 場に同じ月が3枚あるときは、1枚だけ取る。
rule-bank = 持ち点{ $points }文から始め、なくなったら負け。
rule-zero-sum = 得点は相手が払う。
rule-dealer-loser = 負けた人が次の親。
rule-dealer-alternate = 親は1局ごとに交代。
rule-tie-extra_round = 同点なら決着まで続ける。
rule-reply = こいこいの後、相手が役を作ればその場で終わる。
rule-wild = 場に11月の札がないとき、柳のカスは鬼札になり、どの札でも取れる。

learn-title = ### 1分でわかるこいこい
learn-turn = **自分の番。** 手札を1枚出し、場に同じ月の札があれば両方取ります。次に山札を1枚めくり、同じようにします。何が取れるかはボタンに出ていて、緑が取れる札です。
learn-yaku = **役**は取り札の組み合わせです。赤短、猪鹿蝶、月見で一杯、カス10枚など。「役」ボタンで、あと何枚かがわかります。
learn-decide = **役ができたら選びます。** 「勝負」なら局を終えて得点。「こいこい」なら続けて、もっと大きな役を狙います。ただし相手に先に上がられると0文です。
learn-more = 同じ月の札は、同じ草木と同じ数字です。覚えておくことはありません。1局遊べばわかります。
button-try = 私と遊んでみる

me-title = ### あなたの設定
me-hand = 手札を出す場所
me-hand-dm = ダイレクトメッセージ
me-hand-channel = チャンネルの「手札」ボタン
me-nudges = 自分の番の知らせ方
me-nudges-usual = 離れていたときだけ
me-nudges-always = 毎回
me-nudges-never = 知らせない
me-challenges = ほかの人からの申し込み
me-challenges-on = 申し込みを受ける
me-challenges-off = 申し込みを受けない
me-print = 手札の絵の大きさ
me-print-usual = ふつう
me-print-large = 大きめ：札を大きく、取り札は枚数だけ
me-language = 表示する言語
me-language-auto = Discordと同じ
me-note = -# どのサーバーでも同じ設定です。手札はどちらの場所でもいつでも開けます。ここで選ぶのは、自動で出る場所です。
me-saved = -# ✔ 保存しました

doctor-message = `koikoi doctor` のテストです。すぐに消えます。

privacy-title = ### 保存しているあなたのデータ
privacy-text = DiscordのIDと名前、設定、遊んだ対戦のすべての手とその時刻、そして結果です。ほかには何も保存せず、メッセージも読みません。見られるのは、このボットの運営者だけです。ただし「今日の一局」の順位表では、名前と結果がほかのサーバーにも表示されます。
privacy-erase-text = 消去すると、進行中の対戦は投了になり、名前とIDがすべての記録から外れます。対戦そのものは名前なしで残ります。元には戻せません。
button-export = データを受け取る
button-erase = データを消去
button-erase-yes = すべて消去する
button-erase-no = 消去しない
privacy-question = 保存しているあなたのデータを、本当にすべて消去しますか？
privacy-erased = 消去しました。またいつでも、新しい気持ちでどうぞ。
privacy-kept = 何も変更していません。
privacy-export = 保存しているあなたのデータのすべてです。
