### Faults of the progress file.

progress-damaged = Ваш прогресс не прочитать, он начинается заново. Старый файл сохранён: { $path }. Причина: { $why }
progress-unreadable = Ваш прогресс не прочитать и не сохранить; файл не изменён: { $path }. Причина: { $why }
progress-not-saved = Ваш прогресс не удалось сохранить в { $path }: { $why }
progress-not-erased = Ваш прогресс не удалось стереть из { $path }: { $why }
progress-no-text = в файле не текст
progress-damaged-page = Ваш прогресс в этом браузере не прочитать, он начинается заново. Старые данные остались там же.
