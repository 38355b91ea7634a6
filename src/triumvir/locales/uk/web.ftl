# The page in the browser.

## Карти. $card — назва з тим, що вже сказано, $more — що сказано далі.

card-and = { $card }, { $more }
card-place = { $place } з { $count }
card-pre = вибрано до вашого ходу
card-hinted = підказка
card-dim = не можна зіграти
card-kitty = із прикупу
card-top = треба побити
card-backs =
    { $count ->
        [one] { $count } карта сорочкою
        [few] { $count } карти сорочкою
        [many] { $count } карт сорочкою
       *[other] { $count } карти сорочкою
    }
card-hand =
    { $count ->
        [one] Ваші карти: { $count } карта
        [few] Ваші карти: { $count } карти
        [many] Ваші карти: { $count } карт
       *[other] Ваші карти: { $count } карти
    }

## Головна.

home-title = Доу Дічжу, Велика трійка, Хокм
home-hero = Троє за столом. Один проти решти.
home-about = Карткові ігри з Китаю та країн Перської затоки: із сильними ботами або з друзями. Без реєстрації.
home-games = Ігри
home-continue = Продовжити
home-result = Результат
home-with = { $game }: { $names }
home-with-bots =
    { $bots ->
        [one] { $game } проти { $bots } бота
        [few] { $game } проти { $bots } ботів
       *[many] { $game } проти { $bots } ботів
    }
home-deal = Роздача { $deal }.
home-deal-yours = Роздача { $deal }. Ваш хід.
home-between = Між роздачами.
home-over = Партію зіграно.
home-waits = Чекаємо на гравців.
home-dou-dizhu-sub = Боротьба з господарем
home-dou-dizhu-one = Двоє селян, один господар і чиясь бомба в рукаві.
home-dou-dizhu-meta = 3 гравці · по 17 карт, 3 у прикупі
home-dou-dizhu-more = або 4 гравці, дві колоди
home-big-three-sub = Ва Кен, «копай яму»
home-big-three-one = Трійки старші за тузів. Беріть прикуп і позбудьтеся карт раніше за всіх.
home-big-three-meta = 3 гравці · по 16 карт, 4 у прикупі
home-big-three-more = або 4 гравці парами
home-hokm-sub = Гра з козирем
home-hokm-one = Замовте взятки, призначте козир, тримайте слово. Пасувати не можна.
home-hokm-meta = 3 гравці · по 10 карт
home-hokm-more = до 500 очок
home-pick =
    { $seats ->
        [one] { $seats } гравець · { $level }
        [few] { $seats } гравці · { $level }
       *[many] { $seats } гравців · { $level }
    }
home-players = Гравці
home-seats-dou-dizhu = { $seats }
home-seats-dou-dizhu-4 = { $seats }, дві колоди
home-seats-big-three = { $seats }
home-seats-big-three-4 = { $seats } парами
home-bots = Боти
home-level-novice = Початківець
home-level-club = Клубний
home-level-expert = Майстер
home-bots-novice = початківці
home-bots-club = клубні гравці
home-bots-expert = майстри
home-a-bot-random = Бот, грає будь-як
home-a-bot-novice = Бот, початківець
home-a-bot-club = Бот, клубний рівень
home-a-bot-expert = Бот, майстер
home-free = Вільне місце
home-play = Грати
home-against =
    { $bots ->
        [one] проти { $bots } бота
        [few] проти { $bots } ботів
       *[many] проти { $bots } ботів
    }
home-friends = Грати з друзями
home-lesson = Урок на дві хвилини
home-rules = Правила
home-open = Відкриті столи
home-no-tables = Зараз відкритих столів немає.
home-new = Новий стіл
home-new-same = Такий самий стіл
home-here = { home-persons }, { home-chairs }
home-persons =
    { $here ->
        [0] Поки нікого
        [one] { $here } гравець
        [few] { $here } гравці
       *[many] { $here } гравців
    }
home-chairs =
    { $free ->
        [0] вільних місць немає
        [one] { $free } вільне місце
        [few] { $free } вільні місця
       *[many] { $free } вільних місць
    }
home-join = Сісти
home-watch = Дивитися
home-shows = Дивитися гру ботів
home-shows-text = Вони грають між собою, поки ви дивитеся. Їхні карти відкривають після роздачі.
home-code = Код столу або посилання
home-no-code = Столу з таким кодом немає.
home-no-code-why = Столи, за якими довго ніхто не грає, прибирають. Попросіть нове посилання або створіть стіл самі.
home-records = Останні записи
home-no-records = Тут будуть ваші партії.
home-points =
    { $count ->
        [one] очко
        [few] очки
       *[many] очок
    }
home-open-record = Відкрити запис із файлу
home-shuffle = Кожне тасування можна перевірити після роздачі.
home-guest = Гість
home-table = Стіл
home-sit = Сісти за стіл
home-full = Усі місця зайнято.
home-closed = Цей стіл закрито.
home-no-server = Немає зв’язку із сервером. Спробуйте за мить.
home-again = Спробувати ще раз
home-home = На головну
home-unknown = Тут нічого немає
home-unknown-why = Можливо, в адресі помилка або те, що тут було, прибрано.
home-failed = Сторінка не завантажилася
home-failed-why = Зв’язок утрачено або вийшла нова версія.

## Новий стіл.

new-title = Новий стіл
new-game = Гра
new-seats = Місця
new-you = Ви
new-seat = Місце { $n }
new-friend = Друг
new-rules = Правила столу
new-preset = За основу
new-number = { $what }: { $n }.
new-option-match-deals = Роздач у партії
new-option-target = Очок до кінця партії
new-option-stake-4p = Ставка без торгів
new-agree = Усі побачать ці правила перед першою роздачею.
new-edit = Змінити
new-edited = Готово
new-changed =
    { $count ->
        [one] { $count } зміна
        [few] { $count } зміни
       *[many] { $count } змін
    }
new-clock = Час на хід
new-seconds =
    { $seconds ->
        [0] Без обмежень
       *[other] { $seconds } с
    }
new-who = Хто може сісти
new-by-link = За посиланням
new-listed = Усі охочі
new-name-it = Назва столу
new-waits = Почнемо, щойно сядуть усі; вільні місця можна віддати ботам.
new-at-once = Самі боти: починаємо одразу.
new-make = Створити стіл
new-made = Запросіть друзів
new-then = Надішліть посилання, скажіть код або покажіть картинку. Стіл зачекає.
new-to-table = До столу
new-invite = Запросити
new-qr = Посилання як QR-код
new-code = Код
new-copy = Копіювати посилання
new-copied = Скопійовано
new-share = Поділитися
new-loopback = Це посилання працює лише на цьому комп’ютері. Запустіть сервер для своєї мережі, щоб ним скористалися й інші.

## Налаштування.

set-title = Налаштування
set-look = Вигляд і рух
set-language = Мова
set-theme = Тема
set-theme-system = Як у системі
set-theme-light = Світла
set-theme-dark = Темна
set-theme-contrast = Контрастна
set-motion = Рух
set-motion-system = Як у системі
set-motion-full = Повний
set-motion-reduced = Стриманий
set-motion-none = Без руху
set-cards = Карти
set-suits = Кольори колоди
set-suits-note = Трефи зелені, бубни сині: масті легко розрізнити.
set-suits-4 = Чотири
set-suits-2 = Два
set-large = Великий друк
set-large-note = Більші позначки, без малюнків.
set-letters = Літери на картах
set-table = Стіл
set-sort = Порядок карт
set-sort-rank = За рангом
set-sort-suit = За мастю
set-sort-groups = За комбінаціями
set-auto-pass = Пасувати за мене, коли нічим бити
set-auto-pass-note = Спершу пауза, тож ніхто нічого не дізнається.
set-auto-play = Грати єдину можливу карту
set-auto-play-note = У Хокмі, коли дозволено лише одну.
set-double = Подвійний дотик: зіграти карту
set-double-note = Інакше він вибирає всі карти цього рангу.
set-counter = Лічильник карт
set-counter-note = Скільки карт кожного рангу ще не вийшло.
set-buttons = Кнопки
set-buttons-right = «Зіграти» праворуч
set-buttons-left = «Зіграти» ліворуч
set-keys = Клавіші без Ctrl
set-keys-note = Вимкніть, якщо диктуєте голосом.
set-hearing = Звук і читання вголос
set-sound = Звуки
set-sound-note = Короткі й тихі.
set-volume = Гучність
set-speak = Що озвучує екранний диктор
set-speak-all = Усе
set-speak-mine = Моє й те, що треба побити
set-speak-off = Нічого
set-account = Ви
set-name = Ваше ім’я
set-name-note = Його бачать за столом.
set-key = Ваш ключ
set-key-note = Облікового запису немає: цей браузер береже таємний ключ до ваших місць і записів. Збережіть його для іншого пристрою і нікому не показуйте.
set-key-save = Зберегти у файл
set-key-load = Взяти з файлу
set-key-taken = Готово. Тепер у цьому браузері той ключ і ті налаштування.
set-key-wrong = У цьому файлі ключа немає.
set-preview = Перегляд
## After a deal: how it was paid.

after-deal = Роздача { $n }
after-deal-of = Роздача { $n } з { $of }
after-you = Ви
after-and = { $first }, { $rest }
after-won = Ви виграли роздачу
after-lost = Ви програли роздачу
after-even = Роздача нічого вам не дала й не забрала
after-others = Перемогли: { $who }
after-nobody = Ніхто не виконав замовлення
after-thrown = Ніхто не торгувався
after-match-won = Перемога в партії: { $who }
after-match-mine = Ви виграли партію
after-worth = Скільки коштувала роздача
after-stake = ставка
after-factor-bombs =
    { $count ->
        [one] { $count } бомба
        [few] { $count } бомби
       *[many] { $count } бомб
    }
after-factor-spring = весна
after-factor-blanks = перездано
after-factor-other = інше
after-pays-each = кожен платить
after-pays-to = кожному
after-player = Гравець
after-called = Замовлення
after-took = Взятки
after-change = Зміна
after-total = Разом
after-to-go = до мети { $count }
after-cards-left = Карти, що лишилися
after-kitty = Прикуп був
after-out = вихід першим
after-left =
    { $count ->
        [one] лишилася { $count }
        [few] лишилося { $count }
       *[many] лишилося { $count }
    }
after-next = Далі
after-rematch = Реванш
after-waiting = Чекаємо на інших
after-begins = за { $count } с
after-review = Розбір
after-link = Посилання
after-copied = Скопійовано
after-save = Зберегти запис
after-close = До столу

## After a deal: the shuffle.

after-fair = Тасування перевірено
after-fair-text = Карти збігаються з відбитком у записі; до роздачі цей браузер відбитка не отримав.
after-fair-kept = Браузер зберіг відбиток, оголошений до роздачі: він збігається з колодою.
after-fair-kept-mine = Браузер зберіг відбиток, оголошений до роздачі: він збігається з колодою, і ваш внесок у ній є.
after-fair-print = Відбиток
after-fair-checking = Перевіряємо тасування
after-fair-none = Ця роздача не має доказу
after-fair-none-text = Її роздав не сервер, що обіцяв своє тасування.
after-fair-cannot = Цей браузер не може перевірити
after-fair-cannot-text = Браузери перевіряють лише на сторінках із захищеним з’єднанням. Збережіть запис і перевірте його командою triumvir verify.
after-fair-failed = Тасування не збігається
after-fair-failed-promise = Відбиток не той, який цей браузер бачив до роздачі. Збережіть запис.
after-fair-failed-salt = Того, що додав до тасування цей браузер, у ньому немає. Збережіть запис.
after-fair-failed-commitment = Зерно не те, яке обіцяли до роздачі. Збережіть запис.
after-fair-failed-cards = Із зерна випливають інші карти. Збережіть запис.
after-fair-expected = Очікуваний відбиток
after-fair-found = Знайдений відбиток

## After a deal: replay.

after-replay = Перегляд
after-replay-of = { $game }: перегляд
after-hands = Карти всіх
after-moves = Ходи
after-move = Хід
after-move-of = Хід { $n } з { $of }: { $what }
after-dealt = Карти роздано
after-said = { $who }: { $what }
after-first = Перший хід
after-back = На хід назад
after-forward = На хід уперед
after-last = Останній хід
after-run = Програвати
after-stop = Зупинити
after-key-step = хід
after-key-trick = коло
after-key-hands = карти всіх
after-key-mistake = наступна помилка
after-key-run = пуск, пауза
after-deals = Роздачі
after-or = { $first } або { $rest }
after-find = Знайти помилки
after-finding = Шукаємо помилки…
after-mistakes =
    { $count ->
        [0] Від ходу { $since } помилок немає, якщо бачити всі карти.
        [one] Від ходу { $since }: { $count } помилка, якщо бачити всі карти.
        [few] Від ходу { $since }: { $count } помилки, якщо бачити всі карти.
       *[many] Від ходу { $since }: { $count } помилок, якщо бачити всі карти.
    }
after-next-mistake = Наступна помилка
after-next-remark = Наступне зауваження
after-better-points =
    { $loss ->
        [one] Краще: { $what }. Це дало б на { $loss } очко більше.
        [few] Краще: { $what }. Це дало б на { $loss } очки більше.
       *[many] Краще: { $what }. Це дало б на { $loss } очок більше.
    }
after-better-tricks =
    { $loss ->
        [one] Краще: { $what }. Це дало б на { $loss } взятку більше.
        [few] Краще: { $what }. Це дало б на { $loss } взятки більше.
       *[many] Краще: { $what }. Це дало б на { $loss } взяток більше.
    }
after-stop-finding = Зупинити
after-progress = Скільки роздачі вже переглянуто
after-waits = Спершу інші. Черга дійде й до вас.
after-asking = Попередні ходи розглядає майстер.
after-opinions =
    { $count ->
        [0] Від ходу { $since } і доти майстер не зіграв би явно інакше.
        [one] Від ходу { $since } і доти майстер зіграв би інакше { $count } хід.
        [few] Від ходу { $since } і доти майстер зіграв би інакше { $count } ходи.
       *[many] Від ходу { $since } і доти майстер зіграв би інакше { $count } ходів.
    }
after-stopped = Зупинено.
after-broken = Сервер зупинився, не дійшовши до кінця.
after-opinion = Думка: знаючи те саме, що й гравець, майстер обрав би «{ $what }».
after-opinion-why = Чому: { $why }.
after-opinion-gain = Очікуваний виграш в очках за роздачу: { $gain }, плюс-мінус { $error }.
after-no-deal = У цій партії ще не завершено жодної роздачі.
after-reading = Читаємо запис
after-failed = Не вийшло
after-again = Спробувати ще

## A record from a file.

after-record = Відкрити запис
after-record-text = Виберіть файл, збережений кнопкою «Зберегти запис». Сервер лише прочитає його, не зберігаючи.
after-choose = Вибрати файл
after-drop = або перетягніть його сюди
after-open = Відкрити
after-wrong = У записі помилка
after-wrong-line = Рядок { $line }
after-wrong-found = У файлі
after-wrong-expected = Має бути
after-wrong-before = Що записано до цього місця, показано нижче.
## Table.

table-home = На головну
table-free = Вільне місце
table-seat = { $name }, { $where }
table-bot-plays = Грає бот
table-gone = Немає зв’язку
table-is-ready = Готово
table-not-ready = Чекаємо
table-left =
    { $count ->
        [one] лишилася { $count } карта
        [few] лишилося { $count } карти
       *[many] лишилося { $count } карт
    }
table-took = взято { $tricks } з { $contract }
table-code = Код { $code }
table-deal-n = Роздача { $n }
table-deal-of = Роздача { $n } з { $of }
table-trick-n = Роздача { $deal }, взятка { $trick }
table-stake = Ставка { $stake }
table-stake-times = Ставка { $stake } ×{ $times }
table-trump = Козир: { $suit }
table-trump-order = Козир { $suit }: від старшої карти
table-you-said = Ви: { $call }
table-runs-right = Далі праворуч
table-runs-left = Далі ліворуч
table-kitty = Прикуп
table-exposed = Відкрита карта
table-your-last = Ваш попередній хід
table-your-card = Ваша карта
table-bass = Бас
table-kabbout = Кабут
table-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
table-bid-closed = { $n }: уже не можна
table-pass = Пас
table-hint = Підказка
table-hint-pass = Пас: { $why }
table-play = Зіграти
table-will-play = Коли вийде час: { $cards }
table-readings = Як це зіграти
table-sending = Надсилаємо…
table-still-sending = Ще надсилаємо. Хід зарахується лише раз.
table-taken = взято { $tricks } з { $contract }
table-take-back = Повернутися до гри
table-ready = Починаймо
table-next = Наступна роздача
table-rematch = Ще одна партія
table-kept = { $prompt } Ваш вибір збережено.
table-soon = Зараз буде зроблено за вас. Esc зупинить.
table-soon-stop = Чекати
table-lost = Зв’язок зник. Ваші карти на місці.
table-restarting = За мить продовжимо. Годинник стоїть.
table-elsewhere = Це місце відкрито в іншій вкладці.
table-use-here = Грати тут
table-moved-on = Гра пішла далі. Виберіть ще раз.
table-try = Спробувати зараз
table-seconds =
    { $count ->
        [one] Лишилася { $count } секунда
        [few] Лишилося { $count } секунди
       *[many] Лишилося { $count } секунд
    }
table-sort = Сортувати
table-sort-rank = Ранг
table-sort-suit = Масть
table-sort-groups = Групи
table-counter = Лічильник карт
table-counter-more = ще не вийшли
table-score = Рахунок
table-deal = Роздача
table-total = Разом
table-last = Остання взятка
table-last-none = Поки що нічого.
table-rules = Правила
table-chat = Чат
table-chat-none = Поки що ніхто нічого не сказав.
table-chat-write = Сказати щось
table-chat-send = Надіслати
table-mute = Не чути: { $name }
table-unmute = Знову чути: { $name }
table-panel = Лічильник, рахунок і чат
table-menu = Меню
table-close = Закрити
table-let-bot = Хай грає бот
table-settings = Налаштування
table-looking = Ви глядач
table-auto-pass = Пасувати за мене, коли нічим бити
table-auto-play = Грати єдину можливу карту
table-leave = Піти з-за столу
table-leave-more = Ваше місце назавжди займе бот. Щоб мати змогу повернутися, просто закрийте сторінку.
table-surrender = Визнати поразку
table-surrender-more = Роздачу за вас дограє бот; очки будуть ваші.
table-stay = Лишитися
table-invite = Надішліть друзям посилання або код.
table-add-bot = Додати бота
table-keys = Комбінації клавіш
table-key-move = рух по картах
table-key-lay = перекласти карту на місце далі
table-key-toggle = вибрати карту або зняти вибір
table-key-rank = до карти цього рангу (0: десятка, S B: джокери)
table-key-play = зіграти
table-key-pass = пас
table-key-hint = наступна підказка; з Shift попередня
table-key-clear = зняти вибір
table-key-bid = ставка, замовлення (0: десять); C D H S: козир
table-key-sort = інше сортування
table-key-last = прочитати взятку
table-key-counts = скільки карт лишилося
table-key-score = прочитати рахунок
table-key-round = по колу: дії, карти, стіл, панель
table-key-stop = закрити, зняти вибір

## The rules of a game.

rules-title = Правила
rules-of = Правила: { $game }
rules-contents = Зміст
rules-except = Звичайні правила, але:
rules-as-written = Звичайні правила.
rules-pictures = У картинках
rules-chain = Від слабшого до сильнішого
rules-beats = б’є

## A first lesson.

lesson-title = Урок на дві хвилини
lesson-step = { $n } з { $of }
lesson-task-beat = Перебийте те, що на столі. Комбінація: { $what }.
lesson-task-lead = Ваш хід. Комбінація: { $what }.
lesson-task-follow = Треба ходити в масть: { $what }.
lesson-task-win = Візьміть цю взятку. Козир: { $what }.
lesson-how = Виберіть, чим ходити, і натисніть «Зіграти».
lesson-choose = Спершу виберіть карти.
lesson-wrong = Не те. Зважте на вид комбінації, кількість карт і їхній ранг.
lesson-right = Правильно.
lesson-hint = Підказка
lesson-play-it = Зіграти
lesson-next = Далі
lesson-skip = Пропустити
lesson-done = Урок пройдено
lesson-done-text = Тепер ви знаєте, як іде гра. Решта прийде з досвідом.
lesson-play = Грати
lesson-again = Ще раз
