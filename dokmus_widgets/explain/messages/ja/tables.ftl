setup-against-friends = 友だち（それぞれの端末で）
table-needs-server = 複数の端末で遊ぶことと、クラスを開くことには、サーバーが必要です。この版にはサーバーがありません。
table-title = このゲームのテーブル
table-opened = テーブルを開きました。そのページから友だちを招待してください。
table-go = テーブルへ進む
table-nobody = 少なくとも1つの席を人間に残してください。
table-too-many = このページからすでに多くのテーブルを開いています。その1つを使うか、ページを読み込み直してください。

## テーブルのページ

page-table = テーブル
page-about-table = 友だちとそれぞれの端末でドクムスを遊びます。
table-invite = 友だちを招待
table-invite-hint = このリンクを開いた人は、空いた席を選べます。
table-watch = 観戦用のリンク
table-watch-hint = このリンクを開いた人はゲームを見られますが、公開されていないカードは見えません。
table-take-title = 席を選ぶ
table-seat = 席
table-name = あなたの名前
table-take = この席に着く
table-leave = 席を離れる
table-watching = 観戦中です。招待があれば、空いた席に着けます。
table-full = 席はすべて埋まっています。観戦できます。
table-watchers = { $count }人が観戦中
table-free = 空席
table-here = 在席
table-away = 離席中
table-your-turn = あなたの手番

## 答え

table-waits = { $who }の手番です。
table-no-seat = 観戦中です。遊ぶには空いた席に着いてください。
table-not-your-turn = いいえ、{ $who }の手番です。自分の手番までお待ちください。
table-overtaken = 先に別の人が手を進めたため、今の操作は行われていません。現在の局面を表示しています。
table-taken = この席はたった今ほかの人が取りました。別の席を選んでください。
table-no-key = このテーブルの席はもうありません。観戦するか、招待があれば空いた席に着けます。
table-no-invitation = 席に着くには招待が必要です。テーブルの人に頼んでください。
table-no-undo = ほかの人とのテーブルでは元に戻せません。
table-no-new-game = これはテーブル全員のゲームです。新しいゲームは「遊ぶ」のページで始めてください。
table-gone = このテーブルはここにありません。消去されたか、リンクが不完全か、別のサーバーのものです。「遊ぶ」のページで新しく開いてください。
table-unreachable = このテーブルを今は読み込めません。後でページを読み込み直してください。
error-table = table：dokmus_widgets.playのTableをseatとともに、keepなしで指定してください。例：{ $example }
