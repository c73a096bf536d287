### Progress of the course: what goes wrong with the file that keeps it.

progress-damaged = 進み具合を読み込めなかったため、最初から始めます。元のファイルは残してあります：{ $path }。問題点：{ $why }
progress-unreadable = 進み具合を読み込めませんでした。ファイルはそのまま残ります：{ $path }。これから行うことは保存されません。問題点：{ $why }
progress-not-saved = 進み具合を{ $path }に保存できませんでした：{ $why }
progress-not-erased = 進み具合を{ $path }から消去できませんでした：{ $why }
progress-no-text = ファイルがテキストではありません
progress-damaged-page = このブラウザーに保存された進み具合を読み取れなかったため、最初から始めます。元の記録は別の名前で残してあります。
