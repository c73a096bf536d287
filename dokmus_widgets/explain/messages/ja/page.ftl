### The web page around the widgets: its frame, and what each page is called.

page-no-script = JavaScriptが無効でも局面は表示され、リンクも使えます。盤をクリックしたり検索したりするには、有効にしてください。
page-skip = 盤へ移動
page-theme = 配色：{ $theme }
page-theme-auto = 自動
page-theme-light = ライト
page-theme-dark = ダーク
page-language = 言語
page-lost = サーバーとの接続が切れました。再接続を試みています。その間の操作は、つながり次第反映されます。
page-reload = ページを再読み込み
page-disclaimer = 非公式のページです。「ドクムス」はデザイナーと出版社のものであり、このページは両者が制作・公認したものではありません。

## The pages, as the bar at the top and the browser's tab name them

page-nav = ページ一覧
page-game = 遊ぶ
page-learn = 学ぶ
page-rules = ルール
page-setup = 準備
page-guardians = ガーディアン
page-score = 得点
page-editor = 局面エディター
page-title = { $page } – ドクムス

## 各ページの説明。リンクの紹介文に使われる

page-about-learn = 遊びながら学ぶドクムス。動かせる島での短いレッスンで、どの答えにも理由が付きます。
page-about-play = 一つの画面を囲んで遊ぶドクムス。ルールは自動で守られ、コストが表示され、できない理由も説明されます。
page-about-rules = ドクムスのルールに質問すると、クリックできる盤の上で、答えと理由がわかります。
page-about-setup = ドクムスの準備を一歩ずつ。タイル、タリスマン、最初のトークンまで。
page-about-guardians = ドクムスの各ガーディアンの効果を島の上で試し、前後を見比べられます。
page-about-score = ドクムスの得点計算。島のどこで得点が入るのかがわかります。
page-about-editor = ドクムスの局面を自由に作って確認し、ルールや得点計算、ゲームで開けます。

## 局面からほかのページへ

elsewhere-label = この局面：
elsewhere-rules = ルールを調べる
elsewhere-score = 得点を見る
elsewhere-editor = 編集する
elsewhere-play = 続きを遊ぶ
elsewhere-secret = まだ公開されていないカードも一緒に伝わります。
elsewhere-secret-rules = まだ公開されていないカードも一緒に伝わりますが、ルールのページには伝わりません。
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
page-nowhere-text = ここに{ $path }というページはありません。ページは次のとおりです：
page-summary = 1ページのルールまとめ（印刷用）

## Where a page cannot be had, or a click goes wrong

page-refused = このアドレスは開けません
page-refused-text = このアドレスは、ほかの場所で開かれているページを求めています。そのページは、開いた人だけのものです。次から自分のページを開いてください：
page-busy = 少しお待ちください
page-busy-text = 同じネットワークから、短い時間にたくさんのページが開かれました。1分ほど待ってから、このページを読み込み直してください。
page-full = ただいま満員です
page-full-text = 開いているページの数が、このサーバーの上限に達しています。使わないページを閉じるか、数分後にもう一度お試しください。
page-broken = エラーが起きました
page-broken-text = プログラムのエラーのため、このページを表示できませんでした。エラーは記録されています。読み込み直すか、ほかのページをお選びください：
page-fault = プログラムのエラーが起きました。エラーは記録され、何も変わっていません。このまま続けられます。
