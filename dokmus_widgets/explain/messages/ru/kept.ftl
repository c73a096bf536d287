### What is kept of what one does: where one goes on, and what goes wrong with it.

kept-offer-play = У вас есть сохранённая партия. Продолжить?
kept-offer-editor = Сохранена ваша последняя позиция. Продолжить?
kept-offer-rules = Сохранён ваш последний вопрос. Продолжить?
kept-offer-setup = Сохранена ваша последняя подготовка. Продолжить?
kept-offer-guardians = Сохранена карта, которую вы пробовали. Продолжить?
kept-offer-score = Сохранён ваш последний подсчёт очков. Продолжить?
kept-offer-replay = Разобрать вашу последнюю законченную партию?
kept-replay = Разобрать
kept-sample = Посмотреть пример партии
kept-go-on = Продолжить
kept-begin-anew = Начать заново
kept-close = Понятно
kept-gone = Эту страницу удалили или не открывали { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
 }. Вот новая.
kept-unreachable = Сохранённые страницы сейчас не читаются. Обновите эту позже; вот новая страница.
kept-unreadable = Данные этой страницы не прочитать. Они остаются как есть; вот новая страница.
kept-overtaken = Вы продолжили в другой вкладке: вот что там теперь. Ваше последнее действие не выполнено.
kept-nowhere = Сейчас ничего нельзя сохранить. Играть можно, пока программа не закрыта.
kept-no-library = Чтобы сохранять партии, нужна база данных: pip install "dokmus-widgets[kept]".
