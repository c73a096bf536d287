### Progress of the course: what goes wrong with the file that keeps it.

progress-damaged = Ваши успехи не удалось прочесть, курс начинается заново. Старый файл сохранён: { $path }. Что с ним не так: { $why }
progress-unreadable = Ваши успехи не удалось прочесть, файл остаётся как есть: { $path }. То, что вы делаете сейчас, не сохраняется. Что не так: { $why }
progress-not-saved = Ваши успехи не удалось сохранить в { $path }: { $why }
progress-not-erased = Ваши успехи не удалось стереть из { $path }: { $why }
progress-no-text = в файле не текст
