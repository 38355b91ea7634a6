### Що каже лише повний екран.

## Рядок угорі й місця.

tui-bar = { $game }, роздача { $deal }
tui-bar-keys = ? клавіші   F3 правила   m меню
tui-small = Замале вікно: треба { $width }×{ $height }
tui-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
tui-called = замовлено { $call }
tui-bombs-left =
    { $count ->
        [one] ще { $count } бомба
        [few] ще { $count } бомби
       *[many] ще { $count } бомб
    }
tui-joker = Джокер
tui-kitty = прикуп
tui-trump = Козир: { $sign } { $suit }
tui-leads = заходить
tui-takes = бере
tui-told = { $who }: { $what }
tui-points = { SIGNED($points) }

## Що робити зараз, до 60 знаків.

tui-waiting = { $name } думає…
tui-call-landlord = Грати за господаря? ← → і Enter, або пас.
tui-call-digger = Грати за копача? ← → і Enter, або пас.
tui-call-stake = Яка ставка в цій роздачі? ← → і Enter.
tui-call-tricks = Скільки взяток замовите? ← → і Enter.
tui-name-trump = Ви виграли торги: оголосіть козир.
tui-choose = Спершу виберіть: ← → або цифра.
tui-chosen = { $what }: натисніть Enter, щоб сказати.
tui-pick = Спершу виберіть карти: ← → і пробіл або клавішею карти.
tui-lead = Ваш хід. Комбінація довільна.
tui-lead-card = Ваш хід. Карта довільна.
tui-follow-card =
    { $count ->
        [one] Ваш хід: можна зіграти { $count } карту.
        [few] Ваш хід: можна зіграти { $count } карти.
       *[many] Ваш хід: можна зіграти { $count } карт.
    }
tui-beat = На столі { $what }. Бийте або пас.
tui-only-pass = Перебити нічим: Enter — пас.
tui-no-pass = Зараз пасувати не можна.
tui-none-held = У вас немає такої карти: { $rank }.
tui-thinking = Підказка готується…
tui-hint-later = Підказка з’явиться на вашому ході.
tui-hint-says = { $what }: { $why } ({ $at }/{ $of })
tui-hint-costs = { $what }, ціна: { $why } ({ $at }/{ $of })
tui-sorted = Карти розкладено { $way }.
tui-undone = Хід скасовано.
tui-nothing-to-undo = У цій роздачі нема чого скасовувати.
tui-no-practice = Скасовувати ходи можна лише в тренуванні.
tui-deal-over = Роздачу закінчено.
tui-match-over = Партію закінчено

## Кнопки.

tui-pass = Пас
tui-hint = Підказка
tui-play = Зіграти
tui-play-named = Зіграти: { $what }
tui-trump-choice = { $sign } { $suit } ({ $count })
tui-close = Закрити
tui-go-on = Далі
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
tui-menu-story = Ця роздача
tui-menu-settings = Налаштування
tui-menu-undo = Скасувати хід
tui-menu-leave = Вийти з-за столу
tui-notice = Зверніть увагу
tui-first = Граєте вперше? H: що зіграти й чому. F3: правила. ?: клавіші.
tui-kept = Партія зберігається під час гри; продовжити її можна будь-коли.
tui-not-kept = Партію не збережено: вона закінчиться, коли ви вийдете.
tui-settings-kept = ← → змінюють значення. Налаштування зберігаються.

tui-key-arrows = ← → пробіл
tui-does-arrows = вказати карту, підняти її чи опустити
tui-key-ranks = 3 … 9 0 { face-J } { face-Q } { face-K } { face-A } 2
tui-does-ranks = підняти таку карту (0: десятка, S B: джокери)
tui-key-enter = Enter (ввід)
tui-does-enter = зіграти підняте, сказати вибране
tui-key-pass = P
tui-does-pass = пас
tui-key-hint = H
tui-does-hint = підказка з поясненням; ще раз: наступна
tui-key-clear = C
tui-does-clear = опустити всі карти
tui-key-sort = R, F5
tui-does-sort = розкласти за рангом, мастями, комбінаціями
tui-key-reading = V
tui-does-reading = прочитати ті самі карти інакше
tui-key-undo = U
tui-does-undo = скасувати хід, у тренуванні
tui-key-counter = G
tui-does-counter = лічильник карт увімкнути чи вимкнути
tui-key-story = L, F4
tui-does-story = що сказано й зіграно в цій роздачі
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
tui-set-letters = Літери на картах
tui-set-look = Вигляд
tui-set-motion = Анімація
tui-set-counter = Лічильник карт
tui-set-auto-pass = Пасувати за мене, коли перебити нічим
tui-set-timer = Час на хід
tui-set-language = Мова
tui-on = так
tui-off = ні
tui-seconds = { $seconds } с
tui-pace-instant = одразу
tui-pace-fast = швидко
tui-pace-normal = звичайно
tui-pace-slow = повільно
tui-sort-rank = за рангом
tui-sort-suit = за мастями
tui-sort-groups = комбінаціями
tui-deck-four = чотири
tui-deck-two = два
tui-look-dark = темний
tui-look-light = світлий
tui-look-contrast = контрастний
