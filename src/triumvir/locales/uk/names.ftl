### What the things of the games are called.

# The name of this language, in itself.
language-own = Українська

## Games.

game-big-three = Велика трійка
game-big-three-4 = Велика трійка парами
game-dou-dizhu = Доу Дічжу
game-dou-dizhu-4 = Доу Дічжу вчотирьох
game-hokm = Хокм

## What the seats are, by game.

role-digger = копач
role-defender = супротивник
role-landlord = господар
role-landlord-partner = партнер господаря
role-peasant = селянин
role-declarer = замовник
role-other = гравець
role-partner = партнер
role-opponent = супротивник

## Seats.

side-you = ви
seat-number = місце { $seat }
side-left = ліворуч від вас
side-right = праворуч від вас
side-across = навпроти вас

## How well a bot plays.

level-random = будь-що дозволене
level-novice = початківець
level-club = клубний гравець
level-expert = майстер
preset-text = звичайні
preset-classic = класичні
preset-online = як онлайн
preset-wa-keng = як у китайській «Ва Кен»
preset-rlcard = як у RLCard
preset-douzero = як у DouZero
preset-open-spiel = як в OpenSpiel

## Calls. A pass in the auction and a pass in play have different words in some languages.

call-pass = пас
call-bid = ставка { $n }
call-call = беру
call-rob = перехоплюю
call-tricks =
    { $n ->
        [one] { $n } взятка
        [few] { $n } взятки
       *[many] { $n } взяток
    }
call-bass = бас, { $n } взятки
call-kabbout = кабут, усі { $n } взяток
called-tricks = замовлено { $n }
called-bass = замовлено бас
called-kabbout = замовлено кабут

## Combinations. $rank and $ranks name what they are made of, $top the highest of a run, $length counts.

kind-single = { $rank }
kind-pair = пара { $ranks }
kind-trio = три { $some }
kind-quad = чотири { $some }
kind-trio-single = три { $some } з картою
kind-trio-pair = три { $some } з парою
kind-straight =
    послідовність до { $top } { $length ->
        [one] ({ $length } карта)
        [few] ({ $length } карти)
       *[many] ({ $length } карт)
    }
kind-pair-seq =
    { $length ->
        [one] { $length } пара поспіль до { $top }
        [few] { $length } пари поспіль до { $top }
       *[many] { $length } пар поспіль до { $top }
    }
kind-trio-seq =
    { $length ->
        [one] { $length } трійка поспіль до { $top }
        [few] { $length } трійки поспіль до { $top }
       *[many] { $length } трійок поспіль до { $top }
    }
kind-quad-seq =
    { $length ->
        [one] { $length } четвірка поспіль до { $top }
        [few] { $length } четвірки поспіль до { $top }
       *[many] { $length } четвірок поспіль до { $top }
    }
kind-trio-seq-singles =
    { $length ->
        [one] { $length } трійка з картами до { $top }
        [few] { $length } трійки з картами до { $top }
       *[many] { $length } трійок з картами до { $top }
    }
kind-trio-seq-pairs =
    { $length ->
        [one] { $length } трійка з парами до { $top }
        [few] { $length } трійки з парами до { $top }
       *[many] { $length } трійок з парами до { $top }
    }
kind-bomb =
    бомба з { $ranks } { $length ->
        [one] ({ $length } карта)
        [few] ({ $length } карти)
       *[many] ({ $length } карт)
    }
kind-rocket = ракета
kind-quad-two-singles = чотири { $some } з двома картами
kind-quad-two-pairs = чотири { $some } з двома парами

## Suits.

suit-C = трефи
suit-D = бубни
suit-H = чирви
suit-S = піки

## Ranks: one card of it.

rank-2 = двійка
rank-3 = трійка
rank-4 = четвірка
rank-5 = п’ятірка
rank-6 = шістка
rank-7 = сімка
rank-8 = вісімка
rank-9 = дев’ятка
rank-T = десятка
rank-J = валет
rank-Q = дама
rank-K = король
rank-A = туз
rank-b = чорний джокер
rank-r = червоний джокер

## Ranks: several cards of it, as in "a pair of kings".

ranks-2 = двійок
ranks-3 = трійок
ranks-4 = четвірок
ranks-5 = п’ятірок
ranks-6 = шісток
ranks-7 = сімок
ranks-8 = вісімок
ranks-9 = дев’яток
ranks-T = десяток
ranks-J = валетів
ranks-Q = дам
ranks-K = королів
ranks-A = тузів
ranks-b = чорних джокерів
ranks-r = червоних джокерів

## Ranks: three or four cards of it, as in “three kings”.

some-2 = двійки
some-3 = трійки
some-4 = четвірки
some-5 = п’ятірки
some-6 = шістки
some-7 = сімки
some-8 = вісімки
some-9 = дев’ятки
some-T = десятки
some-J = валети
some-Q = дами
some-K = королі
some-A = тузи
some-b = чорні джокери
some-r = червоні джокери

## Ranks: where a run ends, as in "up to the king".

top-2 = двійки
top-3 = трійки
top-4 = четвірки
top-5 = п’ятірки
top-6 = шістки
top-7 = сімки
top-8 = вісімки
top-9 = дев’ятки
top-T = десятки
top-J = валета
top-Q = дами
top-K = короля
top-A = туза

## Cards.

card-2C = трефова двійка
card-3C = трефова трійка
card-4C = трефова четвірка
card-5C = трефова п’ятірка
card-6C = трефова шістка
card-7C = трефова сімка
card-8C = трефова вісімка
card-9C = трефова дев’ятка
card-TC = трефова десятка
card-JC = трефовий валет
card-QC = трефова дама
card-KC = трефовий король
card-AC = трефовий туз
card-2D = бубнова двійка
card-3D = бубнова трійка
card-4D = бубнова четвірка
card-5D = бубнова п’ятірка
card-6D = бубнова шістка
card-7D = бубнова сімка
card-8D = бубнова вісімка
card-9D = бубнова дев’ятка
card-TD = бубнова десятка
card-JD = бубновий валет
card-QD = бубнова дама
card-KD = бубновий король
card-AD = бубновий туз
card-2H = чирвова двійка
card-3H = чирвова трійка
card-4H = чирвова четвірка
card-5H = чирвова п’ятірка
card-6H = чирвова шістка
card-7H = чирвова сімка
card-8H = чирвова вісімка
card-9H = чирвова дев’ятка
card-TH = чирвова десятка
card-JH = чирвовий валет
card-QH = чирвова дама
card-KH = чирвовий король
card-AH = чирвовий туз
card-2S = пікова двійка
card-3S = пікова трійка
card-4S = пікова четвірка
card-5S = пікова п’ятірка
card-6S = пікова шістка
card-7S = пікова сімка
card-8S = пікова вісімка
card-9S = пікова дев’ятка
card-TS = пікова десятка
card-JS = піковий валет
card-QS = пікова дама
card-KS = піковий король
card-AS = піковий туз
card-b = чорний джокер
card-r = червоний джокер

## Швидкі фрази.

phrase-hello = Вітаю
phrase-good-luck = Щасти
phrase-well-played = Гарно зіграно
phrase-thanks = Дякую
phrase-hurry = Ваш хід, прошу
phrase-sorry = Вибачте
phrase-good-game = Гарна була гра
