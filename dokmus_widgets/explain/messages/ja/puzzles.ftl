page-puzzles = 問題集
page-about-puzzles = 1手番で解く、ドクムスの問題集。最高得点を取る、遠い寺院を発見する、最善のカードを選ぶなど、どの問題も答えは検証済みです。
kept-offer-puzzles = 前回の問題の続きを解きますか？

## What is asked

puzzle-title-points = 最高得点
    .done = 正解です。この局面から、これより多くの点を取れる手順はありません。
puzzle-title-reach = 遠い寺院
    .done = 正解です。これより少ないトークンでは発見できません。
puzzle-title-sacrifice = 捧げ物ぴったり
    .done = 正解です。捧げたトークンの数がこれと同じなら、これより多くの点を取れる手順はありません。
puzzle-title-card = 最善のカード
    .done = 正解です。
puzzle-points = この手番で{ $points }点を取ってください（検証済みの最高点）。
puzzle-reach = { $space }の寺院を、トークン{ $tokens }個以内で発見してください。
puzzle-sacrifice = トークンをちょうど{ $tokens }個捧げて、{ $points }点を取ってください。
puzzle-card = この手番で{ $points }点を取れるのは、どのカードですか？
puzzle-who = { $card ->
    [none] あなたは{ $who }です。カードを選ぶだけで、手番は行いません。
   *[other] あなたは{ $who }で、カード{ $card }を持っています。
 }
puzzle-burnt = 燃えたトークンも、捧げたトークンに数えます。
puzzle-several = 正解は複数あり、どれでもかまいません。
puzzle-crumb = { $daily ->
    [yes] 今日の問題（日本時間9時まで）
   *[no] 問題
 }
puzzle-today = 今日の問題
puzzle-today-hint = 毎日9時（日本時間）に更新
puzzle-grade-easy = やさしい
puzzle-grade-middle = ふつう
puzzle-grade-hard = むずかしい
puzzle-most = 最高{ $points }点
puzzle-gauge-points = { $most }点中{ $value }点
puzzle-gauge-used = 使ったトークン：{ $value }個（{ $most }個以内）
puzzle-gauge-sacrificed = 捧げたトークン：{ $value }個（ちょうど{ $most }個）

## What is answered

puzzle-missed-points = { $best }点中{ $points }点でした。もう一度解くか、解答例を見てください。
puzzle-missed-sacrifice = 捧げたトークンは{ $sacrificed }個、得点は{ $points }点でした。ちょうど{ $tokens }個捧げて{ $best }点を取ってください。
puzzle-missed-reach = トークン{ $tokens }個以内では、もうその寺院を発見できません。もう一度解くか、解答例を見てください。
puzzle-card-right = 正解です。カード{ $card }なら{ $points }点を取れます。これより多く取れるカードはありません。
puzzle-card-wrong = いいえ、カード{ $card }では最高でも{ $points }点で、{ $best }点になりません。別のカードを試すか、解答例を見てください。
puzzle-no-card = ここにカード{ $wish }はありません。{ $cards }から選んでください。
puzzle-no-cards = この問題ではカードを選びません。
puzzle-solution = { $several ->
    [yes] 解答例
   *[no] 解答
 }は{ $count }手です。1手ずつ見ていきましょう。
puzzle-step = { $count }手中{ $number }手目。{ $what }{ $points ->
    [none] {""}
   *[other] （{ $points }）
 }。
puzzle-shown = これは解答例です。自分で解くには「もう一度解く」を選んでください。
puzzle-uncounted = 今回は正解数に入りません。
puzzle-hint-reach = タイル{ $tile }を見てください。カードを{ $card ->
    [yes] 使って
   *[no] 使わずに
 }、{ $count }手で発見できます。
puzzle-free-hint = 最初のヒントは自由に見られます。それ以上のヒントや解答例を見るか、一度間違えると、正解数に入りません。
puzzle-more-help = これ以上のヒントを見ると、正解数に入りません。
puzzle-row = { $solved ->
    [yes] { $row }問連続正解です。
   *[no] 連続正解は{ $row }問で終わりました。
 }

## Ways on

puzzle-show = 解答例を見る
puzzle-again = もう一度解く
puzzle-next = 次の問題
puzzle-at = { $most }手中{ $at }手目
puzzle-step-first = 手番の始め
puzzle-step-previous = 前のアクション
puzzle-step-next = 次のアクション
puzzle-step-last = 解答例の終わり
puzzle-others = ほかの問題
puzzle-kinds = 問題の種類
puzzle-grades = 難易度
puzzle-any = すべて
puzzle-list = 問題一覧
puzzle-solved = { $count }問中{ $solved }問正解{ $row ->
    [0] {""}
    [1] {""}
   *[other] （{ $row }問連続）
 }
puzzle-due = 間違えた{ $count }問をもう一度解く
puzzle-none = その条件の問題はありません。別の種類か難易度を選んでください。
puzzle-none-due = 今、復習する問題はありません。
puzzle-no-file = { $file }の問題を読み込めません（{ $why }）。
puzzle-not-puzzles = { $wish }は問題として使えません。問題のリストか、ファイルのパスを指定してください。
