page-review = 振り返り
page-about-review = ドクムスのゲームを手番ごとに振り返り、実際の得点と、取れたはずの最高点を比べます。

## たどる

review-slider = 手数
review-at = { $most }手中{ $place }手目
review-step-first = { $by ->
    [step] 最初
   *[other] 手番の始め
 }
review-step-previous = { $by ->
    [step] 前の手番（Shiftで前の手）
   *[other] 前のアクション
 }
review-step-next = { $by ->
    [step] 次の手番（Shiftで次の手）
   *[other] 次のアクション
 }
review-step-last = { $by ->
    [step] 最後
   *[other] 手番の終わり
 }
review-keys = 左右の矢印キーで手番ごとに、Shiftを押しながらなら1手ごとに、HomeとEndなら最初と最後に移ります。Enterを押すと矢印キーでマスからマスへ移動でき、Escで終わります。
review-note = コメント：{ $note }
review-told-begin = ここからゲームが始まります。
review-told-sample = これは見本のゲームです。自分のゲームは「保存と読み込み」から開くか、終了時に振り返れます。
review-trying = 別の手を試しています。ゲームは変わりません。

## 手番

review-turn = ラウンド{ $round }、カード{ $card }
review-made = 実際
review-possible = 最高
review-no-turn = 先にプレイヤーの手番へ移動してください。
review-told-compared = { $own ->
    [yes] あなたの手番
   *[no] 全手番
 }の合計は{ $made }点、各手番の最高点の合計は{ $best }点です。
review-told-total = 終了時の得点：{ $total }点（最初の手番の前の{ $start }点と、ほかの人の手番での{ $others }点を含む）。
review-told-open = 棒を選ぶと、その手番を見られます。多くの点を逃した手番を見直すこともできます。
review-scored = { $own ->
    [yes] あなたは{ $best }点中{ $made }点でした。
   *[no] { $who }は{ $best }点中{ $made }点でした。
 }
review-scored-so-far = { $own ->
    [yes] あなたは{ $made }点でした。最高点を計算中です。
   *[no] { $who }は{ $made }点でした。最高点を計算中です。
 }
review-chart-turns = 実際の得点と最高点
review-bar = ラウンド{ $round }、{ $who }：{ $best }点中{ $made }点
review-bar-so-far = ラウンド{ $round }、{ $who }：{ $made }点
review-others = コンピューター
review-others-told = { $shown ->
    [yes] グラフにコンピューターの手番も表示します。
   *[no] グラフに自分の手番だけを表示します。
 }

## 手番から学ぶ

learn-title = { $count ->
    [0] 手番から学ぶ
   *[other] 手番から学ぶ（{ $count }）
 }
learn-none = 見直す手番はありません。どの手番も、逃した得点は3点未満か、最高点の4分の1未満です。
learn-counting = 計算中：全{ $turns }手番のうち{ $searched }手番
learn-chip = ラウンド{ $round }（{ $missed }点）
learn-chip-who = ラウンド{ $round }、{ $who }（{ $missed }点）
learn-ways = この手番
learn-try = もう一度プレイ
learn-again = もう一度
learn-next = 次の手番
learn-best = 最善を見る
learn-asked = ラウンド{ $round }：{ $points }点を逃しました。この手番をもう一度プレイしてください。ゲームでは{ $made }点でした。
learn-rule = この手番の得点だけで判定します。後の手番への影響は考えません。
learn-counts = 今回は{ $points }点でした。ゲームでは{ $made }点、最高は{ $best }点です。
learn-missed = 今回は{ $points }点でした。ゲームでは{ $made }点、最高は{ $best }点です。{ $least }点以上でクリアです。
learn-closed = ここでは盤を操作できません。手番をもう一度試すか、振り返りに戻ってください。
learn-instead = { $made }点が{ $best }点になります。
learn-done = { $what }。{ $sum }
learn-step = ステップ{ $step }/{ $most }
learn-no-step = そのステップはありません。もっと良い手順のステップは0から{ $most }までです。
learn-no-hint = ヒントは、もう一度プレイする手番で使えます。

## ゲーム全体

review-begin = 開始時
review-points = 各ラウンド終了時の得点
review-race = 各ラウンド終了時の、捧げたトークンの数
review-tiles = 各ラウンド終了時の、寺院を1つ以上発見したタイルの数

## 持ち出しと読み込み

review-go = このゲームを振り返る
learn-count = 見直したい手番：{ $count }
review-link-hint = ゲーム全体を再生します。
review-up-to = その時点までのゲームを表示しています。できる手は盤上の丸印で示しています。
review-notebook = ノートブックにする
review-notebook-file = ノートブックをダウンロード
review-notebook-hint = dokmus-widgetsのあるJupyterLabで開けます
review-code-fault = このリンクからはゲームを読み取れません。もう一度、最後までコピーしてください。
review-code-long = このゲームは長すぎて、リンクにできません。代わりに棋譜をコピーしてください。
kept-offer-review = 前回の振り返りを再開しますか？
review-cards = 各手番の、カードごとの最高点
review-no-bokeh = グラフにはBokehが必要です：pip install bokeh

## グラフ

review-charts = グラフ
review-chart = { $kind ->
    [points] 得点
    [race] 捧げ物
    [tiles] タイル
   *[cards] カード
 }
review-chart-none = グラフなし
review-chart-card = カード
review-chart-points = 得点
review-chart-row = { $who }：{ $what }
review-chart-told = { $title }。最終：{ $rows }。
review-chart-cards = { $title }（カードの番号と得点）。全{ $turns }手番のうち{ $known }手番を調べました。{ $rows }。
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
review-marking-on = マスを選ぶと枠、もう一度でバツ、さらにもう一度で印が消えます。
review-marking-off = 盤上で選ぶと、また手を試せます。
review-marked = { $space }：{ $kind ->
    [ring] 枠をつけました。
    [cross] バツをつけました。
   *[none] 印を消しました。
 }
