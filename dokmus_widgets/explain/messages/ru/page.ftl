### The web page around the widgets: its frame, and what each page is called.

page-loading = Раскладываем остров…
page-no-script = Этой странице нужен JavaScript.
page-skip = Перейти к полю
page-theme = Цвета: { $theme }
page-theme-auto = авто
page-theme-light = светлые
page-theme-dark = тёмные
page-language = Язык
page-lost = Связь с сервером потеряна, нажатия до него не доходят.
page-reload = Начать заново
page-disclaimer = Неофициальная страница. Игра «Докмус» принадлежит её автору и издателю; они не создавали и не одобряли эту страницу.

## The pages, as the bar at the top and the browser's tab name them

page-nav = Страницы
page-game = Игра
page-learn = Курс
page-rules = Правила
page-setup = Подготовка
page-guardians = Стражи
page-score = Подсчёт
page-editor = Редактор
page-title = { $page } — Докмус

## С позиции на другие страницы

elsewhere-label = Эта позиция:
elsewhere-rules = Спросить правила
elsewhere-score = Подсчитать очки
elsewhere-editor = Изменить
elsewhere-play = Играть дальше
elsewhere-secret = Карты, которые никто не показал, перейдут туда же.
elsewhere-secret-rules = Карты, которые никто не показал, перейдут туда же, но не к правилам.
page-back = { $page ->
    [play] Назад к партии
    [learn] Назад к уроку
    [setup] Назад к подготовке
    [guardians] Назад к Стражам
    [score] Назад к подсчёту очков
    [editor] Назад в редактор
   *[other] Назад
 }
elsewhere-python = В Python: .rules() спрашивает правила об этой позиции.

## Где страницы нет

page-nowhere = Нет такой страницы
page-nowhere-text = Страницы { $path } здесь нет. Вот все страницы:
page-summary = Правила на одной странице, для печати

## Where a page cannot be had, or a click goes wrong

page-refused = Этот адрес открыть нельзя
page-refused-text = По этому адресу запрошена страница, которая уже открыта в другом месте и принадлежит тому, кто её открыл. Откройте свою:
page-busy = Подождите немного
page-busy-text = Из вашей сети за короткое время открыли очень много страниц. Подождите минуту и загрузите эту страницу снова.
page-full = Сейчас нет места
page-full-text = Открыто столько страниц, сколько сервер может вместить. Закройте ненужные или зайдите через несколько минут.
page-broken = Произошла ошибка
page-broken-text = Из-за ошибки на нашей стороне страница не открылась; ошибка записана в журнал. Загрузите страницу снова или выберите другую:
page-fault = Произошла ошибка программы; она записана в журнал. Ничего не изменилось, можно продолжать.
