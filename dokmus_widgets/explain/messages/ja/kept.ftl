### What is kept of what one does: where one goes on, and what goes wrong with it.

kept-offer-play = 前回のゲームが保存されています。
kept-offer-editor = 前回の下書きが保存されています。
kept-offer-rules = 前回調べていた内容が保存されています。
kept-offer-setup = 前回の準備が保存されています。
kept-offer-guardians = 前回試したカードが保存されています。
kept-offer-score = 前回見ていた得点表が保存されています。
kept-go-on = 続きから
kept-begin-anew = 新しく始める
kept-close = わかりました
kept-gone = このアドレスの内容はもう保存されていません。消去されたか、{ $days }日間使われなかったためです。新しい状態を表示しています。
kept-unreadable = このアドレスの内容を読み込めません。保存されたものはそのまま残し、新しい状態を表示しています。
kept-overtaken = その間に別のタブで先へ進んでいました。そちらの状態を表示しています。今の操作は行われていません。
kept-nowhere = 今はここに何も保存できません。このまま続けられますが、残るのはこのプログラムが動いている間だけです。
