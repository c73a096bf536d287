scores-heading = 得点計算
explored-open = 局面を開く
explored-open-hint = 今の局面と置き換わります。
explored-link-hint = 今表示しているものがそのまま開きます。
explored-code-hint = この局面のコードです。局面を開けるところなら、どこでも開けます。
scores-prompt = 数字を選ぶと内訳が、マスを選ぶとそのマスの得点がわかります。
scores-title = 今終わった場合の得点表
scores-title-end = ゲーム終了時の得点表
scores-wins = { $who }の勝ち
scores-cell = { $who }、{ $line }：{ $points }
scores-another = 別のゲーム
scores-worth = もう1個で増える得点を表示

## Answers

scores-told-line = { $who }、{ $line }：{ $points }点{ $spaces ->
    [none] 。
   *[other] （{ $spaces }）。
 }
scores-told-tiles = { $who }、{ $line }：{ $points }点、{ $count ->
    [0] タイルはありません。
   *[other] タイル{ $count }枚（{ $tiles }）。
 }
scores-told-sacrifices = { $who }：{ $tokens ->
    [0] 捧げていないので0点です。
   *[other] { $tokens }個捧げて{ $place }位、{ $points }点です。{ $tied ->
        [none] { "" }
       *[other] { $tied }と同数なので、全員がその順位の得点を取り、その分、下の順位は飛ばします。
     }
 }
scores-told-total = { $who }：合計{ $points }点。
scores-told-space = { $label }。得点：{ $lines }。
scores-told-space-plain = { $label }。誰の得点にもなりません。
scores-space-line = { $who }（{ $line }）
scores-told-more = ここにもう1個置くと増える得点：{ $gains }。
scores-told-more-none = ここにもう1個置いても、誰の得点も増えません。
scores-told-more-seat = { $who } { $points }
scores-told-worth = 数字は、{ $who }のトークンがもう1個そこにあれば増える得点です。
scores-told-worth-none = { $who }の得点が増えるマスはありません。

## One more token, line by line

scores-more-title = { $space }にもう1個置くと増える得点

## Tile track, sacrifices, ties

scores-track = タイルの得点：0～{ $tiles }枚
scores-track-seat = { $who }：{ $tiles }枚{ $gain ->
    [none] 、これ以上は増えません
   *[other] 、次の1枚で{ $gain }点
 }
scores-sacrifices = 捧げ物の順位別の得点：{ $points }
scores-sacrifice-place = { $place }位
scores-sacrifice-seat = { $who }：{ $tokens }個、{ $points }点{ $tied ->
    [none] { "" }
   *[other] 、{ $tied }と同数
 }
scores-sacrifice-none = { $who }：捧げたトークンなし、0点
scores-standing = 結果
scores-standing-one = { $who }が{ $points }点で勝ちです。
scores-standing-tie = { $leaders }が{ $points }点で並びます。捧げたトークンの多い{ $who }の勝ちです。
scores-standing-shared = { $leaders }が{ $points }点で並びます。捧げたトークンの数も同じで、{ $who }が勝利を分け合います。
