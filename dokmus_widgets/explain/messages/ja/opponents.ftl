### 人ではないプレイヤーとの対戦。

others-title = コンピューターと対戦
others-note = レベルを選ぶとゲームが始まります。1がやさしく、8が最強です。
others-many = 対戦相手の人数
others-label = コンピューターの手番
others-share = 考え中：{ $share }
others-pause = 一時停止
others-go_on = 続ける
others-skip = 自分の手番まで進む
others-again = もう一度見る
others-slower = 遅く
others-faster = 速く
prompt-others = { $who }の手番です。1手ずつ見るか、自分の手番まで進めてください。
told-others-turn = まだです。{ $who }の手番が終わるまでお待ちください。
setup-company = プレイヤー（1～8はコンピューター）
setup-person = 人間
player-level = コンピューター（レベル{ $level }）
player-own = コンピューター：{ $name }
do-rematch = 再戦
error-opponents = 対戦相手は席（0～{ $last }）ごとに、1～{ $levels }のレベル、プレイヤー名、またはプレイヤーのオブジェクトで指定します。例：opponents={ $example }
