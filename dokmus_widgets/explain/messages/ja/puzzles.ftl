### 問題集：実際のゲームの手番からの出題。

page-puzzles = 問題集
page-about-puzzles = ドクムスの1手番で解く問題集。最高得点を取る、遠い寺院に届く、最良のカードを選ぶなど、どの問題も答えは証明済みです。
kept-offer-puzzles = 前回取り組んでいた問題が保存されています。

## What is asked

puzzle-title-points = 最高得点
puzzle-title-reach = 遠い寺院
puzzle-title-sacrifice = 捧げ物ぴったり
puzzle-title-card = 最良のカード
puzzle-points = この手番で取れる最高の得点を取ってください。それが何点かは証明済みです。
    .done = 正解です。この局面から、これより多くの点を取れる手番はありません。
puzzle-reach = 必要最小限のトークンで大寺院を発見してください。それより少ないと届かないことは証明済みです。
    .done = 正解です。これより少ないトークンでは届きません。
puzzle-sacrifice = この手番で、指定された個数ちょうどのトークンを捧げ（火山で燃えるものも数えます）、そのうえで取れる最高の得点を取ってください。
    .done = 正解です。捧げる数がこれと同じなら、これより多くの点を取れる手番はありません。
puzzle-card = どのガーディアンカードなら、この手番で最も多くの点を取れるでしょうか。手番は行わず、カードだけを選んでください。
    .done = 正解です。
puzzle-who = あなたは{ $who }です。
puzzle-several = 正解は複数あり、そのうちどれか1つを答えれば正解です。
puzzle-crumb = { $daily ->
    [yes] 今日の問題
   *[no] 問題
 }【難易度：{ $grade }】
puzzle-today = 今日の問題
puzzle-grade-easy = やさしい
puzzle-grade-middle = ふつう
puzzle-grade-hard = むずかしい
puzzle-cards = あなたの答え
puzzle-by-card = 各カードでの最高得点

## What is answered

puzzle-missed-points = あなたの手番の得点は{ $made }点でした（最高{ $best }点）。元に戻して別の方法を試すか、解答例を見てください。
puzzle-missed-sacrifice = あなたの手番で捧げたトークンは{ $lost }個、得点は{ $made }点でした。ちょうど{ $tokens }個捧げると、最高で{ $best }点を取れました。元に戻して別の方法を試すか、解答例を見てください。
puzzle-card-right = 正解です。カード{ $card }なら{ $points }点を取れます。これより多く取れるカードはありません。
puzzle-card-wrong = 不正解です。カード{ $card }では最高でも{ $points }点ですが、{ $best }点を取れるカードがあります。別のカードを試すか、解答例を見てください。
puzzle-no-card = ここで選べるカードに{ $wish }はありません。選べるのは{ $cards }です。
puzzle-no-cards = この問題ではカードを選びません。
puzzle-solution = 解答例を盤上で再現しました：{ $moves }。
puzzle-shown = これは解答例です。1手ずつ元に戻したりやり直したりして、流れを確かめてください。
puzzle-hint = 解答例に含まれるもの：{ $what }。
puzzle-hint-plain = 解答例ではガーディアンカードも遺跡も捧げ物も使いません。
puzzle-hint-guardian = ガーディアンカードのアクション
puzzle-hint-ruins = 遺跡による追加アクション{ $count }回
puzzle-hint-paid = トークンを捧げる配置{ $count }回
puzzle-hint-card = 今持っているカード{ $card }なら、この手番は最高で{ $points }点です。

## Ways on

puzzle-show = 解答例を見る
puzzle-come-back = 問題に戻る
puzzle-next = 次の問題
puzzle-kinds = 問題の種類
puzzle-grades = 難易度
puzzle-any = すべて
puzzle-solved = { $count }問中{ $solved }問正解
puzzle-due = 復習：{ $count }問
puzzle-none = その条件の問題はありません。別の種類か難易度を選んでください。
puzzle-none-due = 間違えた問題のうち、もう一度解く時期になったものはまだありません。
puzzle-no-file = { $file }の問題を読み込めません（{ $why }）。
puzzle-not-puzzles = { $wish }は問題として使えません。問題のリストか、ファイルのパスを指定してください。
