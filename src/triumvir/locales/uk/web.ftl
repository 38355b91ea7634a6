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
        [one] { $count } карта сорочкою
        [few] { $count } карти сорочкою
        [many] { $count } карт сорочкою
       *[other] { $count } карти сорочкою
    }
card-hand =
    { $count ->
        [one] Ваші карти: { $count } карта
        [few] Ваші карти: { $count } карти
        [many] Ваші карти: { $count } карт
       *[other] Ваші карти: { $count } карти
    }
