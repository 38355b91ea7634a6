### ما يقوله نمط الأسطر والشاشة الكاملة معاً: الأحداث والحساب والمطلوب.

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

event-deal = التوزيعة { $n }. الموزّع: { $dealer }. أول المتكلمين: { $opener }.
event-call = { $who }: { $call }
event-declared = { $who }: { $role }، الرهان { $stake }
event-declared-tricks = صاحب الحكم: { $name }، النداء { $call }.
event-stake = الرهان { $stake }.
event-kitty = ورق الأرض: { $name }، { $cards }
event-kitty-hidden =
    { $n ->
        [zero] لا ورق في الأرض: { $name }
        [one] ورق الأرض: { $name }، ورقة مقلوبة
        [two] ورق الأرض: { $name }، ورقتان مقلوبتان
        [few] ورق الأرض: { $name }، { $n } أوراق مقلوبة
        [many] ورق الأرض: { $name }، { $n } ورقة مقلوبة
       *[other] ورق الأرض: { $name }، { $n } ورقة مقلوبة
    }
event-kitty-shared = يُقسم ورق الأرض: { $cards }
event-kitty-shared-hidden =
    { $n ->
        [zero] لا ورق في الأرض.
        [one] يُقسم ورق الأرض، ورقة مقلوبة.
        [two] يُقسم ورق الأرض، ورقتان مقلوبتان.
        [few] يُقسم ورق الأرض، { $n } أوراق مقلوبة.
        [many] يُقسم ورق الأرض، { $n } ورقة مقلوبة.
       *[other] يُقسم ورق الأرض، { $n } ورقة مقلوبة.
    }
event-trump = { $who }: الحكم { $suit }
event-play =
    { $left ->
        [zero] { $who }: { $what }، لم يبق شيء
        [one] { $who }: { $what }، بقيت ورقة واحدة
        [two] { $who }: { $what }، بقيت ورقتان
        [few] { $who }: { $what }، بقيت { $left } أوراق
        [many] { $who }: { $what }، بقيت { $left } ورقة
       *[other] { $who }: { $what }، بقيت { $left } ورقة
    }
event-play-last = { $who }: { $what }، لم يبق معه ورق
event-card = { $who }: { $card }
event-pass = { $who }: تمرير
event-pass-auto = { $who }: تمرير، لا شيء يغلبها
event-trick = الأكلة: { $name }.
event-thrown-in = لم يطلبها أحد. يُعاد التوزيع.
event-won-you = ربحت المباراة.
event-won = ربح المباراة: { $who }.
event-undo = أُرجع اللعب.
event-auto = { $what } (لعب الآلي عنك)

## الحساب.

settle-won = ربحت التوزيعة.
settle-lost = خسرت التوزيعة.
settle-even = لا ربح لك ولا خسارة.
settle-out = أول من أنهى ورقه: { $who } ({ $role }).
settle-out-you = أنهيت ورقك أولاً ({ $role }).
settle-stake = الرهان { $stake }
settle-bombs =
    { $n ->
        [zero] { $times } (بلا قنابل)
        [one] { $times } (قنبلة واحدة)
        [two] { $times } (قنبلتان)
        [few] { $times } ({ $n } قنابل)
        [many] { $times } ({ $n } قنبلة)
       *[other] { $times } ({ $n } قنبلة)
    }
settle-spring = { $times } (الربيع: فريق لم يلعب قط)
settle-blanks =
    { $n ->
        [zero] { $times } (لا توزيعة ملغاة قبلها)
        [one] { $times } (توزيعة ملغاة قبلها)
        [two] { $times } (توزيعتان ملغاتان قبلها)
        [few] { $times } ({ $n } توزيعات ملغاة قبلها)
        [many] { $times } ({ $n } توزيعة ملغاة قبلها)
       *[other] { $times } ({ $n } توزيعة ملغاة قبلها)
    }
settle-other = { $times }
settle-times = { $first } × { $rest }
settle-product = قيمة التوزيعة: { $product } = { $unit }.
settle-worth = قيمة التوزيعة: { $product }.
settle-line = { $who }: { SIGNED($points) }، المجموع { SIGNED($total) }
settle-line-tricks = { $who }: النداء { $call }، الأكلات { $tricks }: { SIGNED($points) }، المجموع { SIGNED($total) }
settle-line-silent = { $who }: بلا نداء، الأكلات { $tricks }: { SIGNED($points) }، المجموع { SIGNED($total) }

## ورقة النتائج.

score-none = لم تُلعب أي توزيعة بعد.
score-item = { $who } { SIGNED($points) }
score-deal = التوزيعة { $n }: { $points }
score-thrown-in = التوزيعة { $n }: أُلغيت
score-total = المجموع: { $points }
score-deals =
    { $n ->
        [zero] لا توزيعات في المباراة.
        [one] المباراة توزيعة واحدة.
        [two] المباراة توزيعتان.
        [few] المباراة { $n } توزيعات.
        [many] المباراة { $n } توزيعة.
       *[other] المباراة { $n } توزيعة.
    }
score-target = تنتهي المباراة عند { $n } نقطة.

## المطلوب الآن.

prompt-call = نداؤك: { $choices }
prompt-trump = سمّ الحكم: { $choices }
prompt-lead = أنت تبدأ: العب ما تشاء.
prompt-beat = المطلوب غلبه: { $what }، لعبها { $who }. العب أو مرّر.
prompt-card = العب ورقة: { $choices }

## أين الورق.

hand-yours =
    { $n ->
        [zero] لا ورق معك{ $cards }
        [one] معك ورقة واحدة: { $cards }
        [two] معك ورقتان: { $cards }
        [few] معك { $n } أوراق: { $cards }
        [many] معك { $n } ورقة: { $cards }
       *[other] معك { $n } ورقة: { $cards }
    }
hand-of = { $who }: { $cards }
counter-out =
    { $n ->
        [zero] لم يبق ورق{ $cards }
        [one] بقيت ورقة لم تظهر: { $cards }
        [two] بقيت ورقتان لم تظهرا: { $cards }
        [few] بقيت { $n } أوراق لم تظهر: { $cards }
        [many] بقيت { $n } ورقة لم تظهر: { $cards }
       *[other] بقيت { $n } ورقة لم تظهر: { $cards }
    }
counter-none = ظهر الورق كله.
