help-cards = カードの価値
help-reach = 置けるマス
help-hints = ヒントのボタン
help-coach = 手番ごとの振り返り
help-hint = ヒントを見る
help-more = もっと詳しく
help-do = この手にする
help-see = もっと良い手番を見る
help-back = 自分のゲームに戻る
help-none = 先に「ヒントを見る」を押してください。
help-thinks = 良い手を探しています…
help-trying = より良い手番を1手ずつ示します。自由に試せます。ゲームは変わりません。
help-at = { $most }手中{ $place }手目。自由に試せます。ゲームは変わりません。
help-card = 今手番が来れば、少なくとも{ $points }点取れます。
help-card-least = ≥ { $points }
help-told = { $kind }：{ $on ->
    [yes] オン。
   *[no] オフ。
 }

## Hints, and the review of a turn

coach-best = { $points }点でした。この手番で取れる最高点です。
coach-unknown = { $points }点でした。時間内には、これより得点の多い手番は見つかりませんでした。
coach-better = { $points }点でした。最高で{ $possible }点取れるところでした。最初の手：{ $what }。
coach-some = { $points }点でした。少なくとも{ $possible }点は取れるところでした。最初の手：{ $what }。
hint-tile = タイル{ $tile }を見てください。
hint-card-half = { $half ->
    [low] 番号の小さいカードを見てください。
   *[high] 番号の大きいカードを見てください。
 }
hint-card = カード{ $card }を選びましょう。
hint-do = こうしてみましょう：{ $what }。
hint-gain = こうしてみましょう：{ $what }。{ $gain ->
    [0] すぐには得点になりません。
   *[other] すぐに{ $points }点になります。
 }
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
