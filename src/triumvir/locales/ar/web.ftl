# The page in the browser.

## الأوراق. $card الاسم مع ما قيل عنه، و$more ما يقال بعده.

card-and = { $card }، { $more }
card-place = { $place } من { $count }
card-pre = مختارة قبل دورك
card-hinted = تلميح
card-dim = لا يمكن لعبها
card-kitty = من الأرض
card-top = المطلوب غلبها
card-backs =
    { $count ->
        [zero] لا أوراق مقلوبة
        [one] ورقة مقلوبة
        [two] ورقتان مقلوبتان
        [few] { $count } أوراق مقلوبة
        [many] { $count } ورقة مقلوبة
       *[other] { $count } ورقة مقلوبة
    }
card-hand =
    { $count ->
        [zero] يدك، لا أوراق
        [one] يدك، ورقة واحدة
        [two] يدك، ورقتان
        [few] يدك، { $count } أوراق
        [many] يدك، { $count } ورقة
       *[other] يدك، { $count } ورقة
    }

## الصفحة الأولى.

home-title = الحكم الإجباري، دو ديجو، الثلاثة الكبار
home-hero = ثلاثة على الطاولة، وواحد أمام الجميع
home-about = ألعاب ورق من الصين والخليج، ضد الكمبيوتر أو مع الأصدقاء، بلا تسجيل.
home-games = الألعاب
home-continue = متابعة
home-result = النتيجة
home-with = { $game } مع { $names }
home-with-bots =
    { $bots ->
        [zero] { $game }
        [one] { $game } ضد الكمبيوتر
        [two] { $game } ضد الكمبيوتر
        [few] { $game } ضد الكمبيوتر ({ $bots } لاعبين)
        [many] { $game } ضد الكمبيوتر ({ $bots } لاعبًا)
       *[other] { $game } ضد الكمبيوتر ({ $bots } لاعب)
    }
home-deal = الجولة { $deal }.
home-deal-yours = الجولة { $deal }، والدور لك.
home-between = بين جولتين.
home-over = انتهت المباراة.
home-waits = في انتظار اللاعبين.
home-dou-dizhu-sub = محاربة الإقطاعي
home-dou-dizhu-one = فلّاحان ضد إقطاعي، وقنبلة في يد أحدهم.
home-dou-dizhu-meta = ٣ لاعبين، لكل لاعب ١٧ ورقة، والأرض ٣
home-dou-dizhu-more = أو ٤ لاعبين برزمتين
home-big-three-sub = احفر الحفرة
home-big-three-one = الثلاثة أقوى من الإكّة. خذ الأرض واخرج أولًا.
home-big-three-meta = ٣ لاعبين، لكل لاعب ١٦ ورقة، والأرض ٤
home-big-three-more = أو ٤ لاعبين في فريقين
home-hokm-sub = لكلٍّ طلبه
home-hokm-one = اطلب أكلاتك، واختر الحكم، وأوفِ بكلمتك. لا أحد يمرّر.
home-hokm-meta = ٣ لاعبين، لكل لاعب ١٠ أوراق
home-hokm-more = حتى ٥٠٠ نقطة
home-pick =
    { $seats ->
        [zero] بلا لاعبين، { $level }
        [one] لاعب واحد، { $level }
        [two] لاعبان، { $level }
        [few] { $seats } لاعبين، { $level }
        [many] { $seats } لاعبًا، { $level }
       *[other] { $seats } لاعب، { $level }
    }
home-players = اللاعبون
home-seats-dou-dizhu = { $seats }
home-seats-dou-dizhu-4 = { $seats } برزمتين
home-seats-big-three = { $seats }
home-seats-big-three-4 = { $seats } في فريقين
home-bots = الكمبيوتر
home-level-novice = مبتدئ
home-level-club = متوسط
home-level-expert = خبير
home-bots-novice = مستوى مبتدئ
home-bots-club = مستوى متوسط
home-bots-expert = مستوى خبير
home-a-bot-random = آلي يلعب أي شيء
home-a-bot-novice = آلي مبتدئ
home-a-bot-club = آلي متوسط
home-a-bot-expert = آلي خبير
home-free = مقعد خالٍ
home-play = العب الآن
home-against =
    { $bots ->
        [zero] ضد الكمبيوتر
        [one] ضد الكمبيوتر
        [two] ضد الكمبيوتر
        [few] ضد الكمبيوتر ({ $bots } لاعبين)
        [many] ضد الكمبيوتر ({ $bots } لاعبًا)
       *[other] ضد الكمبيوتر ({ $bots } لاعب)
    }
home-friends = العب مع أصدقائك
home-lesson = درس في دقيقتين
home-rules = القواعد
home-open = طاولات مفتوحة
home-no-tables = لا طاولات مفتوحة الآن.
home-new = طاولة جديدة
home-new-same = طاولة بالقواعد نفسها
home-here = { home-persons }، { home-chairs }
home-persons =
    { $here ->
        [zero] لا أحد هنا
        [one] لاعب واحد
        [two] لاعبان
        [few] { $here } لاعبين
        [many] { $here } لاعبًا
       *[other] { $here } لاعب
    }
home-chairs =
    { $free ->
        [zero] لا مقعد خاليًا
        [one] مقعد واحد خالٍ
        [two] مقعدان خاليان
        [few] { $free } مقاعد خالية
        [many] { $free } مقعدًا خاليًا
       *[other] { $free } مقعد خالٍ
    }
home-join = انضم
home-watch = شاهد
home-shows = شاهد الكمبيوتر يلعب
home-shows-text = يلعب الكمبيوتر مع نفسه ما دمت تشاهد، وتُكشف الأوراق بعد الجولة.
home-code = رمز الطاولة أو رابطها
home-no-code = لا طاولة بهذا الرمز.
home-no-code-why = الطاولات التي لا يلعب عليها أحد مدةً طويلة تُزال. اطلب رابطًا جديدًا أو افتح طاولة بنفسك.
home-records = آخر السجلات
home-no-records = ستظهر مبارياتك هنا.
home-points =
    { $count ->
        [zero] نقطة
        [one] نقطة
        [two] نقطتان
        [few] نقاط
        [many] نقطة
       *[other] نقطة
    }
home-open-record = افتح سجلًّا من ملف
home-shuffle = كل خلط للورق يمكن التحقق منه بعد الجولة.
home-guest = ضيف
home-table = طاولة
home-sit = انضم
home-full = كل المقاعد مشغولة.
home-closed = أُغلقت هذه الطاولة.
home-no-server = تعذّر الوصول إلى الخادم. حاول بعد لحظة.
home-again = حاول ثانية
home-home = إلى الصفحة الرئيسية
home-unknown = لا شيء هنا
home-unknown-why = ربما في العنوان خطأ، أو أُزيل ما كان هنا.
home-failed = تعذّر تحميل الصفحة
home-failed-why = انقطع الاتصال، أو صدرت نسخة أحدث.

## طاولة جديدة.

new-title = طاولة جديدة
new-game = اللعبة
new-seats = المقاعد
new-you = أنت
new-seat = المقعد { $n }
new-friend = صديق
new-rules = قواعد الطاولة
new-preset = نوع القواعد
new-number = { $what }: { $n }.
new-option-match-deals = عدد جولات المباراة
new-option-target = النقاط التي تنهي المباراة
new-option-stake-4p = رهان بلا مزايدة
new-agree = يرى الجميع هذه القواعد قبل الجولة الأولى.
new-edit = عدّل القواعد
new-edited = تم
new-changed =
    { $count ->
        [zero] بلا تغيير
        [one] تغيير واحد
        [two] تغييران
        [few] { $count } تغييرات
        [many] { $count } تغييرًا
       *[other] { $count } تغيير
    }
new-clock = وقت الدور
new-seconds =
    { $seconds ->
        [0] بلا حد
       *[other] { $seconds } ث
    }
new-who = من ينضم
new-by-link = بالرابط فقط
new-listed = الجميع
new-name-it = اسم الطاولة
new-waits = تبدأ حين تمتلئ المقاعد، أو املأها بالكمبيوتر.
new-at-once = ضد الكمبيوتر فقط: تبدأ فورًا.
new-make = افتح الطاولة
new-made = ادعُ أصدقاءك
new-then = أرسل الرابط، أو قل الرمز، أو أرِهم الصورة. الطاولة تنتظر.
new-to-table = إلى الطاولة
new-invite = دعوة
new-qr = الرابط على شكل رمز QR
new-code = الرمز
new-copy = انسخ الرابط
new-copied = نُسخ
new-share = شارك
new-loopback = يعمل هذا الرابط على هذا الجهاز فقط. شغّل الخادم لشبكتك ليستعمله غيرك.

## الإعدادات.

set-title = الإعدادات
set-look = المظهر والحركة
set-language = اللغة
set-theme = السمة
set-theme-system = النظام
set-theme-light = فاتح
set-theme-dark = داكن
set-theme-contrast = تباين عالٍ
set-motion = الحركة
set-motion-system = النظام
set-motion-full = كاملة
set-motion-reduced = مخفّفة
set-motion-none = بلا
set-cards = الورق
set-suits = ألوان الورق
set-suits-note = الشرية أخضر والديمن أزرق، لتمييز الأنواع بسهولة.
set-suits-4 = أربعة ألوان
set-suits-2 = لونان
set-large = خط كبير
set-large-note = أرقام أكبر بلا صور.
set-letters = حروف الورق
set-table = الطاولة
set-sort = ترتيب اليد
set-sort-rank = القيمة
set-sort-suit = النوع
set-sort-groups = المجموعات
set-auto-pass = مرّر عني حين لا أستطيع الرد
set-auto-pass-note = ينتظر لحظة حتى لا يكشف شيئًا.
set-auto-play = العب ورقتي الوحيدة
set-auto-play-note = في الحكم، حين لا تجوز إلا ورقة واحدة.
set-double = النقر المزدوج يلعب الورقة
set-double-note = وإلا فهو يختار كل أوراق القيمة نفسها.
set-counter = عدّاد الورق
set-counter-note = كم بقي خارجًا من كل قيمة.
set-buttons = الأزرار
set-buttons-right = «العب» يمينًا
set-buttons-left = «العب» يسارًا
set-keys = اختصارات بمفتاح واحد
set-keys-note = أطفئها إن كنت تُملي بالصوت.
set-hearing = الصوت والقراءة
set-sound = الأصوات
set-sound-note = قصيرة وهادئة.
set-volume = مستوى الصوت
set-speak = إعلان اللعب لقارئ الشاشة
set-speak-all = الكل
set-speak-mine = لعبي والمطلوب غلبه
set-speak-off = بلا
set-account = أنت
set-name = اسمك
set-name-note = ما يراه الآخرون على الطاولة.
set-key = مفتاحك
set-key-note = لا حساب هنا: يحفظ هذا المتصفح مفتاحًا سريًّا لمقاعدك وسجلاتك. احفظه لتستعمله على جهاز آخر، ولا تعطه أحدًا.
set-key-save = حفظ في ملف
set-key-load = فتح من ملف
set-key-taken = تم الفتح. لهذا المتصفح الآن ذلك المفتاح وتلك الإعدادات.
set-key-wrong = لا مفتاح في هذا الملف.
set-preview = معاينة
## After a deal: how it was paid.

after-deal = الجولة { $n }
after-deal-of = الجولة { $n } من { $of }
after-you = أنت
after-and = { $first }، { $rest }
after-won = فزت بالجولة
after-lost = خسرت الجولة
after-even = لم تكسب من الجولة شيئًا
after-others = الفائزون: { $who }
after-nobody = لم يحقق أحد طلبه
after-thrown = لم يطلب أحد
after-match-won = الفائز بالمباراة: { $who }
after-match-mine = فزت بالمباراة
after-worth = قيمة الجولة
after-stake = الرهان
after-factor-bombs =
    { $count ->
        [zero] بلا قنابل
        [one] قنبلة
        [two] قنبلتان
        [few] { $count } قنابل
        [many] { $count } قنبلة
       *[other] { $count } قنبلة
    }
after-factor-spring = ربيع
after-factor-blanks = إعادة توزيع
after-factor-other = غير ذلك
after-pays-each = كلٌّ يدفع
after-pays-to = لكل لاعب
after-player = اللاعب
after-called = الطلب
after-took = الأكلات
after-change = التغيير
after-total = المجموع
after-to-go = بقي { $count }
after-cards-left = الأوراق المتبقية
after-kitty = كانت الأرض
after-out = خرج أولًا
after-left = بقي { $count }
after-next = التالية
after-rematch = مباراة جديدة
after-waiting = بانتظار الآخرين
after-begins = بعد { $count } ث
after-review = مراجعة اللعب
after-link = نسخ الرابط
after-copied = نُسخ الرابط
after-save = حفظ السجل
after-close = العودة إلى الطاولة

## After a deal: the shuffle.

after-fair = تم التحقق من الخلط
after-fair-text = الورق يطابق البصمة المدوّنة في السجل، ولم تصل البصمة إلى هذا المتصفح قبل الجولة.
after-fair-kept = احتفظ هذا المتصفح بالبصمة المعلنة قبل الجولة، وهي تطابق الورق.
after-fair-kept-mine = احتفظ هذا المتصفح بالبصمة المعلنة قبل الجولة، وهي تطابق الورق، ومساهمتك داخلة فيه.
after-fair-print = البصمة
after-fair-checking = جارٍ التحقق من الخلط
after-fair-none = لا إثبات لهذه الجولة
after-fair-none-text = لم يوزعها خادم تعهّد بخلطه مسبقًا.
after-fair-cannot = لا يستطيع هذا المتصفح التحقق
after-fair-cannot-text = تتحقق المتصفحات في الصفحات ذات الاتصال الآمن فقط. احفظ السجل وتحقق منه بالأمر triumvir verify.
after-fair-failed = الخلط غير مطابق
after-fair-failed-promise = ليست هذه البصمة التي رآها هذا المتصفح قبل الجولة. احفظ السجل.
after-fair-failed-salt = ما أضافه هذا المتصفح إلى الخلط غير موجود فيه. احفظ السجل.
after-fair-failed-commitment = البذرة ليست التي تعهّد بها الخادم قبل التوزيع. احتفظ بالسجل.
after-fair-failed-cards = ليست هذه الأوراق التي تنتج عن البذرة. احتفظ بالسجل.
after-fair-expected = البصمة المتوقعة
after-fair-found = البصمة الموجودة

## After a deal: replay.

after-replay = الإعادة
after-replay-of = إعادة: { $game }
after-hands = كل الأوراق
after-moves = الحركات
after-move = الحركة
after-move-of = الحركة { $n } من { $of }: { $what }
after-dealt = وُزّعت الأوراق
after-said = { $who }: { $what }
after-first = الحركة الأولى
after-back = حركة إلى الوراء
after-forward = حركة إلى الأمام
after-last = الحركة الأخيرة
after-run = تشغيل
after-stop = إيقاف
after-key-step = حركة
after-key-trick = أكلة
after-key-hands = الأوراق
after-key-mistake = الخطأ التالي
after-key-run = تشغيل
after-deals = الجولات
after-or = { $first } أو { $rest }
after-find = ابحث عن الأخطاء
after-finding = جارٍ البحث عن الأخطاء…
after-mistakes =
    { $count ->
        [zero] لا أخطاء من النقلة { $since } فصاعدًا، والأوراق كلها مكشوفة.
        [one] خطأ واحد من النقلة { $since } فصاعدًا، والأوراق كلها مكشوفة.
        [two] خطآن من النقلة { $since } فصاعدًا، والأوراق كلها مكشوفة.
        [few] { $count } أخطاء من النقلة { $since } فصاعدًا، والأوراق كلها مكشوفة.
        [many] { $count } خطأً من النقلة { $since } فصاعدًا، والأوراق كلها مكشوفة.
       *[other] { $count } خطأ من النقلة { $since } فصاعدًا، والأوراق كلها مكشوفة.
    }
after-next-mistake = الخطأ التالي
after-next-remark = الملاحظة التالية
after-better-points =
    { $loss ->
        [zero] الأفضل: { $what }.
        [one] الأفضل: { $what }، بزيادة نقطة واحدة.
        [two] الأفضل: { $what }، بزيادة نقطتين.
        [few] الأفضل: { $what }، بزيادة { $loss } نقاط.
        [many] الأفضل: { $what }، بزيادة { $loss } نقطة.
       *[other] الأفضل: { $what }، بزيادة { $loss } نقطة.
    }
after-better-tricks =
    { $loss ->
        [zero] الأفضل: { $what }.
        [one] الأفضل: { $what }، بزيادة أكلة واحدة.
        [two] الأفضل: { $what }، بزيادة أكلتين.
        [few] الأفضل: { $what }، بزيادة { $loss } أكلات.
        [many] الأفضل: { $what }، بزيادة { $loss } أكلة.
       *[other] الأفضل: { $what }، بزيادة { $loss } أكلة.
    }
after-stop-finding = أوقف البحث
after-progress = ما فُحص من الجولة
after-waits = قبلك آخرون، وسيأتي دورك.
after-asking = خبير ينظر في النقلات السابقة.
after-opinions =
    { $count ->
        [zero] من النقلة { $since } إلى هناك، ما كان الخبير ليلعب غير ذلك بوضوح.
        [one] من النقلة { $since } إلى هناك، كان الخبير ليلعب نقلة واحدة على نحو آخر.
        [two] من النقلة { $since } إلى هناك، كان الخبير ليلعب نقلتين على نحو آخر.
        [few] من النقلة { $since } إلى هناك، كان الخبير ليلعب { $count } نقلات على نحو آخر.
        [many] من النقلة { $since } إلى هناك، كان الخبير ليلعب { $count } نقلةً على نحو آخر.
       *[other] من النقلة { $since } إلى هناك، كان الخبير ليلعب { $count } نقلة على نحو آخر.
    }
after-stopped = أُوقف البحث.
after-broken = توقف الخادم قبل النهاية.
after-opinion = رأي: بما كان يعرفه اللاعب، كان الخبير ليختار «{ $what }».
after-opinion-why = السبب: { $why }.
after-opinion-gain = المكسب المقدَّر في الجولة بالنقاط: { $gain }، بزيادة أو نقصان { $error }.
after-no-deal = لم تنته أي جولة من هذه المباراة بعد.
after-reading = جارٍ قراءة السجل
after-failed = لم ينجح ذلك
after-again = حاول مرة أخرى

## A record from a file.

after-record = فتح سجل
after-record-text = اختر ملفًا حُفظ بزر «حفظ السجل». يقرؤه هذا الخادم ولا يحتفظ به.
after-choose = اختيار ملف
after-drop = أو أفلته هنا
after-open = فتح
after-wrong = في السجل خطأ
after-wrong-line = السطر { $line }
after-wrong-found = الموجود
after-wrong-expected = المتوقع
after-wrong-before = ما يسبق هذا الموضع معروض أدناه.
## Table.

table-home = الرئيسية
table-free = مقعد خالٍ
table-seat = { $name }، { $where }
table-bot-plays = يلعب الآلي
table-gone = غير متصل
table-is-ready = جاهز
table-not-ready = غير جاهز بعد
table-left =
    { $count ->
        [zero] لا أوراق
        [one] بقيت ورقة واحدة
        [two] بقيت ورقتان
        [few] بقيت { $count } أوراق
        [many] بقيت { $count } ورقة
       *[other] بقيت { $count } ورقة
    }
table-took = أكل { $tricks } من { $contract }
table-code = الرمز { $code }
table-deal-n = الجولة { $n }
table-deal-of = الجولة { $n } من { $of }
table-trick-n = الجولة { $deal }، الأكلة { $trick }
table-stake = الرهان { $stake }
table-stake-times = الرهان { $stake } ×{ $times }
table-trump = الحكم: { $suit }
table-trump-order = { $suit } حكمًا: من الأعلى إلى الأدنى
table-you-said = أنت: { $call }
table-runs-right = يدور اللعب إلى اليمين
table-runs-left = يدور اللعب إلى اليسار
table-kitty = الأرض
table-exposed = الورقة المكشوفة
table-your-last = لعبتك السابقة
table-your-card = ورقتك
table-bass = بس
table-kabbout = كبوت
table-cards =
    { $count ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
table-bid-closed = { $n }: لم تعد متاحة
table-pass = تمرير
table-hint = تلميح
table-hint-pass = مرّر: { $why }
table-play = العب
table-will-play = عند انتهاء الوقت: { $cards }
table-readings = كيف تُلعب
table-sending = جارٍ الإرسال…
table-still-sending = ما زالت لعبتك تُرسل، وتُحسب مرة واحدة فقط.
table-taken = أكلت { $tricks } من { $contract }
table-take-back = استعد مقعدك
table-ready = جاهز
table-next = الجولة التالية
table-rematch = مباراة أخرى
table-kept = { $prompt } اختيارك محفوظ.
table-soon = سيُلعب عنك بعد لحظة. Esc يوقفه.
table-soon-stop = انتظر
table-lost = انقطع الاتصال. أوراقك محفوظة.
table-restarting = نعود بعد لحظات. الوقت متوقف.
table-elsewhere = هذا المقعد مفتوح في تبويب آخر.
table-use-here = استخدمه هنا
table-moved-on = تقدّم اللعب. اختر من جديد.
table-try = حاول الآن
table-seconds =
    { $count ->
        [zero] انتهى الوقت
        [one] بقيت ثانية واحدة
        [two] بقيت ثانيتان
        [few] بقيت { $count } ثوانٍ
        [many] بقيت { $count } ثانية
       *[other] بقيت { $count } ثانية
    }
table-sort = الترتيب
table-sort-rank = القيمة
table-sort-suit = النوع
table-sort-groups = المجموعات
table-counter = عدّاد الورق
table-counter-more = لم تظهر بعد
table-score = ورقة النقاط
table-deal = الجولة
table-total = المجموع
table-last = الأكلة السابقة
table-last-none = لا شيء بعد.
table-rules = القواعد
table-chat = الدردشة
table-chat-none = لم يقل أحد شيئًا بعد.
table-chat-write = قل شيئًا
table-chat-send = أرسل
table-mute = لا أريد سماع { $name }
table-unmute = اسمع { $name } من جديد
table-panel = العدّاد والنقاط والدردشة
table-menu = القائمة
table-close = أغلق
table-let-bot = دع الآلي يلعب
table-settings = الإعدادات
table-looking = أنت تشاهد
table-auto-pass = مرّر عني حين لا أستطيع الرد
table-auto-play = العب ورقتي الوحيدة المسموحة
table-leave = غادر الطاولة
table-leave-more = يأخذ الكمبيوتر مقعدك نهائيًا. إن أردت العودة لاحقًا فأغلق الصفحة فقط.
table-surrender = انسحب من الجولة
table-surrender-more = يكمل الآلي الجولة عنك، والنقاط لك.
table-stay = البقاء
table-invite = أرسل الرابط أو الرمز إلى أصدقائك.
table-add-bot = أضف الكمبيوتر
table-keys = اختصارات لوحة المفاتيح
table-key-move = التنقل بين أوراقك
table-key-lay = نقل الورقة موضعًا واحدًا
table-key-toggle = اختيار ورقة أو إلغاؤها
table-key-rank = الانتقال إلى قيمة (0 للعشرة، و S B للجوكرين)
table-key-play = لعب
table-key-pass = تمرير
table-key-hint = التلميح التالي، ومع Shift السابق
table-key-clear = إلغاء الاختيار
table-key-bid = المزايدة والطلب (0 للعشرة)، و C D H S للحكم
table-key-sort = ترتيب آخر
table-key-last = قراءة الأكلة
table-key-counts = قراءة عدد الأوراق الباقية
table-key-score = قراءة النقاط
table-key-round = التنقل بين الأزرار واليد والطاولة واللوحة
table-key-stop = إغلاق، إلغاء الاختيار

## The rules of a game.

rules-title = القواعد
rules-of = قواعد { $game }
rules-contents = المحتويات
rules-except = القواعد المعتادة، ما عدا:
rules-as-written = القواعد المعتادة.
rules-pictures = بالصور
rules-chain = من الأضعف إلى الأقوى
rules-beats = تغلب

## A first lesson.

lesson-title = درس في دقيقتين
lesson-step = { $n } من { $of }
lesson-task-beat = اغلب ما على الطاولة. العب: { $what }.
lesson-task-lead = أنت البادئ. العب: { $what }.
lesson-task-follow = يجب أن تتبع النوع: { $what }.
lesson-task-win = خذ هذه الأكلة. الحكم: { $what }.
lesson-how = اختر ما تلعبه ثم اضغط «العب».
lesson-choose = اختر أولًا ما تلعبه.
lesson-wrong = ليس هذا المطلوب. انظر إلى نوع المجموعة وعدد الأوراق وقيمتها.
lesson-right = صحيح.
lesson-hint = تلميح
lesson-play-it = العب
lesson-next = التالي
lesson-skip = تخطي
lesson-done = انتهى الدرس
lesson-done-text = عرفت الآن كيف تُلعب. والباقي يأتي باللعب.
lesson-play = العب الآن
lesson-again = مرة أخرى
