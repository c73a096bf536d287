### 自動で動くプレイヤーの手の理由

reason-turn = { $who }：手番終了。得点は{ $points }点{ $lines ->
    [none] のままです。
   *[other] （{ $gained }）です。内訳：{ $lines }。
 }
reason-lot = { $who }：可能な手の中からランダムに選びます。
reason-habit = { $who }：いつものやり方どおりに選び、計算はしません。
reason-points = { $who }：{ $points ->
    [0] まだ得点にはなりませんが、いちばん有望な手を選びます。
   *[other] いちばん有望な手を選びます。見込みは{ $points }点です。
 }
reason-playouts = { $who }：{ $judged }通りの手を、ゲームの最後まで{ $playouts }回試して比べます。{ $share ->
    [none] { "" }
   *[other] この手の勝率は{ $share }です。
 }
reason-replaced = { $who }は手を決められなかったため、この手は無作為に選ばれました。
