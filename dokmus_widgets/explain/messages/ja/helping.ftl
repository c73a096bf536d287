help-cards = カードごとの得点
    .hint = 各カードで今取れる得点を示します。
help-reach = この手番で置けるマス
    .hint = この手番のトークンを置ける範囲を示します。
help-hints = ヒントのボタン
help-coach = 手番ごとの振り返り
    .hint = 手番の後に、取れたはずの得点を示します。
help-hint = ヒントを見る
help-more = もっと詳しく
help-do = この手にする
help-see = もっと良い手順を見る
help-back = 自分のゲームに戻る
help-none = 先に「ヒントを見る」を押してください。
help-thinks = 良い手を探しています…
help-trying = もっと良い手順を1手ずつ示します。自由に試せます。ゲームは変わりません。
help-at = { $most }手中{ $place }手目。自由に試せます。ゲームは変わりません。
help-card = 今すぐ手番が来れば、少なくとも{ $points }点取れます。
help-card-least = { $points }以上
help-told = { $kind }：{ $on ->
    [yes] オン。
   *[no] オフ。
 }

## Hints, and the review of a turn

coach-best = この手番は{ $points }点でした。これが取れる最高点です。
coach-unknown = この手番は{ $points }点でした。時間内には、これより得点の高い手番は見つかりませんでした。
coach-better = この手番は{ $points }点でした。最高で{ $possible }点取れるところでした。もっと良い手順：{ $what }。
coach-some = この手番は{ $points }点でした。少なくとも{ $possible }点は取れるところでした。もっと良い手順：{ $what }。
coach-others = ほかの人：{ $changes }。
hint-tile = タイル{ $tile }を見てください。{ $lines ->
    [none] この手番では得点になりません。
   *[other] この手番で得点になるもの：{ $lines }。
 }
hint-line = { $line }
hint-card-two = カード{ $first }かカード{ $last }を選びましょう。
hint-card = カード{ $card }を選ぶ
hint-card-why = 今なら、{ $cards }取れます。
hint-card-points = カード{ $card }で{ $points }点
hint-do = こうしてみましょう：{ $what }。
hint-why = { $when ->
    [now] すぐに入る得点：{ $lines }。
   *[later] この手番で取れる得点：{ $lines }。
 }{ $temples ->
    [none] { "" }
   *[other] 発見する寺院：{ $temples }。
 }
hint-nearer = { $when ->
    [now] その後
   *[later] この手番の後
 }は、{ $space }の{ $temple }までトークン{ $tokens }個です{ $was ->
    [0] 。
   *[other] （今は{ $was }個）。
 }
hint-next = 次の手の準備になります：{ $what }。
hint-first = 次のラウンドから、最初にカードを選べます。
hint-start = 練習ゲームで最も良い結果でした。
hint-room = { $who ->
    [none] 次のトークンを置けるマス
   *[other] { $who }が次に置けるマス
 }：{ $was }マスから{ $now }マスに変わります。
reach-way = { $space }まではトークンが{ $tokens }個必要です：{ $moves }。
clause-choose_start = { $space }からスタートする
clause-place = { $space }にトークンを置く
clause-place-paid = 1個捧げて{ $space }にトークンを置く
clause-choose_guardian = カード{ $card }を選ぶ
clause-take_talisman = タリスマンを取る
clause-move_tile = { $tile ->
    [none] 空きを移動する
   *[tile] タイル{ $tile }を空きへ移動する
 }
clause-move_token = { $from }のトークンを{ $to }へ動かす
clause-rotate_tile = { $tile ->
    [none] 空き
   *[tile] タイル{ $tile }
 }を{ part-turned }に回す
clause-sacrifice = トークンを1個捧げる
clause-decline_ruins = 追加アクションを見送る
clause-end_turn = 手番を終える
help-so-far = ここまで{ $points }点。
