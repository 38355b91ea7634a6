### Що каже лише повний екран.

## Рядок угорі й місця.

tui-bar = { $game }, роздача { $deal }
tui-bar-keys = ? клавіші   m меню
tui-called = заявка { $call }
tui-bombs-left =
    { $count ->
        [one] ще { $count } бомба
        [few] ще { $count } бомби
       *[many] ще { $count } бомб
    }
tui-kitty = прикуп
tui-trump = Козир: { $sign } { $suit }
tui-takes = бере взятку
tui-passes = пас
tui-points = { SIGNED($points) }

## Що робити зараз, до 60 знаків.

tui-waiting = { $name } думає…
tui-your-call = Ваше слово: оберіть ← → або цифрою, далі Enter.
tui-name-trump = Торги виграли ви: назвіть козир.
tui-choose = Спершу оберіть: ← → або цифра.
tui-chosen = { $what }: скажіть це клавішею Enter.
tui-pick = Спершу виберіть карти: ← → і пробіл або їхні ранги.
tui-lead = Ваш хід: зіграйте будь-яку комбінацію.
tui-lead-card = Ваш хід: зіграйте будь-яку карту.
tui-follow-card =
    { $count ->
        [one] Ваш хід: можна зіграти { $count } карту.
        [few] Ваш хід: можна зіграти { $count } карти.
       *[many] Ваш хід: можна зіграти { $count } карт.
    }
tui-beat = Ваш хід. Треба побити: { $what }. Або пас.
tui-only-pass = Бити нічим: натисніть Enter, щоб сказати пас.
tui-no-pass = Зараз пасувати не можна.
tui-none-held = У вас немає такої карти: { $rank }.
tui-thinking = Підказка готується…
tui-hint-says = { $what }: { $why } ({ $at }/{ $of })
tui-hint-costs = { $what }, ціна: { $why } ({ $at }/{ $of })
tui-sorted = Карти розкладено { $way }.
tui-undone = Хід забрано назад.
tui-nothing-to-undo = У цій роздачі немає чого брати назад.
tui-no-practice = Ходи беруть назад лише у тренуванні.
tui-deal-over = Роздачу закінчено.
tui-match-over = Партію закінчено

## Кнопки.

tui-pass = Пас
tui-hint = Підказка
tui-play = Зіграти
tui-play-named = Зіграти: { $what }
tui-trump-choice = { $sign } { $suit } ({ $count })
tui-close = Закрити
tui-leave = Вийти
tui-settlement = Розрахунок
tui-next-deal = Далі
tui-look = Глянути на стіл

## Бічна колонка і сторінки.

tui-score = Рахунок
tui-total = Разом
tui-counter = Ще не вийшли
tui-happened = Ця роздача
tui-help = Клавіші
tui-rules = Правила
tui-settings = Налаштування
tui-menu = Меню
tui-menu-close = Грати далі
tui-menu-help = Клавіші
tui-menu-rules = Правила
tui-menu-score = Рахунок
tui-menu-settings = Налаштування
tui-menu-undo = Узяти хід назад
tui-menu-leave = Вийти з-за столу
tui-kept = Партію збережено: triumvir play --resume її продовжить.
tui-settings-kept = ← → змінюють значення. Налаштування зберігаються.

tui-key-arrows = ← → пробіл
tui-does-arrows = вказати карту, підняти її чи опустити
tui-key-ranks = 3 … 9 0 В Д К Т 2
tui-does-ranks = підняти карту цього рангу (0: десятка, S B: джокери)
tui-key-enter = Enter (ввід)
tui-does-enter = зіграти підняте, сказати обране
tui-key-pass = P
tui-does-pass = пас
tui-key-hint = H
tui-does-hint = підказка з поясненням; ще раз: наступна
tui-key-clear = C
tui-does-clear = опустити всі карти
tui-key-sort = R
tui-does-sort = розкласти за рангом, за мастю, групами
tui-key-reading = V
tui-does-reading = прочитати ті самі карти інакше
tui-key-undo = U
tui-does-undo = узяти хід назад, у тренуванні
tui-key-counter = G
tui-does-counter = лічильник карт увімкнути чи вимкнути
tui-key-score = F2
tui-does-score = рахунок
tui-key-rules = F3
tui-does-rules = правила цієї гри
tui-key-menu = M, Esc
tui-does-menu = меню: налаштування, вихід
tui-mouse = Миша: тисніть на карти або ведіть по них, далі тисніть кнопку.

## Налаштування.

tui-set-pace = Швидкість ботів
tui-set-sort = Карти розкладено
tui-set-deck = Кольори мастей
tui-set-motion = Рух
tui-set-counter = Лічильник карт
tui-set-auto-pass = Пасувати за мене, коли бити нічим
tui-set-timer = Час на хід
tui-set-language = Мова
tui-on = так
tui-off = ні
tui-seconds = { $seconds } с
tui-pace-instant = одразу
tui-pace-fast = швидко
tui-pace-normal = звичайно
tui-pace-slow = повільно
tui-sort-rank = за рангом
tui-sort-suit = за мастю
tui-sort-groups = групами
tui-deck-four = чотири
tui-deck-two = два
