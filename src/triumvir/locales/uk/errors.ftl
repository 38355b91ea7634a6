### Що пішло не так: по одному повідомленню на код. $got — що дано, $expected — перелік у запису гри.

## Що набрано.

error-action-unknown = «{ $got }» — не дія.
error-action-wrong-phase = «{ $got }» зараз не до речі: роблять інше.
error-call-unknown = «{ $got }» — не слово цих торгів.
error-call-illegal = «{ $got }» зараз сказати не можна. Можна: { $expected }.
error-trump-illegal = «{ $got }» не може бути козирем. Назвіть C, D, H або S.
error-card-unknown = «{ $got }» — не карта. Карти пишуть так: TH, 7C, b або r.
error-card-not-in-pack = Такої карти в колоді цієї гри немає: { $got }.
error-card-twice = Карту вказано двічі: { $got }.
error-rank-unknown = У колоді цієї гри немає «{ $got }».
error-suit-unknown = «{ $got }» — не масть. Масті: C, D, H і S.
error-seat-unknown = Місця «{ $got }» за цим столом немає.

## Чого не можна зіграти.

error-turn-other-seat = Зараз хід іншого.
error-play-not-held = У вас немає таких карт: { $got }.
error-play-no-combination = Ці карти разом не ходять: { $got }.
error-play-reading = Ці карти не можна прочитати як «{ $got }».
error-play-does-not-beat = { $got } не перебиває того, що на столі.
error-play-must-lead = Ви заходите, тож пасувати не можна. Комбінація довільна.
error-play-bombs-spent = Ви вже зіграли всі бомби, які дозволяє ваша ставка.
error-play-must-follow = { $got } — не та масть. Можна: { $expected }.
error-play-must-trump = { $got } — не козир, а треба козиряти. Можна: { $expected }.
error-play-must-overtrump = { $got } — замалий козир. Можна: { $expected }.

## Те саме для того, хто вибрав карти.

fault-lacks-key = Замало. На столі: { $combination }.
fault-lacks-length = Комбінація та сама, довжина інша. На столі: { $combination }.
fault-lacks-kind = Комбінація інша. На столі: { $combination }.
fault-not-held = У вас немає таких карт: { $cards }.
fault-must-follow = Треба ходити в масть: { $suit }.
fault-must-trump = Треба козиряти: { $suit }.
fault-must-overtrump = Треба старшого козиря: { $suit }.
fault-other-seat = Зараз хід іншого: { $who }.

## Роздачі й партії.

error-deal-hand-size = Не та кількість карт на руках: { $got } замість { $expected }.
error-deal-kitty-size = Не та кількість карт у прикупі: { $got } замість { $expected }.
error-deal-hands = Не та кількість рук: { $got } замість { $expected }.
error-deal-sides = Сторони не відповідають місцям: { $got }.
error-deal-over = Роздачу закінчено.
error-deal-running = Роздачу ще не закінчено.
error-deal-hidden = Глядачам карти за цим столом не показують.
error-match-over = Партію закінчено.
error-world-none = Жодні приховані карти не відповідають побаченому.

## Ігри, правила столу й боти.

error-game-unknown = Гри «{ $got }» немає. Є: { $expected }.
error-game-twice = Гру «{ $got }» вказано двічі.
error-preset-unknown = Набору правил «{ $got }» у цієї гри немає. Є: { $expected }.
error-option-unknown = Правила «{ $got }» у цієї гри немає. Є: { $expected }.
error-option-value = Так не можна: «{ $got }». Можна: { $expected }.
error-bot-unknown = Бота «{ $got }» немає. Є: { $expected }.
error-bot-budget = «{ $got }» — не межа для бота. Можна: { $expected }.
error-bot-not-to-act = Ботові тут нема чого робити.
error-bot-program = Програма «{ $got }» не запускається або завершилася.
error-bot-answer = Програма відповіла «{ $got }». Очікувалося: { $expected }.
error-bot-illegal = Програма вибрала «{ $got }», а так не можна. Можна: { $expected }.
error-bot-late = Програма не відповіла вчасно.
error-language-unknown = Мови «{ $got }» немає. Є: { $expected }.

## Позиції, записи й файли.

error-position-fields = У позиції не стільки полів: { $got }.
error-position-field = Поле позиції неможливе: { $got }.
error-record-toml = Запис не читається як TOML: { $got }.
error-record-field = Невідоме поле: { $got }.
error-record-missing = У записі бракує: { $expected }.
error-record-version = Запис іншої версії: { $got }.
error-record-action = Дія із запису неможлива: { $got }.
error-record-result = Результат не випливає з дій: { $got }.
error-record-checksum = Контрольна сума не збігається: { $got }.
error-record-view = Цього запис не показує: { $got }.
error-fair-salt = «{ $got }» не є сіллю. Сіль: { $expected }.
error-fair-missing = Для однієї роздачі із запису немає доказу.
error-fair-order = Доказ не на своєму місці: { $got } замість { $expected }.
error-fair-commitment = Зобов’язання не відповідає зерну: { $got }.
error-fair-deal = Роздача не та, якої стосувалося зобов’язання: { $got }.
error-fair-text = Текст запису змінено.
error-json-text = Це не об’єкт JSON відомого виду: { $got }.
error-json-field = Поле об’єкта JSON неможливе: { $got }.
error-vector-line = Рядок векторів не читається: { $got }.
error-vector-kind = Векторів виду «{ $got }» немає.
error-saved-unknown = Такої збереженої партії, щоб продовжити, немає.
error-saved-in-use = Партію { $got } зараз грають в іншому вікні.
error-saved-failed = Партію не вдається зберегти: { $got }. Хід не зроблено.
error-file-unreadable = Файл не читається: { $got }.

## Столи на сервері.

error-table-unknown = Столу «{ $got }» немає.
error-table-full = Усі місця за цим столом зайняті. Можна дивитися.
error-table-closed = Цей стіл закрито.
error-table-phase = Не зараз: це можна зробити пізніше.
error-table-host = Це може лише господар столу.
error-table-pace = Час за столом так не задати. Можна: { $expected }
error-chair-unknown = За столом немає місця { $got }.
error-chair-taken = Це місце зайняте.
error-chair-none = Ви глядач. Спершу сядьте за стіл.
error-name-empty = Оберіть ім’я від 1 до 24 літер.
error-chat-empty = Нема чого сказати.
error-chat-phrase = Немає швидкої фрази «{ $got }».
error-command-stale = За столом уже інший хід; подивіться й оберіть знову.
error-command-busy = Сервер зайнятий. Буде ще одна спроба.
error-token-wrong = Цей ключ не підходить до жодного місця.
error-seat-elsewhere = Це місце відкрито в іншій вкладці або на іншому пристрої.

## Арена й те, що не встановлено.

error-arena-bots = Стільки ботів у це не зіграє: { $got }.
error-arena-file = Рядок результатів не читається: { $got }.
error-arena-other = Результати іншого змагання: { $got } замість { $expected }.
error-arena-exists = Результати вже є: { $got }.
error-extra-missing = Не встановлено: { $got }. Установити: { $expected }

## Двері сервера.

error-origin-foreign = Цей запит прийшов з іншого сайту або від програми, яка цього не каже. Потрібно: { $expected }.
error-path-unknown = За адресою { $got } нічого немає.
error-path-method = { $got } там неможливо.
error-hello-first = З’єднання починається з одного вітання.
error-limit-rate = Забагато водночас; { $expected }.
error-limit-size = Це завелике; щонайбільше { $expected }.
error-limit-sockets = Забагато з’єднань з однієї адреси; щонайбільше { $expected }.
error-limit-time = Це тривало задовго; щонайбільше { $expected }.
error-limit-slow = Ваше з’єднання надто повільне для того, що надсилається.
error-limit-faults = Забагато не вдалося прочитати. З’єднання закрито.
error-think-busy = Серверу забракло часу це обдумати. Спробуйте за мить.
error-server-full = Саме зараз під’єднується багато людей. Спробуйте за мить.
error-server-closing = Сервер перезапускається. Ваш стіл збережено.
error-server-port = Сервер не може слухати на { $got }.
error-server-page = Сторінку для браузера не зібрано: { $expected }.
error-server-fault = На сервері сталася помилка. Спробуйте ще раз.
error-server-store = Базу даних не вдалося відкрити: { $got }.
error-file-exists = Файл { $got } уже є.
