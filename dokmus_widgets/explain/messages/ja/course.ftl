### The course: what stands around a lesson or a quiz, and the course at a glance.

course-steps = このレッスンのステップ
course-step-of = ステップ{ $number }/{ $count }
course-goals = ここですること
course-goal-met = 達成
course-goal-open = まだ
course-free-text = 自由に遊べます。どの色もあなたが動かし、レッスンの結果には入りません。

## What helps

course-ways = 進む
course-more = その他
course-next = 次へ
course-skip = とばす
course-finish = 終える
course-skip-last = 最後へ
course-repeat = もう一度
course-take-back = 元に戻す
course-again = 最初から
course-hint = ヒント
course-hint-of = { $number }/{ $count }
course-hint-show = やり方を見る
course-play-freely = 自由に遊ぶ
course-come-back = レッスンに戻る

## How it stands

course-points = あなたの得点：{ $points }

## Quizzes

course-quiz = クイズ：{ $chapter }
course-quiz-here = クイズ
course-quiz-about = 5問です。毎回違う問題が出ます。
course-quiz-best = { $right }/{ $asked }
course-quiz-answers = あなたの答え
course-quiz-tile = タイル{ $tile }
course-quiz-was = { $said } → { $right }
course-quiz-submit = 答え合わせ
course-quiz-again = もう1回クイズ
course-quiz-results = 結果
course-review = 間違えた問題
course-in-quiz = クイズの途中です。答えるか、先にレッスンへ戻ってください。
course-no-quiz = クイズは開いていません。

## The course at a glance

course-title = コース
course-overview = 全レッスン：{ $count }件中{ $done }件終了
course-done = レッスン{ $count }件中{ $done }件終了
course-go-on = 続ける：{ $lesson }
course-due = もう一度：間違えた問題{ $count }問
course-minutes = { $minutes }分
course-mark-new = 未着手
course-mark-begun = 途中
course-mark-done = 終了
course-mark-due = 復習

## Progress

course-keep = 進み具合
course-keep-text = 別の場所でコピーした進み具合
course-keep-hint = 今の進み具合に加わります。終えたものは消えません。
course-import = 加える
course-export = 自分の分をコピー
course-export-hint = ファイルに保存するか、別の場所のコースに加えてください。個人情報は含まれません。
course-imported = 加えました。どちらかで終えたものは、ここでも終了になります。
course-not-imported = 加えられませんでした。このテキストはコースの進み具合ではない{ $path ->
    [none] ようです。
   *[other] か、{ $path }が書き換えられています。
 }
course-erase = 消去
course-erase-sure = はい、すべて消去
course-erase-not = いいえ、残す
course-erase-asked = 進み具合をすべて消去しますか？　元には戻せません。
course-erased = 消去しました。コースは最初から始まります。
course-kept = 何も消去していません。

course-then = その次は：
course-first-game = ヒントつきで最初のゲームを遊ぶ
course-first-python = ヒントつきの最初のゲーム：{ $python }
