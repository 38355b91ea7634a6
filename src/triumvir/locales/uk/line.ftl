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
