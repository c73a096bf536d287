study-title = 対戦からわかること
study-done = { $of }ゲーム中{ $games }ゲームが終了。乱数シードは{ $seed }。
study-only = { $seats }人プレイのゲームだけを示します。
study-note = 角かっこの中は95%信頼区間です。同じ島でのゲームは、まとめて1つの観測と数えます。
study-faults = 正しく動かなかったプレイヤーの代わりに、ランダムに選ばれた手：{ $count }手。
study-limits = 「使われない面」とは、寺院を1つ以上発見したプレイヤーが{ $reached }未満の面か、誰かが寺院をすべて発見したゲームが{ $completed }未満の面です。「強すぎる面」とは、勝者がそこで得た得点が、全タイルで均等に得た場合の{ $points }倍を超える面か、寺院をすべて発見したプレイヤーの勝率が、面を問わない場合の{ $wins }倍を超える面です。
study-dead = 使われない面：{ $sides }。
study-dominant = 強すぎる面：{ $sides }。
study-no-side = なし
study-count = 件数
study-number = { $whole }.{ $part }
study-share = { $number }%
study-interval = { $value } [{ $low }, { $high }]

## 表の見出し

study-arms = ゲームの長さ、得点、スタートプレイヤー
study-paired = 上の表の1行目との差（同じ島での比較）
study-players = プレイヤー
study-seats = スタートプレイヤーから数えた順番
study-cards = ガーディアンカード
study-rounds = ラウンドごとのガーディアンカード
study-lines = 得点の内訳
study-sacrificed = 捧げたトークンの数ごとの結果
study-reached = 寺院を1つ以上発見したタイルの数ごとの結果
study-completed = 寺院をすべて発見したタイルの数ごとの結果
study-sides = タイルの面

## 測った値

study-by-moves = 1ゲームの手数
study-by-points = 得点
study-by-first = スタートプレイヤーの勝率
study-by-wins = 勝率
study-by-fair = 互角の場合の勝率
study-by-taken = 選ばれた割合
study-by-gained = そのラウンドで増えた得点
study-by-winners = 勝者の得点
study-by-others = ほかの人の得点
study-by-leader = 単独で最も多いプレイヤーの勝率
study-by-reaches = 寺院を1つ以上発見したプレイヤーの割合
study-by-completes = 寺院をすべて発見したプレイヤーの割合
study-by-somebody = 誰かが寺院をすべて発見したゲームの割合
study-by-odds = 勝率（1：互角の場合）
study-by-even = 勝者がそこで得た得点（1：全タイルで均等に得た場合）
study-by-lift = 寺院をすべて発見したプレイヤーの勝率（1：面を問わない場合）

## 行

study-seat = { $seats }人中{ $seat }番目
study-card = カード{ $card }
study-card-round = カード{ $card }、ラウンド{ $round }
study-many = { $count }以上
study-side = タイル{ $tile }、{ $side }面
