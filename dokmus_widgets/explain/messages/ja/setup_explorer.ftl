setup-explored = ゲームの準備
setup-steps = 準備のステップ
setup-back = 戻る
setup-forward = 進む
space-unlaid = { $space }、まだタイルなし

## What each step does

setup-step-shuffle = { $players ->
    [2] 8枚のタイルを混ぜ、5枚取ります。残りの3枚は箱に戻します。
   *[other] 8枚のタイルを混ぜます。
 }どのタイルをどこに、どの面と向きで置くかはランダムに決めます。
setup-step-tile = タイル{ $tile }を{ $place ->
        [top-left] 左上
        [top] 上の中央
        [top-right] 右上
        [left] 左の中央
        [middle] 中央
        [right] 右の中央
        [bottom-left] 左下
        [bottom] 下の中央
       *[bottom-right] 右下
    }に、{ $turn ->
        [0] 印刷のままの向き
        [1] 時計回りに90°回した向き
        [2] 180°回した向き
       *[3] 反時計回りに90°回した向き
    }で置きます。
setup-step-gap = { $players ->
    [2] 上の行の中央は空けておきます。これが空きです。この6か所がグリッドのすべてです。
   *[other] 中央は空けておきます。これが空きです。
 }ゲーム中、タイルを空きへ移動できます。
setup-step-supply = 全員がトークンを25個ずつ取ります。スタート用に1個、8ラウンドで毎回3個ずつです。
setup-step-talisman = { $who }がタリスマンとガーディアンカードを持ちます。スタートのマスは{ $order }の順に選びます。持ち主の右隣が最初、持ち主が最後です。
setup-step-start = { $who }がスタートのマスを選びます。まだトークンのない角のタイルの外周にある、草原か森林です。丸印を選んでください。
setup-step-start-none = この島には、{ $who }がスタートできるマスが残っていません。
setup-step-ready = 全員がスタートしました。{ $who }がタリスマンを持ち、最初にガーディアンカードを選びます。

## The short names of the steps

setup-name-shuffle = タイル
setup-name-tile = タイル{ $tile }
setup-name-gap = 空き
setup-name-supply = トークン
setup-name-talisman = タリスマン
setup-name-start = { $who }のスタート
setup-name-ready = 準備完了
setup-name-numbered = { $number }. { $name }

## Answers

setup-told-gap = そこは空きです。タイルもマスもありません。
setup-told-tile = タイル{ $tile }、{ $side }面です。A面とB面に遊び方の違いはありません。
setup-told-first = これが最初のステップです。
setup-told-last = これが最後のステップです。ゲームを始められます。
setup-no-step = { $step }というステップはありません。0から{ $last }までの数を指定してください。
setup-starts-gone = 選んだスタートのマスは取り消されました。
setup-told-reading-same = { $reading }。ここでは違いがありません。空きの隣に角のタイルがないからです。
setup-told-reading = { $reading }。違いが出るマス（{ $count }）：{ $spaces }。

## Why not elsewhere

setup-why-not = ほかのマスに置けない理由
setup-bar-not_a_corner = 角のタイルではない
setup-bar-tile_taken = もう選ばれたタイル
setup-bar-not_an_edge = 外周ではない
setup-bar-terrain = 草原でも森林でもない
setup-told-bar-not_a_corner = ここからはスタートできません。全員が角のタイルから始めます。
setup-told-bar-tile_taken = ここからはスタートできません。この角のタイルにはもうトークンがあります。
setup-told-bar-not_an_edge = ここからはスタートできません。角のタイルの外周ではないマスです。
setup-told-bar-terrain = ここからはスタートできません。最初のトークンは草原か森林だけに置きます。
setup-told-bar-hidden = 丸印のないマスからはスタートできません。
setup-no-bar = { $reason }という理由はありません。あるのは{ $known }です。

## What is set up

setup-players-now = 人数
setup-holder = タリスマンを持つ人
setup-island = 別の島
setup-lay = この島を使う
setup-another = ランダムな島
