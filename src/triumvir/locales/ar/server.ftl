### ما تقوله طاولة على الخادم: من يأتي ومن يذهب، والمطلوب الآن.

## من يأتي ومن يذهب. { $who } أول السطر، وقد يكون «أنت».

told-opened = الطاولة مفتوحة.
told-changed = المباراة القادمة بقواعد أو أوقات أخرى.
told-sat = { $who }: إلى الطاولة
told-filled = { $who }: إلى الطاولة ({ $level })
told-emptied = المقعد { $n } خالٍ.
told-rose = { $who }: مغادرة الطاولة
told-here = { $who }: متصل
told-gone = { $who }: انقطع الاتصال
told-away-asked = { $who }: يلعب الآلي
told-away-time = { $who }: انتهى الوقت، يلعب الآلي
told-away-absent = { $who }: غياب، يلعب الآلي
told-back = { $who }: عودة إلى اللعب
told-ready = { $who }: جاهز
told-surrendered = { $who }: تنازل عن الجولة
told-committed = أوراق الجولة القادمة ثابتة: { $digits }
told-revealed = بذرة الجولة مكشوفة: { $digits }
told-delayed =
    { $n ->
        [zero] غاب الخادم، ولم يُحسب الوقت.
        [one] غاب الخادم ثانية واحدة، ولم يُحسب الوقت.
        [two] غاب الخادم ثانيتين، ولم يُحسب الوقت.
        [few] غاب الخادم { $n } ثوانٍ، ولم يُحسب الوقت.
        [many] غاب الخادم { $n } ثانية، ولم يُحسب الوقت.
       *[other] غاب الخادم { $n } ثانية، ولم يُحسب الوقت.
    }
told-closed = الطاولة مغلقة.
told-closed-idle = الطاولة مغلقة: لم يكن أحد هنا.

## المطلوب الآن، ستون حرفًا على الأكثر.

now-call-landlord = هل تلعب وحدك إقطاعيًا؟
now-call-digger = هل تلعب وحدك حفّارًا؟
now-call-stake = كم تساوي هذه الجولة؟
now-call-tricks = كم أكلة ستأخذ؟
now-trump = فزت بالطلب: اختر الحكم.
now-lead = تبدأ أنت: العب أي تركيبة.
now-lead-card = تبدأ أنت: العب أي ورقة.
now-follow-card =
    { $count ->
        [zero] دورك: لا ورقة تُلعب.
        [one] دورك: ورقة واحدة يمكن لعبها.
        [two] دورك: ورقتان يمكن لعبهما.
        [few] دورك: { $count } أوراق يمكن لعبها.
        [many] دورك: { $count } ورقة يمكن لعبها.
       *[other] دورك: { $count } ورقة يمكن لعبها.
    }
now-beat = تغلّب على { $what } أو مرّر.
now-only-pass = لا شيء في يدك يغلبها: مرّر.
now-wait = الدور: { $name }.
now-bot = الآلي يلعب عنك.
now-chairs =
    { $count ->
        [zero] لا مقعد خالٍ.
        [one] مقعد واحد خالٍ.
        [two] مقعدان خاليان.
        [few] { $count } مقاعد خالية.
        [many] { $count } مقعدًا خاليًا.
       *[other] { $count } مقعد خالٍ.
    }
now-ready = هل نبدأ الجولة الأولى؟
now-next = انتهت الجولة. هل نبدأ التالية؟
now-again = انتهت المباراة. هل نلعب ثانية؟
now-others = في انتظار الآخرين.
now-look-on = أنت تتفرج.
