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
