### Що каже triumvir join за столом сервера.

## Слова, які там можна писати ще.

word-say = сказати скажи чат
word-mute = заглушити
word-ready = готово готовий готова
word-away = відійти
word-back = повернутися
word-surrender = здатися
word-leave = встати
word-fill = посадити
word-change = змінити
word-close = закрити

## Що робить кожне з них.

help-say = { $words } і текст: сказати всім за столом. Число каже готову фразу: { $phrases }
help-mute = { $words } і номер або ім’я: ви більше не чуєте цього гравця; ще раз — знову чуєте
help-ready = { $words }: ви готові до наступної роздачі; те саме робить Enter
help-away = { $words }: бот грає за вас, доки ви не повернетеся
help-back = { $words }: ви знову граєте самі
help-surrender = { $words }: здати цю роздачу; її дограє за вас бот
help-leave = { $words }: назавжди звільнити своє місце
help-fill = { $words } і рівень: хто відкрив стіл, садить на вільні місця ботів: { $levels }
help-change = { $words } і НАЗВА=ЗНАЧЕННЯ: хто відкрив стіл, змінює правила або час наступної партії; назва набору бере його правила
help-close = { $words }: хто відкрив стіл, закриває його назавжди
help-auto-play = { $auto } { $play }: так само з усім, крім чого нічого не можна зробити

## Прихід і відхід.

net-made = Стіл { $code } відкрито. Друзі приєднуються так: { $command }
net-seated = Ви за столом { $code }, ваше ім’я { $name }.
net-again = Ви знову за столом { $code }, ваше ім’я { $name }.
net-watching = Ви дивитеся за столом { $code }.
net-lent = { $name } грає за столом { $code }. Ctrl-C — кінець; місце лишається.
net-player = { $who }: { $what }
net-free = Місце { $n }: вільне
net-onlooker = Глядач
net-onlooker-named = { $name } (глядач)
net-here = тут
net-gone = без зв’язку
net-plays-for = відійшов, грає бот
net-name = Ваше ім’я
net-code = Код столу:
net-lost = Зв’язок утрачено. Пробуємо ще.
net-found = Зв’язок відновлено.
net-end = Сервер завершує зв’язок: { $why }
net-unreached = На { $server } сервер не відповідає.
net-address = «{ $got }» не є адресою столу. Вона має такий вигляд: { $example }.
net-taken = Там уже сидить інша програма на ім’я { $name }. Візьміть інше ім’я: --name.
net-other-server = Сервер каже те, чого ця версія не розуміє.
net-kept = Зв’язку немає. Це буде надіслано, щойно він з’явиться.
net-slow = Надіслано, але сервер цього ще не прийняв.
net-pending = Написане раніше ще не прийнято.
net-not-yours = Зараз не ваш хід.
net-not-now = Не тоді, коли грають роздачу.
net-not-playing = Ви лише дивитеся.
net-waits =
    { $n ->
        [one] Вільне { $n } місце. Друзі приєднуються так: { $command }
        [few] Вільні { $n } місця. Друзі приєднуються так: { $command }
       *[many] Вільні { $n } місць. Друзі приєднуються так: { $command }
    }
net-ready = Enter, коли будете готові.
net-next-match = Партію закінчено. Enter починає ще одну.
net-told-ready = Інші знають, що ви готові.
net-closed = Стіл закрито.
net-sure = Ви певні? Тоді напишіть «{ $word }» ще раз.
net-full = Вільних місць немає.
net-mute-whom = Кого? Наприклад: { $word } { $n }
net-mute-on = { $who }: звідти ви більше нічого не чуєте.
net-mute-off = { $who }: ви знову чуєте, що там кажуть.
net-change-how = Скажіть що, наприклад: { $word } spring=x2 turn=30
net-bye = До побачення. Ваше місце чекає на вас: { $command }
net-auto-play-on = Коли можливе лише одне, це зроблять за вас.
net-auto-play-off = Вас питають, навіть коли можливе лише одне.

## Чим закінчилася перевірка роздачі.

net-committed = Роздача { $n }: саме та, яку було обіцяно.
net-uncommitted = УВАГА, роздача { $n }: { $why }
net-unseen = Роздачу { $n } не можна перевірити: ви прийшли, коли вона вже йшла.
net-other-promise = до роздачі сервер обіцяв інше зерно.
net-other-salt = у зерні немає того, що додали ви.
net-other-cards = із зерна випливають інші карти.

## Що каже triumvir account.

account-no-key = У «{ $file }» немає ключа.
account-other = Тут { $name } має інший ключ. Візьміть інше ім’я.
account-taken = Тепер це ключ на ім’я { $name }.
account-unknown = Тут немає ключа на ім’я { $name }.
account-seat = { $game }: { $command }
account-turn = { $game }, ваш хід: { $command }
account-nowhere = На { $server } у вас немає місця.
