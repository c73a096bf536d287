### 問題集：実際のゲームの手番からの出題。

page-puzzles = 問題
page-about-puzzles = ドクムスの1手番の問題。答えはすべて証明済みです。最多得点、遠い寺院、最良のカードなど。
kept-offer-puzzles = 前回取り組んでいた問題が保存されています。

## What is asked

puzzle-title-points = 最多得点
puzzle-title-reach = 遠い寺院
puzzle-title-sacrifice = 捧げ物ぴったり
puzzle-title-card = 最良のカード
puzzle-points = この手番で得られる最大の得点を取ってください。それが何点かは証明済みです。
    .done = 正解です。ここからこれ以上の点を得る手番はありません。
puzzle-reach = 必要最小限のトークンで大寺院を発見してください。それより少なくては届かないことが証明済みです。
    .done = 正解です。これより少ないトークンでは届きません。
puzzle-sacrifice = 1手番で、燃えるものも含めてちょうど示された数のトークンを捧げ、そのうえで得られるだけの点を取ってください。
    .done = 正解です。この捧げ物でこれ以上の点を得る手番はありません。
puzzle-card = どのガーディアンカードなら、この手番で最も多くの点を得られるでしょうか。プレイはせずに、カードを選んでください。
    .done = 正解です。
puzzle-who = あなたは{ $who }です。
puzzle-several = 正解は1つではありません。どれを答えても正解です。
puzzle-crumb = 問題（{ $grade }）
puzzle-today = 今日の問題
puzzle-grade-easy = やさしい
puzzle-grade-middle = ふつう
puzzle-grade-hard = 難しい
puzzle-cards = あなたの答え
puzzle-by-card = 各カードでの最多得点

## What is answered

puzzle-missed-points = この手番で得たのは{ $made }点です。{ $best }点が可能でした。元に戻して別の方法を試すか、解答例を見てください。
puzzle-missed-sacrifice = この手番では{ $lost }個を捧げて{ $made }点を得ました。ちょうど{ $tokens }個を捧げれば{ $best }点が可能でした。元に戻して別の方法を試すか、解答例を見てください。
puzzle-card-right = 正解です。カード{ $card }なら{ $points }点を得られ、これを超えるカードはありません。
puzzle-card-wrong = 違います。カード{ $card }では最高でも{ $points }点ですが、{ $best }点を得られるカードがあります。別のカードを試すか、解答例を見てください。
puzzle-no-card = ここで選べるカードに{ $wish }はありません。選べるのは{ $cards }です。
puzzle-solution = 解答例を盤上で再現しました：{ $moves }。
puzzle-shown = これは解答例です。1手ずつ元に戻したりやり直したりして、流れを確かめてください。
puzzle-hint = 解答例に含まれるもの：{ $what }。
puzzle-hint-plain = 解答例ではガーディアンカードも遺跡も捧げ物も使いません。
puzzle-hint-guardian = ガーディアンカードのアクション
puzzle-hint-ruins = 遺跡による追加アクション{ $count }回
puzzle-hint-paid = 渡るための捧げ物{ $count }個
puzzle-hint-card = 手元のカード{ $card }なら、最大で{ $points }点です。

## Ways on

puzzle-show = 解答例を見る
puzzle-come-back = 問題に戻る
puzzle-next = 次の問題
puzzle-kinds = 問題の種類
puzzle-grades = 難しさ
puzzle-any = すべて
puzzle-solved = { $count }問中{ $solved }問正解
puzzle-due = 復習：{ $count }問
puzzle-none = その条件の問題はありません。別の種類か難しさを選んでください。
puzzle-none-due = 今のところ、もう一度解く問題はありません。
puzzle-no-file = { $file }の問題を読めません（{ $why }）。
puzzle-not-puzzles = { $wish }は問題ではありません。問題のリストか、ファイルのパスを指定してください。
