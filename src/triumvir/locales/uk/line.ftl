### What only line mode says.

## Команда hint.

hint-to-act = хід місця { $seat }, зараз { $phase }
hint-others =
    { $count ->
        [one] { $cost } (ще { $count } додаток)
        [few] { $cost } (ще { $count } додатки)
       *[many] { $cost } (ще { $count } додатків)
    }
hint-head-play = хід
hint-head-combination = комбінація
hint-head-cost = ціна
phase-auction = торги
phase-trump = вибір козиря
phase-play = розіграш

## Перевірка арабської, doctor --arabic.

selftest-title = Арабська в цьому терміналі
selftest-look = Ось два речення, кожне чотирма способами. Знайдіть спосіб, яким обидва читаються правильно: літери кожного слова з’єднані, перше слово стоїть скраю праворуч, а карти 7H 8S — скраю ліворуч, 7H перед 8S.
selftest-marks = Ці дві риски мають закінчуватися одна під одною. Якщо ні, замість logical візьміть bare:
selftest-choose = Потім надайте змінній { $variable } назву, що стоїть над правильним способом.
selftest-now = Зараз діє: { $mode }

## Слова, які можна писати за столом; перше з кожних показують.

word-play = зіграти грати з
word-pass = пас п -
word-bid = ставка замовляю
word-trump = козир козирі
word-hint = підказка пк
word-undo = назад скасувати
word-sort = сортувати с
word-counter = лічильник л
word-score = рахунок р
word-rules = правила пр
word-last = остання о
word-legal = можна м
word-table = стіл ст
word-auto = авто
word-pace = темп
word-help = допомога ?
word-quit = вийти вихід
word-clubs = трефи трефа хрести
word-diamonds = бубни бубна
word-hearts = чирви чирва
word-spades = піки піка
word-black-joker = чорний
word-red-joker = червоний
word-call = беру
word-rob = перехоплюю
word-bass = бас
word-kabbout = кабут
word-instant = миттєво 0
word-fast = швидко
word-normal = звичайно
word-slow = повільно

## Що робить кожне з них.

help-play = { $words } і карти: зіграти 33, зіграти 3335, зіграти { face-J }♥. Перше слово можна не писати.
help-pass = { $words }: пас, у торгах і в грі
help-bid = { $words } і число: ставка 2. Досить і самого числа.
help-trump = { $words } і масть: козир чирви, або просто H
help-hint = { $words }: що можна зіграти, одне за одним
help-legal = { $words }: усе, що зараз дозволено
help-sort = { $words }: розкласти карти інакше
help-table = { $words }: у кого скільки карт, що лежить на столі, ваші карти
help-last = { $words }: ще раз попередня взятка або коло
help-counter = { $words }: які карти ще не вийшли
help-score = { $words }: рахунок
help-rules = { $words }: коротко правила
help-undo = { $words }: скасувати останній хід, у тренуванні
help-auto = { $words }: пасувати за вас, коли інше неможливе; увімкнути чи вимкнути
help-pace = { $words } { $paces }: як швидко грають боти
help-help = { $words }: цей перелік
help-quit = { $words }: піти; партію збережено
help-cards = Карти: 3 4 5 6 7 8 9 10 { face-J } { face-Q } { face-K } { face-A } 2 або J Q K A, джокери b (чорний) і r (червоний); масті C ♣, D ♦, H ♥, S ♠.

## Що кажуть за столом.

line-match = { $game }. Ви граєте проти: { $others }.
line-rules = Правила: { $rules }
line-saved = Партія { $n } зберігається під час гри.
line-unsaved = Ця партія не зберігається: { $why }
line-practice = Тренування: ходи можна скасовувати.
line-slow = Боти тут не скомпільовані, тож думають повільно. Допоможе компілятор C: triumvir doctor
line-goes-on = Партія { $n } триває.
line-broken = Файл партії { $n } пошкоджено; вона триває з останнього цілого ходу. ({ $why })
line-start = Пишіть карти або ставку; «{ $help }» покаже всі команди, «{ $rules }» коротко розкаже правила.
line-cards-of =
    { $n ->
        [one] { $who }: { $n } карта
        [few] { $who }: { $n } карти
       *[many] { $who }: { $n } карт
    }
line-cards-role =
    { $n ->
        [one] { $who }, { $role }: { $n } карта
        [few] { $who }, { $role }: { $n } карти
       *[many] { $who }, { $role }: { $n } карт
    }
line-tricks =
    { $n ->
        [one] { $who }: { $n } взятка, замовлено { $call }
        [few] { $who }: { $n } взятки, замовлено { $call }
       *[many] { $who }: { $n } взяток, замовлено { $call }
    }
line-trump = Козир: { $suit }
line-next-bot = Після вас грає { $name }.
line-nothing-laid = На столі нічого не лежить.
line-hint = Спробуйте так: { $what }, { $reason }.
line-offer = { $n } з { $all }: { $what }. Ціна: { $cost }.
line-sorted-rank = Розкладено за рангом.
line-sorted-suit = Розкладено за мастями.
line-sorted-groups = Розкладено за комбінаціями.
line-auto-on = Коли можна лише пасувати, пас скажуть за вас.
line-auto-off = Вас питають, навіть коли можна лише пасувати.
line-pace = Боти грають так: { $pace }.
line-next = Наступна роздача: Enter
line-time =
    { $n ->
        [one] На хід у вас { $n } секунда.
        [few] На хід у вас { $n } секунди.
       *[many] На хід у вас { $n } секунд.
    }
line-bye = До побачення. Продовжити можна будь-коли: { $command }
line-bye-unsaved = До побачення.

## Що кажуть на помилку. Завжди один рядок.

line-empty = Нічого не написано. Пишіть карти або ставку, або «{ $help }».
line-unknown = «{ $got }» тут нічого не означає. Пишіть карти або ставку, або «{ $help }».
line-extra = Після «{ $word }» нічого не пишуть.
line-no-undo = Скасовувати ходи можна лише в тренуванні: triumvir play --practice
line-nothing-back = У цій роздачі нема чого скасовувати.
line-pace-which = Темп буває такий: { $paces }.
line-wait = Роздачу зіграно. Enter починає наступну.
line-no-cards = Які карти? Напишіть їх після слова, наприклад { $example }.
line-settled = Партія, яку продовжують, зберігає правила й гравців; приберіть { $given }.

## Перед партією.

ask-language = Мова
ask-match = Партія
ask-match-on = продовжити партію { $n }: { $game }
ask-match-new = нова партія
ask-game = Гра
ask-level = Боти
ask-rules = Правила
ask-rules-last = як минулого разу
ask-rules-practice = тренування: ходи можна скасовувати
ask-which = { $what } [{ $usual }]:
ask-row = { $n } { $name }
ask-again = Напишіть число від 1 до { $n } або Enter, тоді буде { $usual }.

## Збережені партії.

matches-none = Ще не збережено жодної партії.
matches-row =
    { $deals ->
        [one] { $n }, { $when }: { $game }, { $deals } роздача, ви { SIGNED($points) }, { $state }
        [few] { $n }, { $when }: { $game }, { $deals } роздачі, ви { SIGNED($points) }, { $state }
       *[many] { $n }, { $when }: { $game }, { $deals } роздач, ви { SIGNED($points) }, { $state }
    }
matches-open = не закінчено
matches-won = виграно
matches-lost = програно
matches-broken = { $n }, { $when }: пошкоджено
matches-next = Enter: наступна, число: та роздача, { $quit }: піти
matches-deal = Роздача { $n } з { $all }
matches-dealt = { $who }, на початку: { $cards }
matches-kitty = У прикупі: { $cards }
matches-end = Це була остання роздача.
matches-no-deal = Роздачі { $got } нема; усього їх { $n }.
matches-ends = Тут запис закінчується: { $why }
