### ما يقوله نمط الأسطر والشاشة الكاملة معًا: الأحداث والحساب والمطلوب.

## من يجلس هناك.

who-you = أنت
who-bot = الآلي { $number }

## القوائم.

list-and = { $first }، { $rest }

## ما يُكتب على الورق بالحروف.

face-J = J
face-Q = Q
face-K = K
face-A = A

## ما يجري على الطاولة.

event-deal = الجولة { $n }. الموزّع: { $dealer }. يبدأ الكلام: { $opener }.
event-call = { $who }: { $call }
event-declared = { $who }: { $role }، الرهان { $stake }
event-declared-tricks = صاحب الحكم: { $name }، الطلب { $call }.
event-stake = الرهان { $stake }.
event-kitty = الأرض: { $name }، { $cards }
event-kitty-hidden =
    { $n ->
        [zero] لا أرض: { $name }
        [one] الأرض: { $name }، ورقة مقلوبة
        [two] الأرض: { $name }، ورقتان مقلوبتان
        [few] الأرض: { $name }، { $n } أوراق مقلوبة
        [many] الأرض: { $name }، { $n } ورقة مقلوبة
       *[other] الأرض: { $name }، { $n } ورقة مقلوبة
    }
event-kitty-shared = تُقسم الأرض: { $cards }
event-kitty-shared-hidden =
    { $n ->
        [zero] لا أرض.
        [one] تُقسم الأرض، ورقة مقلوبة.
        [two] تُقسم الأرض، ورقتان مقلوبتان.
        [few] تُقسم الأرض، { $n } أوراق مقلوبة.
        [many] تُقسم الأرض، { $n } ورقة مقلوبة.
       *[other] تُقسم الأرض، { $n } ورقة مقلوبة.
    }
event-trump = { $who }: الحكم { $suit }
event-play =
    { $left ->
        [zero] { $who }: { $what }، لم يبق شيء
        [one] { $who }: { $what }، بقيت ورقة واحدة
        [two] { $who }: { $what }، بقيت ورقتان
        [few] { $who }: { $what }، بقيت { $left } أوراق
        [many] { $who }: { $what }، بقيت { $left } ورقة
       *[other] { $who }: { $what }، بقيت { $left } ورقة
    }
event-play-last = { $who }: { $what }، لم يبق معه ورق
event-card = { $who }: { $card }
event-pass = { $who }: تمرير
event-pass-auto = { $who }: تمرير، لا شيء يغلبها
move-pass = تمرير
event-trick = الأكلة: { $name }.
event-cleared = رُفعت الأوراق. يبدأ: { $name }.
event-thrown-in = لم يزايد أحد. يُعاد التوزيع.
event-won-you = فزت بالمباراة.
event-won = الفائز بالمباراة: { $who }.
event-won-several = فاز بالمباراة: { $who }.
event-undo = أُلغيت اللعبة الأخيرة.
event-auto = { $what } (لعب الآلي عنك)

## الحساب.

settle-won = فزت بالجولة.
settle-lost = خسرت الجولة.
settle-even = لم تكسب في الجولة ولم تخسر.
settle-out = خرج أولًا: { $who } ({ $role }).
settle-out-you = خرجت أولًا ({ $role }).
settle-stake = الرهان { $stake }
settle-bombs =
    { $n ->
        [zero] { $times } (بلا قنابل)
        [one] { $times } (قنبلة واحدة)
        [two] { $times } (قنبلتان)
        [few] { $times } ({ $n } قنابل)
        [many] { $times } ({ $n } قنبلة)
       *[other] { $times } ({ $n } قنبلة)
    }
settle-spring = { $times } (الربيع: فريق لم يلعب قط)
settle-blanks =
    { $n ->
        [zero] { $times } (لا جولة ملغاة قبلها)
        [one] { $times } (جولة ملغاة قبلها)
        [two] { $times } (جولتان ملغاتان قبلها)
        [few] { $times } ({ $n } جولات ملغاة قبلها)
        [many] { $times } ({ $n } جولة ملغاة قبلها)
       *[other] { $times } ({ $n } جولة ملغاة قبلها)
    }
settle-other = { $times }
settle-times = { $first } × { $rest }
settle-product = قيمة الجولة: { $product } = { $unit }.
settle-worth = قيمة الجولة: { $product }.
settle-line = { $who }: { SIGNED($points) }، المجموع { SIGNED($total) }
settle-line-tricks = { $who }: الطلب { $call }، الأكلات { $tricks }: { SIGNED($points) }، المجموع { SIGNED($total) }
settle-line-silent = { $who }: بلا طلب، الأكلات { $tricks }: { SIGNED($points) }، المجموع { SIGNED($total) }

## ورقة النتائج.

score-none = لم تُلعب أي جولة بعد.
score-item = { $who } { SIGNED($points) }
score-deal = الجولة { $n }: { $points }
score-thrown-in = الجولة { $n }: أُلغيت
score-total = المجموع: { $points }
score-deals =
    { $n ->
        [zero] لا جولات في المباراة.
        [one] المباراة جولة واحدة.
        [two] المباراة جولتان.
        [few] المباراة { $n } جولات.
        [many] المباراة { $n } جولة.
       *[other] المباراة { $n } جولة.
    }
score-target = تنتهي المباراة عند { $n } نقطة.

## المطلوب الآن.

prompt-call = طلبك: { $choices }
prompt-trump = اختر الحكم: { $choices }
order-trumps = الحكم من الأعلى: { $ranks }
order-others = بقية الأنواع: { $ranks }
prompt-lead = أنت البادئ: العب أي مجموعة.
prompt-beat = اغلب أو مرّر: { $what } ({ $who }).
prompt-card = دورك، العب ورقة: { $choices }

## أين الورق.

hand-yours =
    { $n ->
        [zero] لا ورق معك{ $cards }
        [one] معك ورقة واحدة: { $cards }
        [two] معك ورقتان: { $cards }
        [few] معك { $n } أوراق: { $cards }
        [many] معك { $n } ورقة: { $cards }
       *[other] معك { $n } ورقة: { $cards }
    }
hand-of = { $who }: { $cards }
counter-out =
    { $n ->
        [zero] لم يبق ورق{ $cards }
        [one] بقيت ورقة لم تظهر: { $cards }
        [two] بقيت ورقتان لم تظهرا: { $cards }
        [few] بقيت { $n } أوراق لم تظهر: { $cards }
        [many] بقيت { $n } ورقة لم تظهر: { $cards }
       *[other] بقيت { $n } ورقة لم تظهر: { $cards }
    }
counter-none = ظهر الورق كله.
