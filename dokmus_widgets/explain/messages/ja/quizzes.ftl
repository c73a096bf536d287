## Placing

quiz-step = 自分のトークンの隣
    .ask = あなたは{ $who }です。次のトークンはどこに置けますか？
quiz-corner = { $space }は{ $token }のトークンと角で接するだけで、斜めは隣ではありません。
quiz-reach = 置けるマスと捧げ物
    .ask = あなたは{ $who }です。次のトークンはどこに置けて、何個捧げますか？
quiz-afford = 最後の1個
    .ask = あなたは{ $who }で、残り1個です。どこに置けますか？

## Terrain

quiz-forest = 森林の捧げ物
    .ask = あなたは{ $who }です。どの森林に置けて、何個捧げますか？
quiz-water = 湖の向こう
    .ask = あなたは{ $who }です。どの岸のマスに置けて、何個捧げますか？
quiz-temple = 寺院の向こう
    .ask = あなたは{ $who }です。次のトークンはどこに置けますか？
quiz-landing = 置くとどうなるか
    .ask = あなたは{ $who }で、{ $space }にトークンを置きます。どうなりますか？
quiz-landing-nothing = ほかには何も起こらない
quiz-landing-sacrifice = もう1個捧げる
quiz-landing-extra = 追加アクションができる
quiz-landing-burns = トークンは手番の終わりに燃える
quiz-volcano = 火山で燃えるトークン
    .ask = あなたは{ $who }で、手番を終えます。燃えるのはどのトークンですか？
quiz-volcano-burns = { $space }のトークンは燃えます。手番の終わりに火山の上にあるからです。
quiz-volcano-stays = { $space }のトークンは残ります。火山の上にはないからです。
quiz-ruins = 追加アクションで動かせるもの
    .ask = あなたは{ $who }で、{ $space }の遺跡にトークンを置いたところです。追加アクションで動かせるのは、どのトークンですか？

## Guardians

quiz-order = 手番の順
    .ask = カードが決まりました：{ $cards }。{ $place ->
        [1] 1
        [2] 2
        [3] 3
       *[4] 4
     }番目に手番を行うのは誰ですか？
quiz-order-why = 番号の小さいカードからです：{ $cards }。
quiz-card = { $who }{ " " }{ $card }
quiz-slide = タイルの移動
    .ask = あなたは{ $who }で、カード2を持っています。空きへ移動できるのは、どのタイルですか？
quiz-token = トークンの移動
    .ask = あなたは{ $who }で、カード3を持っています。{ $space }のトークンはどこへ動かせますか？
quiz-rotate = タイルの回転
    .ask = あなたは{ $who }です。タイル{ $tile }を{ part-turned }に回すと、{ $from }のトークンはどこへ行きますか？
quiz-rotate-why = タイル{ $tile }が{ part-turned }に回り、トークンは{ $from }から{ $to }へ移ります。

## The game

quiz-start = スタートするマス
    .ask = あなたは{ $who }です。どこからスタートできますか？
quiz-left = 残りのトークン
    .ask = あなたは{ $who }で、残り{ $tokens }個です。できるだけ少ないトークンで{ $space }に置くと、残りは何個ですか？
quiz-first = 最初に選ぶ人
    .ask = { $how ->
        [taken] { $holder }がタリスマンを持っていて、{ $taker }がカード1でそれを取ります。
        [passes] 2人プレイで、{ $holder }がタリスマンを持っています。
       *[kept] { $holder }がタリスマンを持っていて、誰もそれを取りません。
     }次のラウンドで最初にカードを選ぶのは誰ですか？
quiz-first-why = 次のラウンドは{ $who }がタリスマンを持ちます。{ $how ->
    [taken] カード1で取るからです。
    [passes] 2人プレイでは、毎ラウンドの終わりに交代するからです。
   *[kept] カード1が使われなければ、動かないからです。
 }
quiz-island = 島全体で置けるマス

## Scoring

quiz-temples = 寺院の得点
quiz-tiles = タイルの得点
quiz-complete = 寺院をすべて発見したタイル
quiz-line-ask = 今ゲームが終わった場合、{ $who }の「{ $line }」は何点ですか？
quiz-sacrifices = 捧げたトークンの得点
    .ask = 捧げたトークン：{ $counts }。{ $who }はこれで何点ですか？
quiz-count = { $who }{ " " }{ $count }個
quiz-winner = 勝者
    .ask = ゲーム終了時：{ $totals }。勝つのは誰ですか？
quiz-total = { $who }{ " " }{ $points }点（捧げたトークン{ $count }個）
quiz-winner-shared = 勝利を分け合う

## Marks: what can be said of a space

quiz-mark-no = いいえ
quiz-mark-yes = はい
quiz-mark-free = 捧げずに置ける
quiz-mark-paid = 1個捧げる
quiz-mark-open = 未回答

## What an answer is told

quiz-right = 正解です。
quiz-wrong = 残念、違います。
quiz-wrong-some = 残念、{ $asked }か所のうち{ $wrong }か所が違います。
quiz-marked = { $space }：{ $mark }。
quiz-set = あなたの答え：{ $answer }。
quiz-again = 別の局面で、もう一度。
quiz-several = 答えは1つとは限りません。
quiz-over = クイズ終了です。一度で正解したのは{ $asked }問中{ $right }問です。
quiz-over-all = クイズ終了です。すべて一度で正解しました。
quiz-progress = { $asked }問中{ $number }問目

## What cannot be done

quiz-no-space = { $space }は、この問題のマスではありません。
quiz-no-choice = 次のどれかを選んでください：{ $options }。
quiz-no-number = 0から{ $most }までの整数を選んでください。
quiz-no-spaces = 問題のマスを選んでください。
quiz-no-answer = 先に答えを選ぶか入力してください。
quiz-answered = もう答えました。次へ進んでください。
quiz-not-answered = まず答えるか、問題を飛ばしてください。
quiz-is-over = クイズは終わりました。
quiz-nothing = 間違えた問題は、今はありません。
