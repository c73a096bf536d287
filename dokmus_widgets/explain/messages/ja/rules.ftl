### The rules by family, in a few words each: what a chip under an answer says.
###
### Words used in Japanese, the same everywhere (です・ます; labels end in nouns; full-width 。、:()!?「」):
###   tile = タイル; corner tile = 角のタイル; space = マス; next to = 隣、隣の
###   token = トークン; supply = 残りトークン; to place = 置く(配置); to move = 動かす(移動)
###   meadow = 草原; forest = 森林; mountain = 山; volcano = 火山; ruins = 遺跡
###   water, waterway, river = 湖 (never 川); shore = 岸; crossing = 湖を渡ること; to cross = 渡る
###   temple = 寺院、小寺院、大寺院; to discover = 発見する; past a temple = 寺院越しに
###   tile reached = 寺院を発見したタイル; complete tile = 全寺院を発見したタイル
###   to burn = 焼ける; to win = 勝つ、勝者; to take back = 元に戻す
###   gap = 空き; outer edge = 外周; to slide = 空きへ移動; to rotate = 回転
###   clockwise, counter-clockwise = 時計回り、反時計回り
###   guardian = ガーディアン; guardian card = ガーディアンカード; action names as on the cards, in 「」
###   talisman = タリスマン; first player = スタートプレイヤー
###   round = ラウンド; turn = 手番; draft = カードの選択; extra action = 追加アクション
###   sacrifice = 捧げ物、トークンを捧げる; without one = 捧げずに
###   set-up = ゲームの準備; start = スタート、スタートのマス
###   rulebook = ルール、ルールブック; reading = 解釈; own mix = 自由な組み合わせ
###   score sheet = 得点表; points = 点; move, ply = 手
###   position = 局面; code = コード; link = リンク; record of a game = 棋譜; board = 盤
### What was done is told without a tense (「…に配置」), so that it fits a list, a heading and a sentence.

rule-setup-tiles = 島の並べ方
rule-setup-tiles-two = 2人プレイの島
rule-setup-supply = 1人25個のトークン
rule-setup-talisman = タリスマン
rule-setup-start_order = スタートを選ぶ順番
rule-setup-start_tile = 1人1枚の角のタイル
rule-setup-start_space = 外周の草原か森林
rule-setup-start_forest = 森林スタートは無料
rule-round-eight = 全8ラウンド
rule-round-draft = カードはこっそり取る
rule-round-cards = 使うカード
rule-round-order = 小さい番号から
rule-round-end = ラウンドの終了
rule-round-talisman-two = タリスマンは交互に
rule-turn-three = 手番ごとにトークン3個
rule-turn-guardian = ガーディアンは手番に1回
rule-turn-sacrifice = 捧げるのは必要なときだけ
rule-turn-afford = 捧げるには2個目が必要
rule-place-adjacent = 自分のトークンの隣
rule-place-terrain = トークンを置ける地形
rule-place-empty = 1マスに1個
rule-place-anywhere = 置けなければどこでも
rule-meadow-plain = 草原は効果なし
rule-mountain-closed = 山には置けない
rule-volcano-burn = 火山のトークンは焼ける
rule-temple-closed = 寺院には置けない
rule-temple-link = 寺院は周りのマスをつなぐ
rule-temple-pair = 隣り合う寺院は1つ扱い
rule-forest-cost = 森林は1個捧げる
rule-forest-beside = 自分の森林の隣は無料
rule-forest-temple = 寺院越しの森林は無料
rule-forest-crossing = 渡れば森林の分は不要
rule-forest-moved = 森林への移動は無料
rule-water-closed = 湖には置けない
rule-water-waterway = つながった湖は1つ
rule-water-cross = 湖を渡るには1個捧げる
rule-water-from_temple = 寺院から渡る
rule-water-to_temple = 寺院へ渡る
rule-water-once = 渡るたびに捧げる
rule-ruins-fixed = 遺跡のトークンは動かない
rule-ruins-action = 遺跡で追加アクション
rule-ruins-now = すぐ行うか、しないか
rule-ruins-chain = 移動で入った遺跡
rule-guardian-1 = ガーディアン1：タリスマン
rule-guardian-2 = ガーディアン2：タイルの移動
rule-guardian-3 = ガーディアン3：トークンの移動
rule-guardian-4 = ガーディアン4：タイルの回転
rule-guardian-5 = ガーディアン5：2、3、4のどれか
rule-score-end = ゲーム終了時の得点計算
rule-score-ruins = 遺跡の得点
rule-score-discover = 寺院の発見
rule-score-small = 小寺院
rule-score-large = 大寺院
rule-score-complete = 全寺院を発見したタイル
rule-score-tiles = 寺院を発見したタイル
rule-score-sacrifice = 捧げ物の得点
rule-score-tie = 同点のとき
