course-steps = レッスンのステップ
course-step-of = ステップ{ $number }/{ $count }
course-goals = 目標
course-goal-met = 達成
course-goal-open = まだ
course-free-text = 自由プレイ：どの色もあなたが動かします。結果には数えません。

## What helps

course-ways = 次にすること
course-next = 次へ
course-skip = 飛ばす
course-finish = 終える
course-skip-last = 最後へ
course-repeat = もう一度
course-again = 最初から
course-hint = ヒント
course-play-freely = 自由に遊ぶ
course-come-back = レッスンに戻る

## Quizzes

course-quiz = クイズ：{ $chapter }
course-quiz-here = クイズ
course-quiz-about = 5問です。毎回違う問題が出ます。
course-quiz-best = { $right }/{ $asked }
course-quiz-answers = あなたの答え
course-quiz-tile = タイル{ $tile }
course-quiz-was = { $said } → { $right }
course-quiz-missed = 未回答（正解：{ $right }）
course-quiz-submit = 答え合わせ
course-quiz-again = 別のクイズをする
course-quiz-results = 結果
course-review = 間違えた問題
course-in-quiz = クイズを終えるか、先にレッスンへ戻ってください。
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

course-keep = 学習記録
course-keep-text = 取り込む学習記録
course-keep-hint = 今の学習記録に加わります。何も消えません。
course-import = 取り込む
course-export = 学習記録をコピー
course-export-hint = ファイルに保存するか、別の場所で取り込んでください。個人情報は含まれません。
course-imported = 学習記録に取り込みました。
course-not-imported = 取り込めませんでした。このテキストはコースの学習記録ではない{ $path ->
        [none] ようです。
       *[other] か、{ $path }が書き換えられています。
    }
course-erase = 消去
course-erase-sure = すべて消去
course-erase-not = 残す
course-erase-asked = 学習記録をすべて消去しますか？　元には戻せません。
course-erased = 学習記録を消去しました。
course-kept = 何も消去していません。

course-then = その次は：
course-first-game = ヒントつきで最初のゲームを遊ぶ
course-first-python = ヒントつきの最初のゲーム：{ $python }
