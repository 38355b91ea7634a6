### What only line mode says.

## الأمر hint.

hint-to-act = الدور للمقعد { $seat }، المرحلة: { $phase }
hint-others =
    { $count ->
        [zero] { $cost }
        [one] { $cost } (وإضافة أخرى)
        [two] { $cost } (وإضافتان أخريان)
        [few] { $cost } (و{ $count } إضافات أخرى)
        [many] { $cost } (و{ $count } إضافة أخرى)
       *[other] { $cost } (و{ $count } إضافة أخرى)
    }
hint-head-play = اللعبة
hint-head-combination = المجموعة
hint-head-cost = الكلفة
phase-auction = الطلب
phase-trump = اختيار الحكم
phase-play = اللعب

## فحص العربية، doctor --arabic.

selftest-title = العربية في هذه الطرفية
selftest-look = هاتان جملتان، كل منهما بأربع طرق. ابحث عن الطريقة التي تُقرأ بها الجملتان صحيحتين: حروف كل كلمة متصلة، والكلمة الأولى في أقصى اليمين، والورقتان { "7H 8S" } في أقصى اليسار.
selftest-marks = يجب أن ينتهي الخطان أحدهما تحت الآخر. وإلا فاختر { "bare" } بدل { "logical" }:
selftest-choose = ثم اجعل المتغيّر { $variable } باسم الطريقة الصحيحة المكتوب فوقها.
selftest-now = المستعمل الآن: { $mode }

## الكلمات التي تُكتب على الطاولة؛ تُعرض الأولى من كل سطر.

word-play = العب ل
word-pass = مرر تمرير م -
word-bid = زايد طلب
word-trump = حكم الحكم
word-hint = تلميح ت
word-undo = تراجع
word-sort = رتب ر
word-counter = عداد ع
word-score = النتيجة ن
word-rules = القواعد ق
word-last = الأخيرة خ
word-legal = المسموح س
word-table = الطاولة ط
word-auto = آلي
word-pace = السرعة
word-help = مساعدة ؟ ?
word-quit = خروج
word-clubs = شرية
word-diamonds = ديمن ديناري
word-hearts = هاص كوبة
word-spades = سبيت بستوني
word-black-joker = الأسود
word-red-joker = الأحمر
word-call = آخذها
word-rob = أخطفها
word-bass = بس
word-kabbout = كبوت
word-instant = فوري 0
word-fast = سريع
word-normal = عادي
word-slow = بطيء

## ماذا تفعل كل كلمة.

help-play = { $words } ثم الورق: العب 33، العب 3335، العب J♥. يمكن ترك الكلمة الأولى.
help-pass = { $words }: تمرير، في المزايدة وفي اللعب
help-bid = { $words } ثم رقم: زايد 2. ويكفي الرقم وحده.
help-trump = { $words } ثم النوع: حكم هاص، أو H وحدها
help-hint = { $words }: ما يمكن لعبه، واحدًا بعد آخر
help-legal = { $words }: كل المسموح الآن
help-sort = { $words }: ترتيب ورقك بطريقة أخرى
help-table = { $words }: كم ورقة مع كل لاعب، وما على الطاولة، وورقك
help-last = { $words }: الأكلة الأخيرة مرة أخرى
help-counter = { $words }: الورق الذي لم يظهر بعد
help-score = { $words }: ورقة النتائج
help-rules = { $words }: القواعد باختصار
help-undo = { $words }: إلغاء لعبتك الأخيرة، في التدريب
help-auto = { $words }: التمرير عنك حين لا يمكن غيره، تشغيل أو إيقاف
help-pace = { $words } { $paces }: سرعة لعب الآلي
help-help = { $words }: هذه القائمة
help-quit = { $words }: الخروج؛ المباراة محفوظة
help-cards = الورق: { "\u2066" }3 4 5 6 7 8 9 10 J Q K A 2{ "\u2069" }، والجوكر b (الأسود) و r (الأحمر)؛ والأنواع C ♣، D ♦، H ♥، S ♠.

## ما يقال على الطاولة.

line-match = { $game }. تلعب ضد: { $others }.
line-rules = القواعد: { $rules }
line-saved = تُحفظ المباراة { $n } أثناء اللعب.
line-unsaved = لا تُحفظ هذه المباراة: { $why }
line-practice = تدريب: يمكن إلغاء اللعبة الأخيرة.
line-slow = الآلي هنا بلا ترجمة إلى لغة الآلة، فتفكيره بطيء. يساعد مترجم C: triumvir doctor
line-goes-on = المباراة { $n } مستمرة.
line-broken = ملف المباراة { $n } تالف؛ تستمر من آخر لعبة سليمة. ({ $why })
line-start = اكتب ورقًا أو طلبًا؛ «{ $help }» لكل الكلمات، و«{ $rules }» للقواعد باختصار.
line-cards-of =
    { $n ->
        [zero] { $who }: لا ورق
        [one] { $who }: ورقة واحدة
        [two] { $who }: ورقتان
        [few] { $who }: { $n } أوراق
        [many] { $who }: { $n } ورقة
       *[other] { $who }: { $n } ورقة
    }
line-cards-role =
    { $n ->
        [zero] { $who }، { $role }: لا ورق
        [one] { $who }، { $role }: ورقة واحدة
        [two] { $who }، { $role }: ورقتان
        [few] { $who }، { $role }: { $n } أوراق
        [many] { $who }، { $role }: { $n } ورقة
       *[other] { $who }، { $role }: { $n } ورقة
    }
line-tricks =
    { $n ->
        [zero] { $who }: بلا أكلات، الطلب { $call }
        [one] { $who }: أكلة واحدة، الطلب { $call }
        [two] { $who }: أكلتان، الطلب { $call }
        [few] { $who }: { $n } أكلات، الطلب { $call }
        [many] { $who }: { $n } أكلة، الطلب { $call }
       *[other] { $who }: { $n } أكلة، الطلب { $call }
    }
line-trump = الحكم: { $suit }
line-next-bot = يلعب بعدك { $name }.
line-nothing-laid = لا شيء على الطاولة.
line-hint = جرّب: { $what }، { $reason }.
line-offer = { $n } من { $all }: { $what }. الكلفة: { $cost }.
line-sorted-rank = مرتّب بالقيمة.
line-sorted-suit = مرتّب بالنوع.
line-sorted-groups = مرتّب في مجموعات.
line-auto-on = يُمرَّر عنك حين لا يمكن غير التمرير.
line-auto-off = تُسأل حتى حين لا يمكن غير التمرير.
line-pace = سرعة الآلي: { $pace }.
line-next = الجولة التالية: Enter
line-time =
    { $n ->
        [zero] لا وقت لك.
        [one] لك ثانية واحدة.
        [two] لك ثانيتان.
        [few] لك { $n } ثوان.
        [many] لك { $n } ثانية.
       *[other] لك { $n } ثانية.
    }
line-bye = مع السلامة. يمكنك المتابعة متى شئت: { $command }
line-bye-unsaved = مع السلامة.

## ما يقال عند الخطأ، سطر واحد دائمًا.

line-empty = لم تكتب شيئًا. اكتب ورقًا أو طلبًا، أو «{ $help }».
line-unknown = لا معنى هنا لـ «{ $got }». اكتب ورقًا أو طلبًا، أو «{ $help }».
line-extra = لا يُكتب شيء بعد «{ $word }».
line-no-undo = إلغاء اللعبة في التدريب فقط: triumvir play --practice
line-nothing-back = لا شيء يُلغى في هذه الجولة.
line-pace-which = السرعة واحدة من: { $paces }.
line-wait = انتهت الجولة. Enter يوزّع التالية.
line-no-cards = أي ورق؟ اكتبه بعد الكلمة، مثل { $example }.
line-settled = المباراة المستأنفة تبقى بقواعدها ولاعبيها؛ احذف { $given }.

## قبل المباراة.

ask-language = اللغة
ask-match = المباراة
ask-match-on = متابعة المباراة { $n }: { $game }
ask-match-new = مباراة جديدة
ask-game = اللعبة
ask-level = الآلي
ask-rules = القواعد
ask-rules-last = كالمرة السابقة
ask-rules-practice = تدريب: يمكن إلغاء اللعب
ask-which = { $what } [{ $usual }]:
ask-row = { $n } { $name }
ask-again = اكتب رقمًا من ١ إلى { $n }، أو Enter لاختيار { $usual }.

## المباريات المحفوظة.

matches-none = لا مباراة محفوظة بعد.
matches-row =
    { $deals ->
        [zero] { $n }، { $when }: { $game }، بلا جولات، أنت { SIGNED($points) }، { $state }
        [one] { $n }، { $when }: { $game }، جولة واحدة، أنت { SIGNED($points) }، { $state }
        [two] { $n }، { $when }: { $game }، جولتان، أنت { SIGNED($points) }، { $state }
        [few] { $n }، { $when }: { $game }، { $deals } جولات، أنت { SIGNED($points) }، { $state }
        [many] { $n }، { $when }: { $game }، { $deals } جولة، أنت { SIGNED($points) }، { $state }
       *[other] { $n }، { $when }: { $game }، { $deals } جولة، أنت { SIGNED($points) }، { $state }
    }
matches-open = لم تنته
matches-won = فزت
matches-lost = خسرت
matches-broken = { $n }، { $when }: تالف
matches-next = Enter: التالية، رقم: تلك الجولة، { $quit }: خروج
matches-deal = الجولة { $n } من { $all }
matches-dealt = { $who }، في البداية: { $cards }
matches-kitty = في الأرض: { $cards }
matches-end = كانت هذه آخر جولة.
matches-no-deal = لا توجد الجولة { $got }؛ عددها { $n }.
matches-ends = ينتهي السجل هنا: { $why }
