## Placing

quiz-step = Рядом со своими фишками
    .ask = Вы — { $who }. Куда можно поставить следующую фишку?
quiz-corner = { $space } касается вашей фишки на { $token } только углом, а углы не считаются.
quiz-reach = Куда и какой ценой
    .ask = Вы — { $who }. Куда можно поставить следующую фишку и какой ценой?
quiz-afford = Последняя фишка
    .ask = Вы — { $who }, осталась одна фишка. Куда можно её поставить?

## Terrain

quiz-forest = Нужна ли жертва за лес
    .ask = Вы — { $who }. В какие из этих лесов можно поставить следующую фишку и какой ценой?
quiz-water = Через воду
    .ask = Вы — { $who }. На какие из этих берегов можно поставить следующую фишку и какой ценой?
quiz-temple = Вокруг храма
    .ask = Вы — { $who }. Куда можно поставить следующую фишку?
quiz-landing = Что произойдёт
    .ask = Вы — { $who }. Вы ставите фишку на { $space }. Что произойдёт?
quiz-landing-nothing = Больше ничего
quiz-landing-sacrifice = Вы жертвуете ещё одной фишкой
quiz-landing-extra = Вы получаете дополнительное действие
quiz-landing-burns = Фишка сгорит в конце хода
quiz-volcano = Какие фишки сгорят
    .ask = Вы — { $who }. Вы завершаете ход. Какие ваши фишки сгорят?
quiz-volcano-burns = Фишка на { $space } сгорит: в конце хода она стоит на вулкане.
quiz-volcano-stays = Фишка на { $space } останется: она не на вулкане.
quiz-ruins = Переместить фишку дополнительным действием
    .ask = Вы — { $who }. Вы только что поставили фишку на руины на { $space }. Какие ваши фишки можно переместить дополнительным действием?

## Guardians

quiz-order = Кто когда ходит
    .ask = Карты выбраны: { $cards }. Кто ходит { $place ->
        [1] первым
        [2] вторым
        [3] третьим
       *[4] четвёртым
     }?
quiz-order-why = У кого номер меньше, тот ходит раньше: { $cards }.
quiz-card = { $who } — { $card }
quiz-slide = Сдвинуть тайл
    .ask = Вы — { $who }, у вас карта 2. Какие из этих тайлов можно сдвинуть на пустое место?
quiz-token = Переместить фишку
    .ask = Вы — { $who }, у вас карта 3. Куда можно переместить вашу фишку с { $space }?
quiz-rotate = Повернуть тайл
    .ask = Вы — { $who }. Вы поворачиваете тайл { $tile } { part-turned }. Куда попадёт ваша фишка с { $from }?
quiz-rotate-why = Тайл { $tile } поворачивается { part-turned } и переносит фишку с { $from } на { $to }.

## The game

quiz-start = Место старта
    .ask = Вы — { $who }. Где можно начать?
quiz-left = Сколько фишек осталось
    .ask = Вы — { $who }, у вас { $tokens ->
        [one] осталась { $tokens } фишка
        [few] остались { $tokens } фишки
        [many] осталось { $tokens } фишек
       *[other] осталось { $tokens } фишки
     }. Одну вы ставите на { $space } как можно дешевле. Сколько останется?
quiz-first = Кто выбирает первым
    .ask = { $how ->
        [taken] Талисманом владеет { $holder }; { $taker } берёт его с картой 1.
        [passes] Игроков двое; талисманом владеет { $holder }.
       *[kept] Талисманом владеет { $holder }; никто его не берёт.
     } Кто первым выбирает карту в следующем раунде?
quiz-first-why = В следующем раунде талисманом владеет { $who }: { $how ->
    [taken] его берут с картой 1.
    [passes] вдвоём он каждый раунд переходит к другому.
   *[kept] без карты 1 он остаётся.
 }
quiz-island = Куда и какой ценой: целый остров

## Scoring

quiz-temples = Очки за храмы
quiz-tiles = Шкала тайлов
quiz-complete = Полные тайлы
quiz-line-ask = Сколько очков получит { $who } в строке «{ $line }», если партия закончится сейчас?
quiz-sacrifices = Очки за жертвы
    .ask = Пожертвовано фишек: { $counts }. Сколько очков за это получает { $who }?
quiz-count = { $who } — { $count }
quiz-winner = Кто побеждает
    .ask = Итоговые очки: { $totals }. Кто побеждает?
quiz-total = { $who } — { part-points } (жертвы: { $count })
quiz-winner-shared = Победа общая

## Marks: what can be said of a space

quiz-mark-no = Нет
quiz-mark-yes = Да
quiz-mark-free = Бесплатно
quiz-mark-paid = Одна жертва
quiz-mark-open = без ответа

## What an answer is told

quiz-right = Верно.
quiz-wrong = Не совсем.
quiz-wrong-some = Не совсем: неверно { $wrong } из { $asked }.
quiz-marked = { $space }: «{ $mark }».
quiz-set = Ваш ответ: { $answer }.
quiz-again = Ещё раз, в другой позиции.
quiz-several = Верных ответов может быть несколько.
quiz-over = Тест окончен: с первого раза верно { $right } из { $asked }.
quiz-over-all = Тест окончен: всё верно с первого раза.
quiz-progress = Вопрос { $number } из { $asked }

## What cannot be done

quiz-no-space = О ячейке { $space } не спрашивают.
quiz-no-choice = Выберите один из ответов: { $options }.
quiz-no-number = Введите целое число от 0 до { $most }.
quiz-no-spaces = Выберите ячейки, о которых спрашивают.
quiz-no-answer = Сначала дайте ответ.
quiz-answered = Вы уже ответили: переходите к следующему вопросу.
quiz-not-answered = Сначала ответьте или пропустите вопрос.
quiz-is-over = Вопросы закончились.
quiz-nothing = Сейчас нет вопросов, в которых вы ошиблись.
