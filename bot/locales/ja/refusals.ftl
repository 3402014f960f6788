# できないときの理由：短く、やさしく、次にどうするか。

refused-unknown-match = その対局は見つかりません。
refused-not-your-seat = あなたは観戦中です。これは対局者だけができます。
refused-not-your-turn = まだあなたの番ではありません。
refused-stale = もう済んでいます。**手札**で今の様子が見られます。
refused-illegal = 今はできません。
refused-not-started = この対局はまだ始まっていません。
refused-not-finished = この対局はまだ続いています。
refused-already-started = この申し込みはもう受けられました。
refused-already-finished = この対局は終わりました。
refused-challenge-over = この申し込みは終わっています。
refused-not-invited = これは{ $name }さんへの申し込みです。`/こいこい 対局` であなたからもどうぞ。
refused-not-your-challenge = 取り下げられるのは申し込んだ人だけです。
refused-self = 自分とは遊べません。誰かを誘うか、`/こいこい コンピューター` をどうぞ。
refused-challenges-off = { $name }さんは今、申し込みを受けていません。
refused-already-invited = お二人の間にはもう申し込みがあります。`/こいこい 一覧` をご覧ください。
refused-too-many-matches = 同時に遊べるのは{ $limit }局までです。先に一局終えるか投了してください：`/こいこい 一覧`
refused-too-many-invitations = 申し込みが{ $limit }件待っています。先に一件取り下げてください：`/こいこい 一覧`
refused-channel = このサーバーでは{ $channels }で遊びます。
refused-nobody-absent = 相手は戻ったか、まだ時間内です。対局は続きます。
refused-level = 「{ $level }」というコンピューターはいません。
refused-setting = それはできません：{ $reason }
refused-bot = ほかのボットとは遊べません。`/こいこい コンピューター` で私がお相手します。
refused-guild-only = 申し込みはサーバーのチャンネルで。ここでは `/こいこい コンピューター` で私と遊べます。
refused-not-member = その人はこのサーバーにいません。
refused-admin = これはサーバー管理の権限がある人だけができます。
refused-permission = ここにはまだ卓を立てられません。このチャンネルで私に必要な権限（{ $count }）：{ $permissions }
refused-old-button = これは古い版のボタンです。`/こいこい 一覧` であなたの対局が見られます。
refused-old-form = この入力欄は古くなりました。もう一度開いてください。
refused-broken = すみません、こちらの不具合です。対局は無事です。また起きたら、この番号を管理者に伝えてください：`{ $reference }`

reason-combine = こいこいと光札を足し合わせられるのは、両方を数え、七文倍がないときだけです。
reason-target = その持ち点では、始めから目標に届いてしまいます。
reason-yaku = どれかの役には点が必要です。
reason-length = 局数は1から24までです。
reason-live_minutes = ライブ対局の一手は1分から60分までです。
reason-daily_hours = のんびり対局の一手は1時間から168時間までです。
reason-channels = チャンネルは50までです。
reason-value = { $option }に選べるのは{ $values }です。

permission-view_channel = チャンネルを見る
permission-send_messages = メッセージを送信
permission-send_messages_in_threads = スレッドでメッセージを送信
permission-attach_files = ファイルを添付
permission-create_public_threads = 公開スレッドを作成
