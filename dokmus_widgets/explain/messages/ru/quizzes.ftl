### Quizzes: what each kind of question is called and asks, and what an answer is told.

## Placing

quiz-step = Рядом со своими фишками
    .ask = Вы — { $who }. На какие из этих ячеек может пойти ваша следующая фишка?
quiz-reach = Куда и за сколько
    .ask = Вы — { $who }. До каких из этих ячеек дойдёт ваша следующая фишка и чего это стоит?
quiz-afford = Последняя фишка
    .ask = Вы — { $who }. В этом ходу осталась одна фишка. На какие из этих ячеек она может пойти?

## Terrain

quiz-forest = Чего стоит лес
    .ask = Вы — { $who }. До каких из этих лесов дойдёт ваша следующая фишка и чего это стоит?
quiz-water = Через воду
    .ask = Вы — { $who }. До каких из этих берегов дойдёт ваша следующая фишка и чего это стоит?
quiz-temple = Мимо храма
    .ask = Вы — { $who }. До каких из этих ячеек дойдёт ваша следующая фишка?
quiz-landing = Что из этого выйдет
    .ask = Вы — { $who }. Вы ставите фишку на { $space }. Что из этого выйдет?
quiz-landing-nothing = Больше ничего
quiz-landing-sacrifice = Это стоит второй фишки
quiz-landing-extra = Вы получаете дополнительное действие
quiz-landing-burns = Фишка сгорит в конце хода
quiz-volcano = Какие фишки сгорят
    .ask = Вы — { $who }. Вы завершаете ход. Какие ваши фишки сгорят?
quiz-volcano-burns = Да, фишка на { $space } сгорит: в конце хода она стоит на вулкане.
quiz-volcano-stays = Нет, фишка на { $space } останется: она не на вулкане.
quiz-ruins = Что двигают руины
    .ask = Вы — { $who }. Вы только что поставили фишку на руины на { $space }. Какие ваши фишки можно переместить дополнительным действием?

## Guardians

quiz-order = Кто когда ходит
    .ask = Карты выбраны: { $cards }. Кто ходит { $place ->
        [1] первым
        [2] вторым
        [3] третьим
       *[4] четвёртым
     }?
quiz-order-why = Меньшая карта ходит раньше: { $cards }.
quiz-card = { $who } { $card }
quiz-slide = На пустое место
    .ask = Вы — { $who }. У вас карта 2. Какие из этих тайлов можно сдвинуть на пустое место?
quiz-token = Перемещение фишки
    .ask = Вы — { $who }. У вас карта 3. На какие из этих ячеек можно переместить вашу фишку с { $space }?
quiz-rotate = Тайл поворачивается
    .ask = Вы — { $who }. У вас карта 4, и вы поворачиваете тайл { $tile } { $turn ->
        [cw] по часовой стрелке
       *[ccw] против часовой стрелки
     }. Куда попадёт ваша фишка с { $from }?
quiz-rotate-why = Тайл { $tile } поворачивается { $turn ->
    [cw] по часовой стрелке
   *[ccw] против часовой стрелки
 } и переносит фишку с { $from } на { $to }.

## The game

quiz-start = Где начать
    .ask = Вы — { $who }. Вы выбираете место старта. На каких из этих ячеек можно начать?
quiz-left = Сколько фишек осталось
    .ask = Вы — { $who }. В этом ходу осталось фишек: { $tokens }. Одну вы ставите на { $space } как можно дешевле. Сколько останется после этого?
quiz-first = Кто выбирает первым
    .ask = { $how ->
        [taken] Талисман держит { $holder }, но сейчас его берёт { $taker } картой 1.
        [passes] Играют двое, талисман держит { $holder }.
       *[kept] Талисман держит { $holder }, и никто его не берёт.
     } Кто первым выбирает карту в следующем раунде?
quiz-first-why = В следующем раунде талисман держит { $who }: { $how ->
    [taken] его забирает карта 1.
    [passes] при двух игроках он переходит к другому в конце каждого раунда.
   *[kept] без карты 1 он остаётся на месте.
 }
quiz-island = Куда и за сколько на целом острове

## Scoring

quiz-temples = Очки за храмы
quiz-tiles = Шкала тайлов
quiz-complete = Полные тайлы
quiz-line-ask = Если бы партия кончилась сейчас, сколько очков было бы в этой строке? { $who }, { $line }.
quiz-sacrifices = Очки за жертвы
    .ask = Пожертвовано фишек: { $counts }. Сколько очков за это получает { $who }?
quiz-count = { $who } { $count }
quiz-winner = Кто побеждает
    .ask = В конце партии: { $totals }. Кто побеждает?
quiz-total = { $who } { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 } (жертвы: { $count })
quiz-winner-shared = Победа общая

## Marks: what can be said of a space

quiz-mark-no = Нет
quiz-mark-yes = Да
quiz-mark-free = Бесплатно
quiz-mark-paid = Одна жертва

## What an answer is told

quiz-right = Верно.
quiz-wrong = Не совсем.
quiz-wrong-some = Не совсем: неверно { $wrong } из { $asked }.
quiz-marked = { $space }: { $mark }.
quiz-set = Ваш ответ: { $answer }.
quiz-again = То же самое в другой позиции.
quiz-over = Вопросы кончились: с первого раза верно { $right } из { $asked }.
quiz-over-all = Вопросы кончились, и всё верно с первого раза.
quiz-come-back = Стоит повторить: { $kinds }.
quiz-progress = Вопрос { $number } из { $asked }

## What cannot be done

quiz-no-space = Про ячейку { $space } здесь не спрашивают.
quiz-no-choice = Выберите один из ответов: { $options }.
quiz-no-number = Выберите целое число от 0 до { $most }.
quiz-no-spaces = Нажимайте на ячейки, о которых спрашивают.
quiz-no-answer = Сначала выберите ответ.
quiz-answered = Вы уже ответили: переходите к следующему вопросу.
quiz-not-answered = Сначала ответьте или пропустите вопрос.
quiz-is-over = Вопросы кончились.
quiz-nothing = Сейчас повторять нечего.
