others-note = 1が最も弱く、8が最も強いです。
others-share = 考え中：{ $share }
others-ahead = ほかの{ $count }ゲームが先です
others-full = コンピューターの順番待ちのゲームが多すぎます。少し後でもう一度お試しください。
others-pause = 一時停止
others-go_on = 続ける
others-skip = 自分の手番まで進む
others-again = もう一度見る
prompt-others = { $who }の手番です。1手ずつ見るか、自分の手番まで進めてください。
told-others-turn = { $who }の手番です。自分の手番までお待ちください。
told-anywhere = { $who }にはふつうに置けるマスがなかったので、空いた草原、森林、遺跡、火山のどこにでも置けました（置いたのは{ $spaces }）。
setup-company = プレイヤー（1～8はコンピューターのレベル）
setup-person = 人間
player-level = コンピューター（レベル{ $level }）
    .short = レベル{ $level }
player-own = コンピューター{ $name ->
    [gentle] {""}
   *[other] ：{ $name }
 }
do-rematch = 再戦
error-opponents = 対戦相手は席（0～{ $last }）ごとに、1～{ $levels }のレベル、プレイヤー名、またはプレイヤーのオブジェクトで指定します。例：opponents={ $example }
