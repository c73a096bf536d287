### クラス：先生が見せ、出題し、組を作り、生徒はそれぞれの端末を使う。

page-class = クラス
page-about-class = クラスでドクムスを教えられます。生徒はそれぞれの端末で参加します。
class-enter-title = クラスに入る
class-code = クラスコード
class-enter = 入る
class-open = クラスを開く
class-open-about = 先生は、クラスを開いてコードを生徒に伝えてください。
class-too-many = 今はこれ以上クラスを開けません。数分後にもう一度お試しください。

## 先生のページ

class-room = クラス：{ $code }
class-invite = 生徒を招待
class-link = 生徒用のリンク
class-link-hint = 生徒はこのリンクを開くか、「クラス」のページでコードを入力します。
class-present = { $count ->
    [0] 生徒はまだいません
   *[other] 生徒{ $count }人
}
class-show = クラスに見せる
class-ask = クラスに出題する
class-no-question = ルールの例、クイズの問題、問題集の問題、または手番中の局面を開いてください。
class-answered = { $present }人中{ $count }人が回答
class-count = { $what }：{ $count }人
class-reveal = 答えを見せる
class-stop = 出題を終える
class-play = 生徒どうしで遊ぶ
class-seats = テーブルに{ $count }人ずつ
class-too-few = 参加中の生徒が2人以上必要です。
class-tables = テーブル
class-table = テーブル{ $number }
class-finished = 終了
class-column-round = ラウンド
class-column-points = 得点
class-waits = 手番：{ $who }
class-look = 自分の盤で開く
class-pause = 一時停止して自分の盤を見せる
class-paused = ゲームは一時停止中です。これは先生の盤です。
class-resume = ゲームを再開
class-end-games = ゲームを終える
class-end = クラスを終える
class-end-asked = クラス全体を終えますか？　名前と答えはすべて消去されます。

## 生徒のページ

class-entering = クラスに接続しています…
class-gone = このコードのクラスは開いていません。コードを確かめるか、先生に聞いてください。
class-wait = 同じネットワークから、クラスに入ろうとした回数が多すぎます。1分待ってから、ページを読み込み直してください。
class-full = このクラスは満員です。
class-over = クラスは終わりました。
class-name = { $name ->
    [none] 名前を入力（任意）
   *[other] あなたの名前：{ $name }
}
class-name-hint = 先生と、一緒に遊ぶ人に見えます。クラスが終わると消去されます。
class-set-name = 名前を保存

## 出題

class-know = 自信がある
class-unsure = 自信がない
class-allowed = できる
class-not-allowed = できない
class-several = できるものは1回、できないものは2回押してください。
class-one-space = 自分の解き方で使うマスを1つ選んでください。
class-solution = 解答例：{ $moves }。
class-click = マスを選んで答えてください。
class-your-answer = { $answer ->
    [none] 答えませんでした。
   *[other] あなたの答え：{ $answer }
}
