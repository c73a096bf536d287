lesson-not-yours = 手番は終わりました。元に戻すか、最初からやり直すか、次へ進んでください。
lesson-over = このレッスンは終わりました。ステップをもう一度やるか、次へ進んでください。
lesson-refuted-away = 消しました（{ $what }）。
lesson-missed = 目標（{ $missing }）はもう達成できません。元に戻して、もう一度試しましょう。
lesson-hint-none = 残っている目標はありません。次へ進んでください。
lesson-scored = 得点：{ $lines }。
lesson-hint-back = ここからは目標に届きません。最後の手を元に戻すか、ステップを最初から始めてください。
lesson-hint-free = 自由プレイにヒントはありません。先にレッスンへ戻ってください。
lesson-free-already = もう自由プレイ中です。
lesson-free-not = 今はレッスンの途中です。
lesson-back = レッスンに戻りました。{ $text }
lesson-set-anew = 新しい局面です。
lesson-next-anew = 次のステップは、この局面からは始められません。もう一度「次へ」を押して別の局面で始めるか、元に戻してください。
lesson-next-back = 次のステップのために元に戻しました：{ $what }。
lesson-next-done = それはもうできています。
error-lesson-words = レッスン{ $lesson }にはまだ文章がありません（メッセージ{ $message }がありません）。add_messagesで追加できます。
error-step = { $wish }というステップはありません。0から{ $last }までの数を指定してください。

goal-not = 「{ $goal }」ではない
goal-token_on = { $count ->
    [1] 自分のトークンが{ $spaces }にある
   *[other] 自分のトークンが{ $spaces }のすべてにある
 }
goal-standing_on = 自分のトークンが{ $terrain }に{ $count }個ある
goal-beside_gap = 空きの隣に自分のトークンがある
    .no = 空きの隣に自分のトークンがない
goal-placed = トークンを{ $count }個置く
goal-spent = トークンをちょうど{ $count }個使う
goal-spent_at_most = 使うトークンは{ $count }個まで
goal-tokens_left = { $count ->
    [0] この手番のトークンを使い切る
   *[other] この手番のトークンを{ $count }個残す
 }
goal-sacrificed = { $count ->
    [0] 1個も捧げない
   *[other] ちょうど{ $count }個捧げる
 }
goal-discovered = { $count ->
    [1] { $spaces }の寺院を発見する
   *[other] { $spaces }の寺院をすべて発見する
 }
goal-temple_from = 初めに{ $spaces }にあった大寺院を発見する
goal-temples = 発見した寺院が合わせて{ $count }か所になる
goal-tiles = 寺院を1つ以上発見したタイルが{ $count }枚になる
goal-complete = 寺院をすべて発見したタイルが{ $count }枚になる
goal-points = { $count }点以上になる
goal-gained = 得点を{ $count }点以上増やす
goal-line = 得点表の「{ $line }」が{ $points }点になる
goal-ahead = 誰よりも得点が高い
    .no = 誰よりも得点が高いわけではない
goal-legal = 次に「{ $move }」ができる
goal-legal_in = { $reading }：次に「{ $move }」ができる
goal-guardian_used = ガーディアンカードを使う
    .no = ガーディアンカードを使わずに残す
goal-extra_action = 追加アクションができる
    .no = 未使用の追加アクションがない
goal-tile_moved = タイル{ $tile }を別の場所へ移動する
goal-tile_turned = タイル{ $tile }を回す
goal-talisman = タリスマンを持っている
    .no = タリスマンを持っていない
goal-turn_over = 手番を終える
    .no = まだ手番を終えない
goal-card = ガーディアンカード{ $count }を選ぶ
goal-card_chosen = ガーディアンカードを選ぶ
    .no = まだガーディアンカードを選ばない
goal-round = ラウンド{ $count }まで進む
goal-phase = { $count ->
   *[over] ゲームが終わる
    [start] スタートのマスを選んでいる
    [guardians] ガーディアンカードを選んでいる
    [turns] 全員がカードを選び終える
 }
