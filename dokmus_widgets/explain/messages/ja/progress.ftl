progress-damaged = 学習記録を読み取れないため、最初から始めます。元のファイルは残してあります：{ $path }。理由：{ $why }
progress-unreadable = 学習記録の読み取りも保存もできません。ファイルはそのままです：{ $path }。理由：{ $why }
progress-not-saved = 学習記録を{ $path }に保存できませんでした：{ $why }
progress-not-erased = 学習記録を{ $path }から消去できませんでした：{ $why }
progress-no-text = ファイルがテキストではありません
progress-damaged-page = このブラウザーの学習記録を読み取れないため、最初から始めます。元のデータはブラウザーに残してあります。
