### Що кажуть і рядковий режим, і повний екран: події, розрахунок, підказки.

## Хто де сидить.

who-you = ви
who-bot = бот { $number }

## Переліки.

list-and = { $first }, { $rest }

## Що написано на картах літерами.

face-J = В
face-Q = Д
face-K = К
face-A = Т

## Що відбувається за столом.

event-deal = Роздача { $n }. Здає: { $dealer }. Перше слово: { $opener }.
event-call = { $who }: { $call }
event-declared = { $who }: { $role }, ставка { $stake }
event-declared-tricks = Замовник: { $name }, замовлено { $call }.
event-stake = Ставка { $stake }.
event-kitty = Прикуп: { $name }, { $cards }
event-kitty-hidden =
    { $n ->
        [one] Прикуп: { $name }, { $n } карта сорочкою догори.
        [few] Прикуп: { $name }, { $n } карти сорочкою догори.
       *[many] Прикуп: { $name }, { $n } карт сорочкою догори.
    }
event-kitty-shared = Прикуп поділено: { $cards }
event-kitty-shared-hidden =
    { $n ->
        [one] Прикуп поділено, { $n } карта сорочкою догори.
        [few] Прикуп поділено, { $n } карти сорочкою догори.
       *[many] Прикуп поділено, { $n } карт сорочкою догори.
    }
event-trump = { $who }: козир — { $suit }
event-play =
    { $left ->
        [one] { $who }: { $what }, лишилася { $left } карта
        [few] { $who }: { $what }, лишилося { $left } карти
       *[many] { $who }: { $what }, лишилося { $left } карт
    }
event-play-last = { $who }: { $what }, карт не лишилося
event-card = { $who }: { $card }
event-pass = { $who }: пас
event-pass-auto = { $who }: пас, перебити нічим
move-pass = пас
event-trick = Взятка: { $name }.
event-cleared = Карти прибрано. Заходить: { $name }.
event-thrown-in = Ставки ніхто не зробив. Карти перездають.
event-won-you = Ви виграли партію.
event-won = Переможець партії: { $who }.
event-won-several = Партію виграли: { $who }.
event-undo = Хід скасовано.
event-auto = { $what } (за вас зіграв бот)

## Розрахунок.

settle-won = Ви виграли роздачу.
settle-lost = Ви програли роздачу.
settle-even = Роздача нічого вам не дала й не забрала.
settle-out = { $who } ({ $role }): вихід першим.
settle-out-you = Ви ({ $role }) позбулися карт раніше за всіх.
settle-stake = ставка { $stake }
settle-bombs =
    { $n ->
        [one] { $times } ({ $n } бомба)
        [few] { $times } ({ $n } бомби)
       *[many] { $times } ({ $n } бомб)
    }
settle-spring = { $times } (весна: одна зі сторін не зробила жодного ходу)
settle-blanks =
    { $n ->
        [one] { $times } ({ $n } роздача перед цим не відбулася)
        [few] { $times } ({ $n } роздачі перед цим не відбулися)
       *[many] { $times } ({ $n } роздач перед цим не відбулися)
    }
settle-other = { $times }
settle-times = { $first } × { $rest }
settle-product = Ціна роздачі: { $product } = { $unit }.
settle-worth = Ціна роздачі: { $product }.
settle-line = { $who }: { SIGNED($points) }, разом { SIGNED($total) }
settle-line-tricks = { $who }: замовлено { $call }, узято { $tricks }: { SIGNED($points) }, разом { SIGNED($total) }
settle-line-silent = { $who }: без замовлення, узято { $tricks }: { SIGNED($points) }, разом { SIGNED($total) }

## Рахунок.

score-none = Ще не зіграно жодної роздачі.
score-item = { $who } { SIGNED($points) }
score-deal = Роздача { $n }: { $points }
score-thrown-in = Роздача { $n }: не відбулася
score-total = Разом: { $points }
score-deals =
    { $n ->
        [one] У партії { $n } роздача.
        [few] У партії { $n } роздачі.
       *[many] У партії { $n } роздач.
    }
score-target = Партія до { $n } очок.

## Що треба зробити.

prompt-call = Ваше слово: { $choices }
prompt-trump = Оголосіть козир: { $choices }
order-trumps = Козирі від старшого: { $ranks }
order-others = Інші масті: { $ranks }
prompt-lead = Ваш хід. Комбінація довільна.
prompt-beat = На столі { $what } ({ $who }). Бийте або пас.
prompt-card = Ваш хід: { $choices }

## Що де лежить.

hand-yours =
    { $n ->
        [one] У вас { $n } карта: { $cards }
        [few] У вас { $n } карти: { $cards }
       *[many] У вас { $n } карт: { $cards }
    }
hand-of = { $who }: { $cards }
counter-out =
    { $n ->
        [one] Ще не вийшла { $n } карта: { $cards }
        [few] Ще не вийшли { $n } карти: { $cards }
       *[many] Ще не вийшло { $n } карт: { $cards }
    }
counter-none = Усі карти вже вийшли.
