### Questions that a position raises.

here-title = ここでできること、できないこと
here-reach = トークンを置けるのは？
here-barred = 置けないマスと、その理由は？
here-out-of-reach = 届かないマス
here-occupied = トークンのあるマス
here-no-second = 捧げるトークンが足りない
here-no-own-tile = 角のタイル以外、またはもう選ばれたタイル
here-no-outer-edge = 外周の草原か森林ではない
here-cards-first = カードを選ぶのが先
here-over = ゲームは終わっている
here-ruins-first = 追加アクションが先
here-tokens-used = この手番のトークンは使い終えた
here-draft = 選べるカードは？
here-guardian = ガーディアンカードでできることは？
here-ruins = 追加アクションでできることは？
here-turn = ほかには？
here-burns = 燃えるのは？
here-gains = 次のトークンで増える得点は？
here-scores = 今の得点は？
here-hidden = 公開されていないカードは、ここでは表示されません。別のカードになっていることがあります。
here-line = { $question }：{ $answer }
here-spaces = { $count }マス
here-everywhere = すべてのマス
here-ways = { $count }通り
here-tokens = { $count ->
    [0] なし
   *[other] { $count }個
 }
here-points = { $points }点
here-reach-told = { $count }マスに置けます{ $spaces ->
        [none] { "" }
       *[some] （{ $spaces }）
    }。{ $tokens ->
        [0] { "" }
        [1] トークンを1個使います。
       *[2] 1個を置き、1個を捧げます。
    }
here-barred-told = { $count ->
    [0] 今はどこにも置けません。
        [1] このマスには置けません。
   *[other] この{ $count }マスには置けません。
 }
here-ways-told = { $count }通りあります。盤上で選ぶと試せます。
here-burns-told = { $who }：{ $count ->
    [0] 火山にトークンがないので、何も燃えません。
   *[other] { $spaces }のトークンは、動かさなければ持ち主の手番の終わりに燃えます。
 }
here-gains-told = { $who }：{ $count ->
    [1] { $spaces }
   *[other] { $spaces ->
        [none] この{ $count }マスのどれか
       *[some] { $spaces }のどれか
     }
 }にトークンがあって手番が終われば、{ $points }点増えます。
here-scores-told = { $who }：今ゲームが終われば{ $points }点です。{ $lines ->
    [none] { "" }
   *[other] { $lines }。
 }
