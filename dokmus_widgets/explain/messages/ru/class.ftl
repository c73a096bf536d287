### Класс: учитель показывает, спрашивает и рассаживает, ученики — за своими устройствами.

page-class = Класс
page-about-class = Учите целый класс играть в «Докмус»: ученики участвуют со своих устройств.
class-enter-title = Войти в класс
class-code = Код класса
class-enter = Войти
class-open = Открыть класс
class-open-about = Вы учитель? Откройте класс и сообщите его код ученикам.
class-too-many = Сейчас нельзя открыть ещё один класс. Попробуйте снова через несколько минут.

## Стол учителя

class-room = Класс { $code }
class-invite = Пригласить учеников
class-link = Ссылка для учеников
class-link-hint = Ученики открывают эту ссылку или вводят код на странице «Класс».
class-present = { $count ->
    [0] Учеников пока нет
    [one] { $count } ученик
    [few] { $count } ученика
    [many] { $count } учеников
   *[other] { $count } ученика
}
class-show = Показать классу
class-ask = Спросить класс
class-no-question = Чтобы спросить класс, откройте пример, вопрос теста, задачу или позицию во время хода.
class-answered = Ответили: { $count } из { $present }
class-count = { $what }: { $count }
class-reveal = Показать ответ
class-stop = Закрыть вопрос
class-play = Играть всем классом
class-seats = По { $count } за столом
class-too-few = В классе должны быть хотя бы два ученика.
class-tables = Столы
class-table = Стол { $number }
class-finished = Партия окончена
class-column-round = Раунд
class-column-points = Очки
class-waits = Ходит: { $who }
class-look = Открыть на своём поле
class-pause = Пауза, показать моё поле
class-paused = Ваша партия на паузе. Это поле учителя.
class-resume = Продолжить партии
class-end-games = Закончить партии
class-end = Закрыть класс
class-end-asked = Закрыть класс для всех? Имена и ответы будут стёрты.

## Страница ученика

class-entering = Вход в класс…
class-gone = Это не код открытого класса. Проверьте код или спросите учителя.
class-wait = Слишком много попыток из вашей сети. Подождите минуту и обновите страницу.
class-full = В этом классе больше нет мест.
class-over = Класс закрыт.
class-name = { $name ->
    [none] Ваше имя (необязательно)
   *[other] Ваше имя: { $name }
}
class-name-hint = Имя видят учитель и те, кто играет с вами. Когда класс закроют, оно будет стёрто.
class-set-name = Сохранить имя

## Вопросы

class-know = Знаю ответ
class-unsure = Сомневаюсь
class-allowed = Можно
class-not-allowed = Нельзя
class-several = Нажмите на действие один раз, если оно разрешено, и два раза, если нет.
class-one-space = Нажмите на одну ячейку своего решения.
class-solution = Решение: { $moves }.
class-click = Нажмите на ячейку, чтобы ответить.
class-your-answer = { $answer ->
    [none] Вы не ответили.
   *[other] Ваш ответ: { $answer }
}
