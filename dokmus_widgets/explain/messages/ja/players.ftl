reason-turn = { $who }：得点は{ $points }点{ $lines ->
    [none] のままです。
   *[other] （{ $gained }）です。増減：{ $lines }。
 }
reason-lot = { $who }は、ルール上可能な手からランダムに1つ選びました。
reason-habit = { $who }は、簡単な決まりに従って選びました。
reason-points = { $who }は、評価がいちばん高い手を選びました。
reason-playouts = { $who }は、{ $judged }通りの手を{ $playouts }回の練習ゲームで比べました。
reason-replaced = { $who }が手を決められなかったため、この手はランダムです。
