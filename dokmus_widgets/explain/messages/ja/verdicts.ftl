### Verdicts: the answer, then the fact that decides it.

## Placing: why it can be done

yes-place-free = 捧げ物は不要でした。{ $why }
yes-place-paid = 捧げ物が必要でした。{ $why }
yes-place-either = 捧げ物が必要なのは、湖を渡るときだけです。{ $why }
why-step = { $from }にある自分のトークンの隣です。
why-temple = { $from }にある自分のトークンから、寺院越しに届きます。
why-temple-row = { $from }にある自分のトークンから、並んだ寺院越しに届きます。
why-crossing = { $from }から湖を渡った先です。
why-anywhere = ふつうに置けるマスが1つもないので、空いた草原、森林、遺跡、火山のどこにでも置けます。
why-forest-cost = ここは森林で、隣の森林にも寺院越しの森林にも自分のトークンがないからです。
why-forest-beside = 隣の森林{ $from }に自分のトークンがあります。
why-forest-temple = 同じ寺院の隣の森林{ $from }に自分のトークンがあります。
why-forest-temple-row = 同じ並びの寺院の隣の森林{ $from }に自分のトークンがあります。
then-ruins = その遺跡のタイルで追加アクションができます。
then-volcano = このトークンは手番の終わりに燃えます。

## Other actions: why they can be done

yes-choose_start = { $space }は、まだトークンのなかった角のタイルの外周にあります。
yes-choose_guardian = このカードは、まだ誰も選んでいませんでした。
yes-sacrifice = このルールでは、トークンを置かずに捧げられます。
yes-take_talisman = 次のラウンドから、カードを最初に選びます。
yes-move_tile = 空きと同じ行か列にありました。
yes-move_token-step = 2つのマスは隣どうしです。
yes-move_token-temple = 寺院越しの移動です。
yes-rotate_tile = { $tokens ->
    [0] 上にトークンはありませんでした。
   *[other] 上のトークンも一緒に回りました。
 }
yes-decline_ruins = 追加アクションは失われます。
yes-end_turn = { $tokens ->
    [0] 3個のトークンを使い終えました。
   *[other] 残りのトークンを置けるマスがありません。
 }

## Asked before it is done: the verdict first

may-yes = はい。{ $fact }
may-place-free = 捧げずに{ $space }に置けます。{ $why }
may-place-paid = 1個捧げれば{ $space }に置けます。{ $why }
may-place-either = 1個捧げるのは、湖を渡って{ $space }に置くときだけです。{ $why }
may-choose_start = まだトークンのない角のタイルの外周にあるので、{ $space }からスタートできます。
may-choose_guardian = カード{ $card }を選べます。
may-sacrifice = このルールではトークンを置かずに捧げられます。
may-take_talisman = タリスマンを取れます。次のラウンドからカードを最初に選べます。
may-move_tile = タイル{ $tile }を空きへ移動できます。空きと同じ行か列にあります。
may-move_token-step = トークンを{ $from }から隣の{ $to }へ動かせます。
may-move_token-temple = トークンを{ $from }から寺院越しに{ $to }へ動かせます。
may-rotate_tile = { $tokens ->
    [0] タイル{ $tile }を回せます。
   *[other] タイル{ $tile }を回せます。上のトークンも一緒に回ります。
 }
may-decline_ruins = 追加アクションを見送れます。
may-end_turn = { $tokens ->
    [0] トークンをすべて使ったので、手番を終えられます。
   *[other] 手番を終えられます。残りのトークンを置けるマスがありません。
 }
may-end_turn-burnt = { $words }火山のトークンは燃えます（{ $spaces }）。

## What stands in the way

no-game_over = できません。ゲームは終わっています。
no-wrong_phase = できません。{ $phase ->
    [start] 先に全員がスタートのマスを選びます。
    [guardians] 先に全員がガーディアンカードを選びます。
   *[turns] その段階はもう終わりました。
 }
no-not_your_turn = できません。今は{ $who }の番です。
no-off_board = できません。そこは空きで、マスがありません。
no-terrain = できません。{ $space }は{ $terrain ->
    [mountain] 山です。山には何も置けません。
    [water] 湖です。湖は渡るもので、上には置けません。
    [small_temple] 寺院です。トークンは寺院の隣に置き、上には置けません。
    [large_temple] 寺院です。トークンは寺院の隣に置き、上には置けません。
    [ruins] 遺跡です。最初のトークンは草原か森林に置きます。
    [volcano] 火山です。最初のトークンは草原か森林に置きます。
   *[other] 使えないマスです。
 }
no-occupied = できません。{ $space }には{ $who }のトークンがあります。1マスに置けるのは1個です。
no-out_of_reach = できません。{ $space }は、自分のトークンの隣でも、隣の寺院越しに置けるマスでも、湖を渡って着けるマスでもありません。
no-out_of_reach-temple = できません。{ part-last-token }
no-out_of_reach-token = できません。トークンを動かせるのは、隣か寺院越しのマスだけです。湖は渡れません。
no-no_tokens_left = できません。トークンは3個とも使いました。
no-cannot_pay-forest = 最後の1個では置けません。{ $space }の森林に置くには1個捧げます。
no-cannot_pay-water = 最後の1個では置けません。{ $from }から湖を渡って{ $space }に置くには1個捧げます。
if-two-tokens = トークンが2個残っていれば置けます。
no-price_too_low = できません。{ $space }に置くには、1個捧げる必要があります。
no-price_too_high-one = できません。{ $space }で捧げるのは多くても1個です。
no-price_too_high = できません。{ $space }に捧げ物は要りません。必要のない捧げ物はできません。
no-ruins_wait = できません。先に遺跡の追加アクションを行うか、見送ってください。
no-no_ruins_wait = できません。追加アクションがありません。遺跡にトークンを置くとできます。
no-other_tile = できません。追加アクションができるのはタイル{ $tile }です。
no-guardian_used = できません。この手番のガーディアンカードはもう使いました。
no-wrong_card = できません。このラウンドのカードは{ $card }「{ $name }」です。
no-card_taken = できません。そのカードはもう選ばれています。
no-no_such_card = できません。このゲームで使うカードは{ $cards }です。
no-no_tile = できません。そこは空きで、タイルがありません。
no-not_in_line = できません。空きと同じ行にも列にもないので、タイル{ $tile }は動かせません。
no-not_own_token = できません。{ $space }に自分のトークンはありません。
no-token_fixed = できません。遺跡のトークンはそこから動かせません。
no-not_a_corner = できません。{ $space }は角のタイルではありません。スタートは角のタイルからです。
no-tile_taken = できません。この角のタイルには、もう{ $from }にトークンがあります。ほかの角を選んでください。
no-not_an_edge = できません。{ $space }はタイルの外周ではありません。
no-tokens_unused = できません。手番ではちょうど3個のトークンを使います。あと{ $tokens }個です。
no-not_voluntary = できません。捧げるのは、森林に置くとき、湖を渡るとき、火山で燃えるときだけです。
no-reading = できません。見送る必要がないからです。このルールでは追加アクションを後回しにでき、手番が終わるまで失われません。

## What there is to do after an action

now-ruins = 追加アクションを今行うか、見送ってください。タイルの移動、回転、上にある自分のトークン1個の移動のどれかです。
now-ruins-wait = 追加アクションは、手番が終わるまで後回しにできます。タイルの移動、回転、上にある自分のトークン1個の移動のどれかです。
now-end = トークンを使い終えました。手番を終えてください。
now-end-card = トークンを使い終えました。ガーディアンカードを使うか、手番を終えてください。
