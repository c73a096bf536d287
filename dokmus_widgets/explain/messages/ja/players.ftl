### 自動で動くプレイヤーの手の理由

reason-turn = { $who }：手番を終えて{ $points }点{ $lines ->
    [none] 、得点の増減はありません。
   *[other] （{ $gained }）。内訳：{ $lines }。
 }
reason-lot = { $who }：可能な手の中からランダムに選びます。
reason-habit = { $who }：いつもの打ち方どおりで、計算はしません。
reason-points = { $who }：{ $points ->
    [0] まだ得点にはなりませんが、いちばん有望な手を選びます。
   *[other] いちばん有望な手を選びます。見込みは{ $points }点です。
 }
reason-playouts = { $who }：{ $judged }通りの手を、ゲームの最後まで{ $playouts }回試して比べます。{ $share ->
    [none] { "" }
   *[other] この手の勝率は{ $share }です。
 }
