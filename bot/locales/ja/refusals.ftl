# できないときの理由：短く、やさしく、次にどうするか。

refused-unknown-match = その対戦は見つかりません。もう消えたのかもしれません。
refused-not-your-seat = あなたは観戦中です。これができるのは対戦中の二人だけです。
refused-not-your-turn = まだあなたの番ではありません。
refused-stale = もう済んでいます。今の様子は**手札**で見られます。
refused-illegal = 今はできません。
refused-not-started = この対戦はまだ始まっていません。
refused-not-finished = この対戦はまだ続いています。
refused-already-started = この申し込みには、もう返事がありました。
refused-already-finished = この対戦は終わりました。
refused-challenge-over = この申し込みは終わっています。
refused-not-invited = これは{ $name }への申し込みです。`/こいこい 対戦` であなたからもどうぞ。
refused-not-your-challenge = 取り下げられるのは申し込んだ人だけです。
refused-self = 自分との対戦は寂しいものです。誰かを誘うか、`/こいこい コンピューター` をどうぞ。
refused-challenges-off = { $name }さんは今、申し込みを受けていません。
refused-already-invited = お二人の間にはもう申し込みがあります。`/こいこい 一覧` をご覧ください。
refused-too-many-matches = 同時にできる対戦は{ $limit }件までです。先にどれかを終えるか投了してください：`/こいこい 一覧`
refused-too-many-invitations = 返事待ちの申し込みが{ $limit }件あります。先にどれかを取り下げてください：`/こいこい 一覧`
refused-channel = このサーバーでは{ $channels }で遊びます。
refused-nobody-absent = 相手は戻ったか、まだ時間内です。対戦は続きます。
refused-level = 「{ $level }」という強さはありません。
refused-setting = それはできません：{ $reason }
refused-bot = ほかのボットとは遊べません。`/こいこい コンピューター` で私がお相手します。
refused-guild-only = 申し込みはサーバーのチャンネルで。ここでは `/こいこい コンピューター` で私と遊べます。
refused-not-member = その人はこのサーバーにいません。
refused-admin = これができるのは、サーバー管理の権限がある人だけです。
refused-permission = まだここに卓を立てられません。このチャンネルで私に必要な権限（{ $count }つ）：{ $permissions }
refused-old-button = これは古いバージョンのボタンです。`/こいこい 一覧` であなたの対戦が見られます。
refused-old-form = 開いてから時間が経ちすぎました。もう一度開いてください。
refused-late-form = 時間がかかりすぎました。もう一度ボタンを押してください。
refused-broken = すみません、こちらの不具合です。対戦は無事です。また起きたら、管理者にこの番号を伝えてください：`{ $reference }`

reason-combine = こいこいと場の光札を足せるのは、両方を数え、7文以上の2倍がないときだけです。
reason-target = その持ち点では、初めから目標に届いてしまいます。
reason-yaku = 点のある役が少なくとも1つ必要です。
reason-length = 局数は1から24までです。
reason-live_minutes = リアルタイム対戦の1手は1分から60分までです。
reason-daily_hours = のんびり対戦の1手は1時間から168時間までです。
reason-channels = 選べるチャンネルは50までです。
reason-value = { $option }に選べるのは{ $values }です。

permission-view_channel = チャンネルを見る
permission-send_messages = メッセージを送信
permission-send_messages_in_threads = スレッドでメッセージを送信
permission-attach_files = ファイルを添付
permission-create_public_threads = 公開スレッドの作成
