### ما يقوله triumvir join على طاولة في خادم.

## كلمات أخرى يمكن كتابتها هناك.

word-say = قل دردشة
word-mute = اكتم
word-ready = جاهز جاهزة
word-away = غائب
word-back = رجعت عدت
word-surrender = استسلم
word-leave = غادر
word-fill = أجلس
word-change = غيّر غير
word-close = أغلق

## ماذا تفعل كل كلمة.

help-say = { $words } ثم نص: قوله لمن على الطاولة. والرقم يقول عبارة جاهزة: { $phrases }
help-mute = { $words } ثم رقم أو اسم: لا تسمع هذا اللاعب بعد الآن؛ ومرة أخرى تسمعه من جديد
help-ready = { $words }: أنت جاهز للجولة التالية؛ وكذلك Enter
help-away = { $words }: يلعب الآلي عنك حتى ترجع
help-back = { $words }: تلعب بنفسك من جديد
help-surrender = { $words }: التخلي عن هذه الجولة؛ يكملها الآلي عنك
help-leave = { $words }: ترك مقعدك نهائيًا
help-fill = { $words } ثم مستوى: من فتح الطاولة يُجلس الآلي في المقاعد الخالية: { $levels }
help-change = { $words } ثم اسم=قيمة: من فتح الطاولة يغيّر قواعد المباراة التالية أو أوقاتها؛ واسم مجموعة يأخذ قواعدها
help-close = { $words }: من فتح الطاولة يغلقها نهائيًا
help-auto-play = { $auto } { $play }: كذلك في كل ما لا يمكن غيره

## القدوم والذهاب.

net-made = فُتحت الطاولة { $code }. ينضم الأصدقاء بالأمر: { $command }
net-seated = أنت على الطاولة { $code } باسم { $name }.
net-again = عدت إلى الطاولة { $code } باسم { $name }.
net-watching = أنت تشاهد الطاولة { $code }.
net-lent = يلعب { $name } على الطاولة { $code }. ‏Ctrl-C للإنهاء، ويبقى المقعد.
net-player = { $who }: { $what }
net-free = المقعد { $n }: خالٍ
net-onlooker = متفرج
net-onlooker-named = { $name } (متفرج)
net-here = حاضر
net-gone = غير متصل
net-plays-for = غائب، يلعب الآلي عنه
net-name = اسمك
net-code = رمز الطاولة:
net-lost = انقطع الاتصال. تجري المحاولة من جديد.
net-found = عاد الاتصال.
net-end = ينهي الخادم الاتصال: { $why }
net-unreached = لا خادم يجيب على { $server }.
net-address = ليس «{ $got }» عنوان طاولة. العنوان مثل { $example }.
net-taken = برنامج آخر يجلس هناك باسم { $name }. اختر اسمًا آخر: --name.
net-other-server = يقول الخادم ما لا تفهمه هذه النسخة.
net-kept = لا اتصال. يُرسل هذا حين يعود.
net-slow = أُرسل، لكن الخادم لم يقبله بعد.
net-pending = ما كتبته قبل هذا لم يُقبل بعد.
net-not-yours = ليس دورك.
net-not-now = ليس والجولة جارية.
net-not-playing = أنت تشاهد فقط.
net-waits =
    { $n ->
        [zero] لا مقعد خاليًا. ينضم الأصدقاء بالأمر: { $command }
        [one] مقعد واحد خالٍ. ينضم الأصدقاء بالأمر: { $command }
        [two] مقعدان خاليان. ينضم الأصدقاء بالأمر: { $command }
        [few] { $n } مقاعد خالية. ينضم الأصدقاء بالأمر: { $command }
        [many] { $n } مقعدًا خاليًا. ينضم الأصدقاء بالأمر: { $command }
       *[other] { $n } مقعد خالٍ. ينضم الأصدقاء بالأمر: { $command }
    }
net-ready = اضغط Enter حين تكون جاهزًا.
net-next-match = انتهت المباراة. Enter يبدأ أخرى.
net-told-ready = يعرف الآخرون أنك جاهز.
net-closed = أُغلقت الطاولة.
net-sure = هل أنت متأكد؟ اكتب «{ $word }» مرة أخرى.
net-full = لا مقعد خاليًا.
net-mute-whom = من؟ مثل: { $word } { $n }
net-mute-on = { $who }: لا تسمع شيئًا من هناك الآن.
net-mute-off = { $who }: تسمع ما يُقال من جديد.
net-change-how = قل ماذا، مثل: { $word } spring=x2 turn=30
net-bye = مع السلامة. مقعدك محفوظ لك: { $command }
net-auto-play-on = ما لا يمكن غيره يُلعب عنك.
net-auto-play-off = تُسأل حتى حين لا يمكن غير شيء واحد.

## نتيجة فحص كل جولة.

net-committed = الجولة { $n }: وُزّعت كما وُعد.
net-uncommitted = تحذير، الجولة { $n }: { $why }
net-unseen = تعذّر فحص الجولة { $n }: جئت وهي جارية.
net-other-promise = كان الخادم قد وعد ببذرة أخرى قبل الجولة.
net-other-salt = ليس في البذرة ما أضفته أنت.
net-other-cards = ليس هذا هو الورق الذي ينتج من البذرة.

## ما يقوله triumvir account.

account-no-key = ليس في «{ $file }» مفتاح.
account-other = للاسم { $name } مفتاح آخر هنا. اختر اسمًا آخر.
account-taken = صار المفتاح للاسم { $name }.
account-unknown = لا مفتاح هنا للاسم { $name }.
account-seat = { $game }: { $command }
account-turn = { $game }، دورك: { $command }
account-nowhere = لا مقعد لك على { $server }.
