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
call-bid = مزايدة { $n }
call-call = آخذها
call-rob = أخطفها
call-tricks =
    { $n ->
        [zero] بلا أكلات
        [one] أكلة واحدة
        [two] أكلتان
        [few] { $n } أكلات
        [many] { $n } أكلة
       *[other] { $n } أكلة
    }
call-bass = بس، أكلتان ({ $n })
call-kabbout = كبوت، كل الأكلات ({ $n })

## Combinations. $rank and $ranks name what they are made of, $top the highest of a run, $length counts.

kind-single = { $rank }
kind-pair = زوج { $ranks }
kind-trio = ثلاث { $ranks }
kind-quad = أربع { $ranks }
kind-trio-single = ثلاث { $ranks } مع ورقة
kind-trio-pair = ثلاث { $ranks } مع زوج
kind-straight =
    سلسلة حتى { $top }، { $length ->
        [zero] بلا أوراق
        [one] ورقة
        [two] ورقتان
        [few] { $length } أوراق
        [many] { $length } ورقة
       *[other] { $length } ورقة
    }
kind-pair-seq =
    أزواج متتالية حتى { $top }، { $length ->
        [zero] بلا أزواج
        [one] زوج
        [two] زوجان
        [few] { $length } أزواج
        [many] { $length } زوجًا
       *[other] { $length } زوج
    }
kind-trio-seq =
    ثلاثيات متتالية حتى { $top }، { $length ->
        [zero] بلا ثلاثيات
        [one] ثلاثية
        [two] ثلاثيتان
        [few] { $length } ثلاثيات
        [many] { $length } ثلاثية
       *[other] { $length } ثلاثية
    }
kind-quad-seq =
    رباعيات متتالية حتى { $top }، { $length ->
        [zero] بلا رباعيات
        [one] رباعية
        [two] رباعيتان
        [few] { $length } رباعيات
        [many] { $length } رباعية
       *[other] { $length } رباعية
    }
kind-trio-seq-singles =
    ثلاثيات مع أوراق حتى { $top }، { $length ->
        [zero] بلا ثلاثيات
        [one] ثلاثية
        [two] ثلاثيتان
        [few] { $length } ثلاثيات
        [many] { $length } ثلاثية
       *[other] { $length } ثلاثية
    }
kind-trio-seq-pairs =
    ثلاثيات مع أزواج حتى { $top }، { $length ->
        [zero] بلا ثلاثيات
        [one] ثلاثية
        [two] ثلاثيتان
        [few] { $length } ثلاثيات
        [many] { $length } ثلاثية
       *[other] { $length } ثلاثية
    }
kind-bomb =
    قنبلة { $ranks }، { $length ->
        [zero] بلا أوراق
        [one] ورقة
        [two] ورقتان
        [few] { $length } أوراق
        [many] { $length } ورقة
       *[other] { $length } ورقة
    }
kind-rocket = صاروخ
kind-quad-two-singles = أربع { $ranks } مع ورقتين
kind-quad-two-pairs = أربع { $ranks } مع زوجين

## Suits.

suit-C = شرية
suit-D = ديمن
suit-H = هاص
suit-S = سبيت

## Ranks: one card of it.

rank-2 = اثنان
rank-3 = ثلاثة
rank-4 = أربعة
rank-5 = خمسة
rank-6 = ستة
rank-7 = سبعة
rank-8 = ثمانية
rank-9 = تسعة
rank-T = عشرة
rank-J = ولد
rank-Q = بنت
rank-K = شايب
rank-A = إكّة
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

## Ranks: where a run ends, as in "up to the king".

top-2 = اثنان
top-3 = ثلاثة
top-4 = أربعة
top-5 = خمسة
top-6 = ستة
top-7 = سبعة
top-8 = ثمانية
top-9 = تسعة
top-T = عشرة
top-J = ولد
top-Q = بنت
top-K = شايب
top-A = إكّة

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
