### What the things of the games are called.

# The name of this language, in itself.
language-own = العربية

## Games.

game-big-three = الثلاثة الكبار
game-big-three-4 = الثلاثة الكبار، فريقان
game-dou-dizhu = دو ديجو
game-dou-dizhu-4 = دو ديجو لأربعة
game-hokm = الحكم الإجباري

## What the seats are, by game.

role-digger = الحفّار
role-defender = خصم الحفّار
role-landlord = الإقطاعي
role-landlord-partner = شريك الإقطاعي
role-peasant = الفلّاح
role-declarer = صاحب الحكم
role-other = اللاعب
role-partner = الشريك
role-opponent = الخصم

## Seats.

side-you = أنت
seat-number = المقعد { $seat }
side-left = على يسارك
side-right = على يمينك
side-across = قبالتك

## How well a bot plays.

level-random = أي لعب مسموح
level-novice = مبتدئ
level-club = متوسط
level-expert = خبير
preset-text = معتادة
preset-classic = كلاسيكية
preset-online = كما على الإنترنت
preset-wa-keng = كما في وا كنغ
preset-rlcard = كما في RLCard
preset-douzero = كما في DouZero
preset-open-spiel = كما في OpenSpiel

## Calls. A pass in the auction and a pass in play have different words in some languages.

call-pass = تمرير
call-bid = زايد بـ { $n }
call-call = آخذها
call-rob = أخطفها
call-tricks =
    { $n ->
        [zero] بلا أكلات
        [one] أكلة واحدة
        [two] أكلتان
        [few] { $n } أكلات
        [many] { $n } أكلة
       *[other] { $n } أكلة
    }
call-bass = بس ({ $n })
call-kabbout = كبوت ({ $n })
called-tricks = طلب { $n }
called-bass = طلب بس
called-kabbout = طلب كبوت

## Combinations. $rank and $ranks name what they are made of, $top the highest of a run, $length counts.

kind-single = { $rank }
kind-pair = زوج { $ranks }
kind-trio = ثلاث { $some }
kind-quad = أربع { $some }
kind-trio-single = ثلاث { $some } مع ورقة
kind-trio-pair = ثلاث { $some } مع زوج
kind-straight =
    سلسلة حتى { $top } { $length ->
        [zero] (بلا أوراق)
        [one] (ورقة)
        [two] (ورقتان)
        [few] ({ $length } أوراق)
        [many] ({ $length } ورقة)
       *[other] ({ $length } ورقة)
    }
kind-pair-seq =
    أزواج متتالية حتى { $top } { $length ->
        [zero] (بلا أزواج)
        [one] (زوج)
        [two] (زوجان)
        [few] ({ $length } أزواج)
        [many] ({ $length } زوجًا)
       *[other] ({ $length } زوجًا)
    }
kind-trio-seq =
    ثلاثيات متتالية حتى { $top } { $length ->
        [zero] (بلا ثلاثيات)
        [one] (ثلاثية)
        [two] (ثلاثيتان)
        [few] ({ $length } ثلاثيات)
        [many] ({ $length } ثلاثية)
       *[other] ({ $length } ثلاثية)
    }
kind-quad-seq =
    رباعيات متتالية حتى { $top } { $length ->
        [zero] (بلا رباعيات)
        [one] (رباعية)
        [two] (رباعيتان)
        [few] ({ $length } رباعيات)
        [many] ({ $length } رباعية)
       *[other] ({ $length } رباعية)
    }
kind-trio-seq-singles =
    ثلاثيات مع أوراق حتى { $top } { $length ->
        [zero] (بلا ثلاثيات)
        [one] (ثلاثية)
        [two] (ثلاثيتان)
        [few] ({ $length } ثلاثيات)
        [many] ({ $length } ثلاثية)
       *[other] ({ $length } ثلاثية)
    }
kind-trio-seq-pairs =
    ثلاثيات مع أزواج حتى { $top } { $length ->
        [zero] (بلا ثلاثيات)
        [one] (ثلاثية)
        [two] (ثلاثيتان)
        [few] ({ $length } ثلاثيات)
        [many] ({ $length } ثلاثية)
       *[other] ({ $length } ثلاثية)
    }
kind-bomb =
    قنبلة { $ranks } { $length ->
        [zero] (بلا أوراق)
        [one] (ورقة)
        [two] (ورقتان)
        [few] ({ $length } أوراق)
        [many] ({ $length } ورقة)
       *[other] ({ $length } ورقة)
    }
kind-rocket = صاروخ
kind-quad-two-singles = أربع { $some } مع ورقتين
kind-quad-two-pairs = أربع { $some } مع زوجين

## Suits.

suit-C = شرية
suit-D = ديمن
suit-H = هاص
suit-S = سبيت

## Ranks: one card of it.

rank-2 = الاثنين
rank-3 = الثلاثة
rank-4 = الأربعة
rank-5 = الخمسة
rank-6 = الستة
rank-7 = السبعة
rank-8 = الثمانية
rank-9 = التسعة
rank-T = العشرة
rank-J = الولد
rank-Q = البنت
rank-K = الشايب
rank-A = الإكّة
rank-b = الجوكر الأسود
rank-r = الجوكر الأحمر

## Ranks: several cards of it, as in "a pair of kings".

ranks-2 = اثنينات
ranks-3 = ثلاثات
ranks-4 = أربعات
ranks-5 = خمسات
ranks-6 = ستات
ranks-7 = سبعات
ranks-8 = ثمانيات
ranks-9 = تسعات
ranks-T = عشرات
ranks-J = أولاد
ranks-Q = بنات
ranks-K = شيّاب
ranks-A = إكك
ranks-b = جواكر سوداء
ranks-r = جواكر حمراء

## Ranks: three or four cards of it, as in “three kings”.

some-2 = { ranks-2 }
some-3 = { ranks-3 }
some-4 = { ranks-4 }
some-5 = { ranks-5 }
some-6 = { ranks-6 }
some-7 = { ranks-7 }
some-8 = { ranks-8 }
some-9 = { ranks-9 }
some-T = { ranks-T }
some-J = { ranks-J }
some-Q = { ranks-Q }
some-K = { ranks-K }
some-A = { ranks-A }
some-b = { ranks-b }
some-r = { ranks-r }

## Ranks: where a run ends, as in "up to the king".

top-2 = الاثنين
top-3 = الثلاثة
top-4 = الأربعة
top-5 = الخمسة
top-6 = الستة
top-7 = السبعة
top-8 = الثمانية
top-9 = التسعة
top-T = العشرة
top-J = الولد
top-Q = البنت
top-K = الشايب
top-A = الإكّة

## Cards.

card-2C = اثنان الشرية
card-3C = ثلاثة الشرية
card-4C = أربعة الشرية
card-5C = خمسة الشرية
card-6C = ستة الشرية
card-7C = سبعة الشرية
card-8C = ثمانية الشرية
card-9C = تسعة الشرية
card-TC = عشرة الشرية
card-JC = ولد الشرية
card-QC = بنت الشرية
card-KC = شايب الشرية
card-AC = إكّة الشرية
card-2D = اثنان الديمن
card-3D = ثلاثة الديمن
card-4D = أربعة الديمن
card-5D = خمسة الديمن
card-6D = ستة الديمن
card-7D = سبعة الديمن
card-8D = ثمانية الديمن
card-9D = تسعة الديمن
card-TD = عشرة الديمن
card-JD = ولد الديمن
card-QD = بنت الديمن
card-KD = شايب الديمن
card-AD = إكّة الديمن
card-2H = اثنان الهاص
card-3H = ثلاثة الهاص
card-4H = أربعة الهاص
card-5H = خمسة الهاص
card-6H = ستة الهاص
card-7H = سبعة الهاص
card-8H = ثمانية الهاص
card-9H = تسعة الهاص
card-TH = عشرة الهاص
card-JH = ولد الهاص
card-QH = بنت الهاص
card-KH = شايب الهاص
card-AH = إكّة الهاص
card-2S = اثنان السبيت
card-3S = ثلاثة السبيت
card-4S = أربعة السبيت
card-5S = خمسة السبيت
card-6S = ستة السبيت
card-7S = سبعة السبيت
card-8S = ثمانية السبيت
card-9S = تسعة السبيت
card-TS = عشرة السبيت
card-JS = ولد السبيت
card-QS = بنت السبيت
card-KS = شايب السبيت
card-AS = إكّة السبيت
card-b = الجوكر الأسود
card-r = الجوكر الأحمر

## عبارات سريعة.

phrase-hello = مرحبًا
phrase-good-luck = حظًّا سعيدًا
phrase-well-played = لعبة جميلة
phrase-thanks = شكرًا
phrase-hurry = دورك من فضلك
phrase-sorry = عفوًا
phrase-good-game = كانت مباراة طيبة
