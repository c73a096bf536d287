### Progress of the course: what goes wrong with the file that keeps it.

progress-damaged = Ваш прогресс не удалось прочесть, курс начинается заново. Старый файл сохранён: { $path }. Что с ним не так: { $why }
progress-unreadable = Ваш прогресс не удалось прочесть, файл остаётся как есть: { $path }. То, что вы делаете сейчас, не сохраняется. Что не так: { $why }
progress-not-saved = Ваш прогресс не удалось сохранить в { $path }: { $why }
progress-not-erased = Ваш прогресс не удалось стереть из { $path }: { $why }
progress-no-text = в файле не текст
progress-damaged-page = Ваш прогресс в этом браузере не удалось прочитать, и он начинается заново. Старый отложен там же и не пропал.
