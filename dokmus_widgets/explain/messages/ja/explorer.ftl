## Families of rules

family-setup = 準備
family-round = ラウンド
family-turn = 手番
family-placing = 配置
family-forest = 森林
family-water = 湖
family-temples = 寺院
family-volcano = 火山
family-ruins = 遺跡
family-guardians = ガーディアン
family-scoring = 得点計算
family-readings = ルールブックの違い

## Finding a rule

find-title = すべてのルール
find-label = ルールについて質問する
find-hint = 湖を渡れますか？
find-examples = よくある質問
find-example-turn = 1手番にトークンを何個置けますか？
find-example-forest = 森林に置くには捧げ物が必要ですか？
find-example-water = 湖を渡れますか？
find-example-temple = 寺院越しに置けますか？
find-example-volcano = 火山のトークンは燃えますか？
find-example-tie = 同点のときは誰の勝ちですか？
find-related = 関連する質問
find-meant = 次のどれかのことですか？
headline-yes = { $ground ->
    [differs] はい。ただし、ルールブックによって違います。
    [ours] はい。ただし、一部はこのアプリの解釈です。
   *[plain] はい。
 }{ $fact }
headline-no = { $ground ->
    [differs] いいえ。ただし、ルールブックによって違います。
    [ours] いいえ。ただし、一部はこのアプリの解釈です。
   *[plain] いいえ。
 }{ $fact }
headline-outside = それについてのルールはありません。
find-nothing = それについてのルールはありません。別の言葉でお試しください。
find-none = 「{ $wish }」に当てはまるルールはありません。別の言葉でお試しください。
# A question was typed in this language, and another is spoken.
find-answer-in = 日本語で答えを見る
find-count = 例{ $cases }件
find-others = ほかの例

## The case

case-of = 例{ $number }/{ $count }
case-own = この局面
case-previous = 前の例
case-next = 次の例
case-tries = 試す
case-heard = 「{ $title }」。{ $ask }
explore-position = マスを選ぶと、そこに置けるかどうかと、その理由がわかります。
explore-hint = または、盤のほかのマスを選んでください。
explore-hint-any = または、盤の好きなマスを選んでください。
case-answer = 答えを見る

## The page of a rule

about-cases = 例
about-ours = このアプリの解釈
about-touches = 関連するルール

## What can be asked

space-asked = { $label }、質問中のマス
ask-choose_start = { $space }からスタート
ask-place = { $space }に置く
ask-place-paid = { $sacrifices ->
        [1] { $space }に置き、1個捧げる
       *[other] { $space }に置き、{ $sacrifices }個捧げる
    }
ask-choose_guardian = カード{ $card }
ask-move_tile = { $tile ->
    [none] 空きを移動
   *[tile] タイル{ $tile }を移動
 }
ask-move_token = { $from }から{ $to }へ移動
ask-rotate_tile = { $tile ->
    [none] 空きを回転
   *[tile] タイル{ $tile }を回転
 }{ $turn ->
    [cw] { " " }↻
   *[ccw] { " " }↺
 }
ask-by-ruins = { $what }（追加アクション）
ask-tools = 盤上で選んで試すこと
ask-others = ほかに試せること
told-asks = { $tool }：盤上で選ぶと試せます。
told-nothing-asked = 先にマスを選んでください。

## The answer

answer-price = 必要なトークン：{ $tokens }個
answer-others-yes = ほかの方法（{ $count }）
answer-others-no = ほかの理由（{ $count }）
answer-try-that = 試す
answer-do = 実行する
answer-do-anyway = それでもやってみる
answer-refuted = できません（{ $what }）。
told-done = { $what }。{ $effects ->
    [none] { "" }
   *[other] { $effects }。
 }
told-no-remedy = ここで試せることはありません。

remedy-paid = 1個捧げればできます。トークンは合わせて2個必要です。
remedy-free = 捧げなければできます。
remedy-by-card = 代わりにガーディアンカードを使えばできます。
remedy-left = { $tokens ->
    [0] 残りのトークンがなければできます。
   *[other] 残りのトークンが{ $tokens }個ならできます。
 }
remedy-put = { $space }に自分のトークンがあればできます。
remedy-take = { $space }が空いていればできます。
remedy-paint = { $space }が草原ならできます。
remedy-card = カード{ $card }ならできます。
remedy-guardian = ガーディアンカードが未使用ならできます。
remedy-waiting = タイル{ $tile }に未使用の追加アクションがあればできます。
remedy-waiting-none = 追加アクションを行うか見送った後ならできます。
remedy-swap = 空きが同じ行か列にあればできます。
remedy-in_turn = 自分の手番ならできます。
remedy-read = 別のルールならできます（{ $reading }）。

## What an action changed

effect-left = 残りのトークン：{ $was } → { $now }
effect-guardian = ガーディアンカードを使用
effect-ruins = タイル{ $tile }で追加アクション1回
effect-sacrificed = { $who }が捧げたトークン：{ $was } → { $now }
effect-talisman = タリスマン：{ $who }
effect-points = { $who }の得点：{ $was } → { $now }
effect-next = 次の手番：{ $who }

## What if

what-if-title = もし…なら？
what-if-hint = 好きなところを変えて、新しい答えを見ましょう。
what-if-brush = 盤上で選んだとき
what-if-asks = 試す
what-if-terrain = 地形を変える
what-if-tokens = トークンを置く
what-if-take = トークンを取り除く
what-if-tiles = タイル
what-if-turn = タイルを回す ↻
what-if-swap = タイルを入れ替える
what-if-left = 残りのトークン
what-if-card = 自分のカード
what-if-players = 人数
what-if-reading = ルール
what-if-changed = 変えたところ
what-if-reset = 例に戻す
what-if-no-brush = マスを選ぶと、また試せます。
what-if-put-hand = マスを選ぶと{ $who }のトークンを置きます。
what-if-turn-hand = タイルを選ぶと回ります。
what-if-swap-second = タイル{ $tile }を選びました。置く場所を選んでください。
what-if-swap-gap = 空きを選びました。そこに移すタイルを選んでください。
what-if-take-back = 元に戻す：{ $what }
what-if-odd = { $name }に{ $wish }は指定できません。例：{ $example }。

change-paint = { $space }：{ $terrain }
change-put = { $space }に{ $who }のトークン
change-take = { $space }はトークンなし
change-turn = タイル{ $tile }を{ $quarters ->
    [1] 回転 ↻
    [2] 180°回転
   *[other] 回転 ↺
 }
change-swap = タイル{ $one }と{ $other }を入れ替え
change-swap-gap = タイル{ $tile }と空きを入れ替え
change-left = 残りのトークン{ $tokens }個
change-card = カード{ $card }
change-guardian-used = ガーディアンカード使用済み
change-guardian-left = ガーディアンカード未使用
change-waiting = タイル{ $tile }に未使用の追加アクション
change-waiting-none = 追加アクションなし
change-last = 直前に置いたのは{ $space }
change-in_turn = { $who }の手番
change-players-many = { $players }人
change-read = { $value }

change-impossible = ありえない局面になります：{ $fault }。
change-no-seat = プレイヤーは{ $players }人だけです。
change-no-room = { $space }（{ $terrain }）にトークンは置けません。先にマスを草原、森林、火山、遺跡のどれかに変えてください。
change-no-supply = このプレイヤーの手元にトークンはありません。先に盤から1個取り除くか、捧げたトークンの数を減らしてください。
change-no-slot = この島のタイルの場所は、{ $slots }か所だけです。
change-left-most = ここで残せるトークンは最大{ $tokens }個です。
change-no-turn = これを変えられるのは、誰かの手番の間だけです。
change-no-tile = この盤にタイル{ $tile }はありません。
change-players-range = ドクムスは2～4人用です。
change-players-now = 人数を変えられるのは、減らした後も残る人の手番の間だけです。
change-players-gap = 2人では上の2行のタイルだけを使いますが、空きは3行目にあります。先に空きを上へ動かしてください。
change-players-tiles = 3人か4人では3行目のタイルが必要ですが、このタイルセットでは足りません。

told-taken-back = 変更を元に戻しました（{ $what }）。
told-as-given = 変更をすべて元に戻しました。
told-no-change = 元に戻せる変更が見つかりません。
told-no-rule = { $wish }というルールはありません。{ $near ->
    [none] 言葉で検索してみてください。
   *[some] 次のどれかかもしれません。
 }
told-no-case = { $wish }という例はありません。{ $near ->
    [none] 言葉で検索してみてください。
   *[some] 次のどれかかもしれません。
 }
told-no-case-yet = { $wish }の例はまだありません。
told-no-place = 移動先のルール、例、局面のどれかを指定してください。
told-no-siblings = この局面にほかの例はありません。ルールを選んで進んでください。
told-left-out = { $space }はこの例に含まれません。描かれているマスを選んでください。
told-link = リンクの一部は使えませんでした。{ $faults }

## Readings side by side

compare-title = ここはルールブックによって違います。
compare-show = 両方を比べる
compare-all = ルールブックを比べる
compare-one = 比較を閉じる
compare-yes = はい：{ $documents }
compare-no = いいえ：{ $documents }
