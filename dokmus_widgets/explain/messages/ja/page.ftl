page-no-script = 遊んだり検索したりするには、JavaScriptを有効にしてください。無効のままでも、文章を読んだりリンクを開いたりできます。
page-skip = 盤へ移動
page-welcome = 2～4人用ボードゲーム、ドクムスの遊び方
page-theme = 配色：{ $theme }
page-theme-auto = 自動
page-theme-light = ライト
page-theme-dark = ダーク
page-language = 言語
page-lost = 接続が切れました。再接続中です。操作は、つながり次第反映されます。
page-reload = ページを再読み込み
page-disclaimer = 非公式のページです。「ドクムス」はデザイナーと出版社のものであり、両者が制作・公認したページではありません。

## The pages, as the bar at the top and the browser's tab name them

page-nav = ページ一覧
page-game = 遊ぶ
page-learn = 学ぶ
page-rules = ルール
page-setup = 準備
page-guardians = ガーディアンカード
page-score = 得点
page-editor = 局面エディター
page-app = ドクムス
page-title = { $page } | ドクムス

## 各ページの説明。リンクの紹介文に使われる

page-about-learn = 2～4人用のボードゲーム、ドクムス（Dokmus）を学べます。どの手も盤が説明してくれる、短いレッスンです。
page-about-play = 1つの画面を囲んでも、離れた友だちとでも、コンピューター相手でも、ドクムスを遊べます。できない手は理由を説明します。
page-about-rules = ドクムスのルールについて質問できます。理由つきの答えを、盤で試せます。
page-about-setup = ドクムスの準備を、タイル、タリスマン、最初のトークンと順に進められます。
page-about-guardians = ドクムスの各ガーディアンカードを島の上で試し、前後を見比べられます。
page-about-score = ドクムスの得点計算。何が何点になったかがわかります。
page-about-editor = ドクムスの局面を自由に作り、確かめ、ほかのページで開けます。

## 局面からほかのページへ

elsewhere-label = この局面：
elsewhere-rules = ルールを調べる
elsewhere-score = 得点を見る
elsewhere-editor = 編集する
elsewhere-play = 続きを遊ぶ
elsewhere-secret = 未公開のカードも含みます。
elsewhere-secret-rules = 未公開のカードも含みます（ルールのページを除く）。
page-back = { $page ->
    [play] ゲームに戻る
    [learn] レッスンに戻る
    [setup] 準備に戻る
    [guardians] ガーディアンに戻る
    [score] 得点に戻る
    [puzzles] 問題集に戻る
    [review] 振り返りに戻る
    [editor] 編集に戻る
   *[other] 戻る
 }
elsewhere-python = Pythonでは.rules()でこの局面のルールを調べられます。

## ページがないところ

page-nowhere = ページがありません
page-nowhere-text = { $path }というページはありません。次のページをお試しください：
page-summary = 1ページのルールまとめ（印刷用）

## Where a page cannot be had, or a click goes wrong

page-refused = このアドレスは開けません
page-refused-text = このアドレスのページはほかの場所で開かれていて、開いた人しか使えません。自分のページを開いてください：
page-misnamed = 使えないアドレスです
page-misnamed-text = このサーバーは、アドレス欄の名前では開けません。管理者に、この名前の許可を頼んでください。
page-busy = 少しお待ちください
page-busy-text = 同じネットワークから開かれたページが多すぎます。1分待ってから、読み込み直してください。
page-full = サーバーが混み合っています
page-full-text = 使わないページを閉じるか、数分後にもう一度お試しください。
page-broken = エラーが起きました
page-broken-text = エラーのため、このページを表示できません。エラーは記録しました。読み込み直すか、次を開いてください：
page-fault = エラーが起きたため、記録しました。何も変わっていません。このまま続けられます。
