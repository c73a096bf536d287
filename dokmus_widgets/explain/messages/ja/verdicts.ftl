### Verdicts: one sentence that begins with the answer, then the one fact that decides it.

## Placing: why it can be done

yes-place-free = { $space }には捧げずに置けます。{ $why }
yes-place-paid = { $space }にはトークンが2個必要です（1個を置き、1個を捧げる）。{ $why }
why-step = { $from }の自分のトークンの隣です。
why-temple = { $from }の自分のトークンと寺院でつながっています。
why-crossing = { $from }から湖を渡った先です。
why-anywhere = 届くマスが1つもないので、空いた陸地ならどこでもかまいません。
why-forest-cost = 森林で、隣の森林に自分のトークンがありません。
why-forest-beside = { $from }の自分のトークンが、隣の森林にあります。
why-forest-temple = { $from }の自分のトークンが、同じ寺院に面した森林にあります。
then-ruins = このタイルで追加アクションができます。
then-volcano = このトークンは手番の終わりに燃えます。

## Other actions: why they can be done

yes-choose_start = { $space }は、まだ誰も選んでいない角のタイルの外周です。
yes-choose_guardian = このカードは、まだ誰も取っていませんでした。
yes-sacrifice = この解釈では、トークンをそのまま捧げられます。
yes-take_talisman = 次のラウンドから最初に選びます。
yes-move_tile = 空きと同じ行か列にありました。
yes-move_token-step = 2つのマスは隣どうしです。
yes-move_token-temple = 2つのマスは寺院でつながっています。
yes-rotate_tile = 上のトークンも一緒に回りました。
yes-decline_ruins = 追加アクションはなくなりました。
yes-end_turn = { $tokens ->
    [0] 3個のトークンを使い終えました。
   *[other] 残りのトークンを置けるマスがありません。
 }

## Asked before it is done: the verdict first

may-place = はい。{ $words }
may-choose_start = はい、{ $space }からスタートできます。まだ誰も選んでいない角のタイルの外周です。
may-choose_guardian = はい、カード{ $card }はまだ取れます。
may-sacrifice = はい、この解釈ではトークンをそのまま捧げられます。
may-take_talisman = はい、タリスマンを取れます。次のラウンドから最初に選びます。
may-move_tile = はい、タイル{ $tile }を空きへ移動できます。空きと同じ行か列にあります。
may-move_token-step = はい、{ $from }のトークンを{ $to }へ動かせます。2つのマスは隣どうしです。
may-move_token-temple = はい、{ $from }のトークンを{ $to }へ動かせます。2つのマスは寺院でつながっています。
may-rotate_tile = はい、タイル{ $tile }を回せます。上のトークンも一緒に回ります。
may-decline_ruins = はい、追加アクションをしなくてもかまいません。
may-end_turn = はい、手番を終えられます。{ $tokens ->
    [0] トークンはすべて使いました。
   *[other] 残りのトークンを置けるマスがありません。
 }
may-end_turn-burnt = { $words }火山のトークンは燃えます（{ $spaces }）。

## What stands in the way

no-game_over = できません。ゲームは終わっています。
no-wrong_phase = できません。{ $phase ->
    [start] 先に全員がスタートのマスを選びます。
    [guardians] 先に全員がガーディアンカードを選びます。
   *[turns] その段階はもう終わりました。
 }
no-not_your_turn = できません。今は{ $who }が決める番です。
no-off_board = できません。そこはマスではなく、空き（海）です。
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
no-out_of_reach = できません。{ $space }には届きません。自分のトークンの隣でも、寺院越しでも、自分のトークンが面した湖の岸でもありません。
no-out_of_reach-temple = できません。この解釈では、寺院がつなぐのは直前に置いたトークンだけです。
no-out_of_reach-token = できません。トークンは隣か寺院越しのマスへ動かし、湖は渡れません。
no-no_tokens_left = できません。この手番の3個のトークンは使い終えました。
no-cannot_pay-forest = 最後の1個では置けません。{ $space }は森林で、隣の森林に自分のトークンがないため、1個捧げる必要があります。
no-cannot_pay-water = 最後の1個では置けません。{ $space }は{ $from }から湖を渡った先で、渡るには1個捧げます。
if-two-tokens = 残り2個なら置けました。
no-price_too_low = できません。{ $space }に置くには、もう1個捧げる必要があります。
no-price_too_high-one = できません。{ $space }で捧げるのは1個だけです。
no-price_too_high = できません。{ $space }に捧げ物は不要です。理由なく捧げることはできません。
no-ruins_wait = できません。先に遺跡の追加アクションを行うか、しないと決めてください。
no-no_ruins_wait = できません。追加アクションは、遺跡にトークンを置くとできます。
no-other_tile = できません。追加アクションの対象は、遺跡のあるタイル{ $tile }です。
no-guardian_used = できません。この手番のガーディアンカードはもう使いました。
no-wrong_card = できません。このラウンドのカードは{ $card }「{ $name }」です。
no-card_taken = できません。そのカードはもう取られています。
no-no_such_card = できません。このゲームで使うカードは{ $cards }です。
no-no_tile = できません。そこは空きで、タイルがありません。
no-not_in_line = できません。タイル{ $tile }は空きと同じ行にも列にもないので、動かせません。
no-not_own_token = できません。{ $space }に自分のトークンはありません。
no-token_fixed = できません。遺跡のトークンはそこから動かせません。
no-not_a_corner = できません。{ $space }は角のタイルではありません。スタートは角のタイルからです。
no-tile_taken = できません。この角のタイルには、もう{ $from }にトークンがあります。ほかの角を選んでください。
no-not_an_edge = できません。{ $space }はタイルの外周ではありません。
no-tokens_unused = できません。手番ではちょうど3個のトークンを使います。あと{ $tokens }個です。
no-not_voluntary = できません。捧げるのは、森林・湖・火山で必要なときだけです。
no-reading = できません。この解釈では、追加アクションは後回しにでき、手番が終わると失われます。

## What there is to do after an action

now-ruins = 追加アクションを今行うか、しないと決めてください。タイルの移動、回転、上にある自分のトークンの移動のどれかです。
now-ruins-wait = 追加アクションは、手番が終わるまで後回しにできます。タイルの移動、回転、上にある自分のトークンの移動のどれかです。
now-end = トークンを使い終えました。手番を終えてください。
now-end-card = トークンを使い終えました。ガーディアンカードを使うか、手番を終えてください。
