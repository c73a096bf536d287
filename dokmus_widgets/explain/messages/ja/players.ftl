### 自動で動くプレイヤーの手の理由

reason-turn = { $who }：得点は{ $points }点{ $lines ->
    [none] のままです。
   *[other] （{ $gained }）です。内訳：{ $lines }。
 }
reason-lot = { $who }：運まかせです。ルール上できる手のどれも、同じ確率で選びます。
reason-habit = { $who }：いつものやり方どおりに選び、計算はしません。
reason-points = { $who }：{ $points ->
    [0] まだ得点にはなりませんが、いちばん有望な手を選びます。
   *[other] いちばん有望な手を選びます。見込みは{ $points }点です。
 }
reason-playouts = { $who }：{ $judged }通りの手を比べるため、ゲームを最後まで{ $playouts }回試します。{ $share ->
    [none] { "" }
   *[other] この手の勝率は{ $share }です。
 }
reason-replaced = { $who }が手を決められなかったため、この手はランダムに選ばれました。
