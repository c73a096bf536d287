### What is kept of what one does: where one goes on, and what goes wrong with it.

kept-offer-play = 前回のゲームを続けますか？
kept-offer-editor = 前回の局面から続けますか？
kept-offer-rules = 前回の質問から続けますか？
kept-offer-setup = 前回の準備から続けますか？
kept-offer-guardians = 前回のカードから続けますか？
kept-offer-score = 前回の得点表から続けますか？
kept-offer-replay = 前回終えたゲームを振り返りますか？
kept-replay = 振り返る
kept-sample = 見本のゲームを見る
kept-go-on = 続きから
kept-begin-anew = 最初から
kept-close = 閉じる
kept-gone = このページは消去されたか、{ $days }日間使われませんでした。最初の状態を表示しています。
kept-unreachable = 保存したページを今は読み込めません。後でこのページを読み込み直してください。ここには新しいページを表示しています。
kept-unreadable = このページのデータを読み取れません。データはそのまま残し、最初の状態を表示しています。
kept-overtaken = 別のタブで先に操作が進んだため、その状態を表示しています。今の操作は行われていません。
kept-nowhere = 今は何も保存できません。プログラムを閉じるまで遊べます。
kept-no-library = ゲームを保存するにはデータベースが必要です：pip install "dokmus-widgets[kept]"。
