### 終わったゲームの振り返り。

page-review = 振り返り
page-about-review = ドクムスのゲームを1手ずつ振り返り、各手番で得たものと、できたはずのことを確かめます。

## たどる

review-slider = 手数
review-at = { $most }手中{ $place }手目
review-steps = ゲームをたどる
review-step-first = 最初
review-step-round_back = 前のラウンド
review-step-turn_back = 前の手番
review-step-back = 前の手
review-step-on = 次の手
review-step-turn_on = 次の手番
review-step-round_on = 次のラウンド
review-step-last = 最後
review-note = コメント：{ $note }
review-told-begin = ここからゲームが始まります。
review-told-sample = これは例のゲームで、最初から見ていきます。自分のゲームは、終わるとここへ進めるほか、「保存と読み込み」から開けます。
review-trying = 別の手を試しています。実際のゲームはそのまま残っています。
review-come-back = 実際のゲームに戻る

## 手番

review-turn = { $who }、ラウンド{ $round }、ガーディアンカード{ $card }
review-made = この手番の得点
review-possible = 可能だった最高得点
review-with-card = カード{ $card }「{ $name }」の場合
review-count = { $count }点
review-see-best = この手番で何ができたか調べる
review-play-best = 最善の手番を試す
review-no-turn = プレイヤーの手番が表示されていません。先にどれかの手番へ移動してください。
review-told-best = { $who }：この手番は{ $made }点、最高は{ $best }点でした。あり得る結果をすべて調べました。
review-compare = 全手番を最善と比較（{ $turns }手番中{ $compared }手番済み）
review-told-compared = 全手番の合計は{ $made }点でした。手番ごとに最善なら、合計{ $best }点でした。

## ゲーム全体

review-begin = 開始時
review-points = 各ラウンド終了時の得点
review-race = 各ラウンド終了時の捧げ物の数
review-tiles = 各ラウンド終了時の、寺院を1つ以上発見したタイル
review-best = 各手番の得点：実際／最高

## 持ち出しと読み込み

review-of = このゲーム：
review-go = 振り返る
review-link-hint = ゲーム全体を再生します。
review-up-to = そこまでのゲームを表示しています。できたことは盤上の点で示しています。
review-notebook = ノートブックにする
review-notebook-file = ノートブックをダウンロード
review-notebook-hint = dokmus-widgetsのあるJupyterLabで開けます
review-code-fault = このリンクからはゲームを読み取れません。最後までコピーしましたか？
review-code-long = このゲームは長すぎて、リンクにできません。代わりに棋譜をコピーしてください。
kept-offer-review = 前回振り返っていたゲームが保存されています。
review-cell = { $who }、{ $round }：{ $count }
review-looking = この手番の最善を調べています。
review-comparing = 手番を比較しています。表は順に埋まっていきます。
review-cards = 各手番でカードごとに可能だった得点
review-no-bokeh = グラフにはBokehが必要です：pip install bokeh

## グラフ

review-charts = グラフ
review-chart = { $kind ->
    [points] 得点
    [race] 捧げ物
    [tiles] タイル
    [best] 実際と最高
   *[cards] カード
 }
review-chart-none = グラフなし
review-chart-card = カード
review-chart-points = 得点
review-chart-row = { $who }：{ $what }
review-chart-told = { $title }。最終：{ $rows }。
review-chart-cards = { $title }（カードの番号と得点）。全{ $turns }手番のうち{ $known }手番を調べました。{ $rows }。
review-chart-turns = { $title }。全{ $turns }手番のうち{ $known }手番を調べました。{ $rows }。
review-chart-begun = { $title }。全{ $turns }手番のうち{ $known }手番を調べました。
review-chart-failed = グラフを描けませんでした。数値は下にあります。
review-chart-turn = ラウンド{ $round }、{ $who }

## コメント

review-comment = この局面へのコメント
review-comment-keep = コメントを残す
review-sign-good = 好手
review-sign-question = 疑問手
review-comment-kept = コメントを残しました。棋譜にも入ります。
review-comment-long = コメントが長すぎます（{ $count }文字、最大{ $most }文字）。
review-comment-full = このコメントを加えると、棋譜が長くなりすぎます。
review-marking = マスに印をつける
review-marking-on = 盤をクリックすると、そのマスに印をつけます（枠、バツ、なしの順）。
review-marking-off = 盤をクリックすると、また手を試せます。
review-marked = { $space }：{ $kind ->
    [ring] 枠をつけました。
    [cross] バツをつけました。
   *[none] 印を消しました。
 }
