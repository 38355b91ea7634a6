### ما تقوله الشاشة الكاملة وحدها.

## الشريط والمقاعد.

tui-bar = { $game }، جولة { $deal }
tui-bar-keys = ? المفاتيح  F3 القواعد  m القائمة
tui-small = النافذة صغيرة: يلزم { $width }×{ $height }
tui-cards =
    { $count ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
tui-called = طلب { $call }
tui-bombs-left =
    { $count ->
        [zero] لا قنابل باقية
        [one] قنبلة واحدة باقية
        [two] قنبلتان باقيتان
        [few] { $count } قنابل باقية
        [many] { $count } قنبلة باقية
       *[other] { $count } قنبلة باقية
    }
tui-joker = جوكر
tui-kitty = الأرض
tui-trump = الحكم: { $sign } { $suit }
tui-leads = البادئ
tui-takes = يأخذها
tui-told = { $who }: { $what }
tui-points = { SIGNED($points) }

## ما يُفعل الآن، ٦٠ حرفًا على الأكثر.

tui-waiting = { $name } يفكّر…
tui-call-landlord = هل تكون الإقطاعي؟ ← → ثم Enter، أو مرّر.
tui-call-digger = هل تكون الحفّار؟ ← → ثم Enter، أو مرّر.
tui-call-stake = كم تساوي هذه الجولة؟ ← → ثم Enter.
tui-call-tricks = كم أكلة تطلب؟ ← → ثم Enter.
tui-name-trump = طلبك الأعلى: اختر الحكم.
tui-choose = اختر أولًا بـ ← → أو برقم.
tui-chosen = { $what }: اضغط Enter لتقوله.
tui-pick = اختر أوراقًا أولًا: ← → والمسافة، أو مفتاح الورقة.
tui-lead = أنت البادئ: العب أي مجموعة.
tui-lead-card = أنت البادئ: العب أي ورقة.
tui-follow-card =
    { $count ->
        [zero] دورك: لا ورقة مسموحة.
        [one] دورك: ورقة واحدة مسموحة.
        [two] دورك: ورقتان مسموحتان.
        [few] دورك: { $count } أوراق مسموحة.
        [many] دورك: { $count } ورقة مسموحة.
       *[other] دورك: { $count } ورقة مسموحة.
    }
tui-beat = دورك: اغلب { $what }، أو مرّر.
tui-only-pass = لا شيء عندك يغلبها: اضغط Enter للتمرير.
tui-no-pass = لا يمكنك التمرير الآن.
tui-none-held = ليست عندك هذه الورقة: { $rank }.
tui-thinking = جارٍ التفكير في تلميح…
tui-hint-later = سيأتي التلميح في دورك.
tui-hint-says = { $what }: { $why } ({ $at }/{ $of })
tui-hint-costs = { $what }، الكلفة: { $why } ({ $at }/{ $of })
tui-sorted = رُتّبت أوراقك { $way }.
tui-undone = أُلغيت اللعبة الأخيرة.
tui-nothing-to-undo = لا شيء يُلغى في هذه الجولة.
tui-no-practice = إلغاء اللعبة في التدريب فقط.
tui-deal-over = انتهت الجولة.
tui-match-over = انتهت المباراة

## الأزرار.

tui-pass = تمرير
tui-hint = تلميح
tui-play = العب
tui-play-named = العب: { $what }
tui-trump-choice = { $sign } { $suit } ({ $count })
tui-close = إغلاق
tui-go-on = متابعة
tui-leave = خروج
tui-settlement = الحساب
tui-next-deal = الجولة التالية
tui-look = انظر إلى الطاولة

## اللوحة والصفحات.

tui-score = النتيجة
tui-total = المجموع
tui-counter = أوراق لم تظهر
tui-happened = هذه الجولة
tui-help = المفاتيح
tui-rules = القواعد
tui-settings = الإعدادات
tui-menu = القائمة
tui-menu-close = تابع اللعب
tui-menu-help = المفاتيح
tui-menu-rules = القواعد
tui-menu-score = النتيجة
tui-menu-story = هذه الجولة
tui-menu-settings = الإعدادات
tui-menu-undo = تراجع
tui-menu-leave = اترك الطاولة
tui-notice = تنبيه
tui-first = أول مرة هنا؟ H: ماذا تلعب ولماذا. F3: القواعد. ?: المفاتيح.
tui-kept = تُحفظ المباراة أثناء اللعب؛ يمكنك متابعتها متى شئت.
tui-not-kept = المباراة غير محفوظة: تنتهي عند خروجك.
tui-settings-kept = ← → تغيّر القيمة. الإعدادات تُحفظ.

tui-key-arrows = ← → المسافة
tui-does-arrows = أشر إلى ورقة، ارفعها أو أعدها
tui-key-ranks = 3 … 9 0 J Q K A 2
tui-does-ranks = ارفع ورقة كهذه (0: عشرة، S B: الجوكر)
tui-key-enter = Enter (إدخال)
tui-does-enter = العب المرفوع، قل المختار
tui-key-pass = P
tui-does-pass = تمرير
tui-key-hint = H
tui-does-hint = تلميح وسببه؛ ومرة أخرى للتالي
tui-key-clear = C
tui-does-clear = أعد كل الأوراق
tui-key-sort = R, F5
tui-does-sort = رتّب بالقيمة أو بالنوع أو بالمجموعات
tui-key-reading = V
tui-does-reading = قراءة أخرى للأوراق نفسها
tui-key-undo = U
tui-does-undo = تراجع، في التدريب
tui-key-counter = G
tui-does-counter = عدّاد الورق: تشغيل أو إيقاف
tui-key-story = L, F4
tui-does-story = ما قيل وما لُعب في هذه الجولة
tui-key-score = F2
tui-does-score = النتيجة
tui-key-rules = F3
tui-does-rules = قواعد هذه اللعبة
tui-key-menu = M, Esc
tui-does-menu = القائمة: الإعدادات، الخروج
tui-mouse = الفأرة: اضغط الأوراق أو مرّ فوقها، ثم اضغط زرًا.

## الإعدادات.

tui-set-pace = سرعة الكمبيوتر
tui-set-sort = ترتيب الأوراق
tui-set-deck = ألوان الأنواع
tui-set-letters = حروف الأوراق
tui-set-look = المظهر
tui-set-motion = الحركة
tui-set-counter = عدّاد الورق
tui-set-auto-pass = مرّر عني إن لم أستطع الغلبة
tui-set-timer = وقت الدور
tui-set-language = اللغة
tui-on = نعم
tui-off = لا
tui-seconds = { $seconds } ث
tui-pace-instant = فورًا
tui-pace-fast = سريع
tui-pace-normal = عادي
tui-pace-slow = بطيء
tui-sort-rank = بالقيمة
tui-sort-suit = بالنوع
tui-sort-groups = بالمجموعات
tui-deck-four = أربعة
tui-deck-two = لونان
tui-look-dark = داكن
tui-look-light = فاتح
tui-look-contrast = عالي التباين
