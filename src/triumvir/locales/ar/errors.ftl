### ما الخطأ: رسالة لكل رمز. ‏$got ما أُعطي، و$expected قائمة بكتابة اللعبة.

## ما كُتب.

error-action-unknown = «{ $got }» ليس فعلًا في اللعب.
error-action-wrong-phase = «{ $got }» ليس المطلوب الآن.
error-call-unknown = «{ $got }» ليس طلبًا هنا.
error-call-illegal = لا يمكنك قول «{ $got }» الآن. يمكنك: { $expected }.
error-trump-illegal = «{ $got }» لا يصلح حكمًا. اختر C أو D أو H أو S.
error-card-unknown = «{ $got }» ليست ورقة. تُكتب الأوراق هكذا: { "TH" }، { "7C" }، { "b" }، { "r" }.
error-card-not-in-pack = { $got } ليست من ورق هذه اللعبة.
error-card-twice = { $got } مكررة.
error-rank-unknown = لا توجد «{ $got }» في ورق هذه اللعبة.
error-suit-unknown = «{ $got }» ليس نوعًا. الأنواع C وD وH وS.
error-seat-unknown = لا يوجد مقعد «{ $got }» على هذه الطاولة.

## ما لا يُلعب.

error-turn-other-seat = الدور لغيرك.
error-play-not-held = ليست في يدك: { $got }.
error-play-no-combination = هذه الأوراق لا تجتمع في مجموعة: { $got }.
error-play-reading = لا يمكن اعتبار الأوراق «{ $got }».
error-play-does-not-beat = { $got } لا تغلب ما على الطاولة.
error-play-must-lead = أنت البادئ فلا تمرّر. العب أي مجموعة.
error-play-bombs-spent = لعبت كل القنابل التي يسمح بها طلبك.
error-play-must-follow = { $got } من نوع آخر. يمكنك: { $expected }.
error-play-must-trump = { $got } ليست حكمًا، وعليك لعب ورقة حكم. يمكنك: { $expected }.
error-play-must-overtrump = { $got } حكم صغير. يمكنك: { $expected }.

## الشيء نفسه لمن اختار أوراقًا.

fault-lacks-key = أصغر من المطلوب. على الطاولة: { $combination }.
fault-lacks-length = المجموعة صحيحة والعدد مختلف. على الطاولة: { $combination }.
fault-lacks-kind = مجموعة من نوع آخر. على الطاولة: { $combination }.
fault-not-held = ليست في يدك: { $cards }.
fault-must-follow = اتبع النوع: { $suit }.
fault-must-trump = العب ورقة حكم: { $suit }.
fault-must-overtrump = العب حكمًا أكبر: { $suit }.
fault-other-seat = الدور عند { $who }.

## الجولات والمباريات.

error-deal-hand-size = عدد أوراق اليد خطأ: { $got } بدلًا من { $expected }.
error-deal-kitty-size = عدد أوراق الأرض خطأ: { $got } بدلًا من { $expected }.
error-deal-hands = عدد الأيدي خطأ: { $got } بدلًا من { $expected }.
error-deal-sides = الفرق لا تناسب المقاعد: { $got }.
error-deal-over = انتهت الجولة.
error-deal-running = لم تنته الجولة بعد.
error-deal-hidden = لا تُعرض الأوراق للمتفرجين في هذه الطاولة.
error-match-over = انتهت المباراة.
error-world-none = لا أوراق مخفية تناسب ما يُرى.

## الألعاب والخيارات والآليون.

error-game-unknown = لا توجد لعبة «{ $got }». توجد: { $expected }.
error-game-twice = اللعبة «{ $got }» مكررة.
error-preset-unknown = لا توجد قواعد باسم «{ $got }» لهذه اللعبة. توجد: { $expected }.
error-option-unknown = لا يوجد خيار «{ $got }» لهذه اللعبة. توجد: { $expected }.
error-option-value = «{ $got }» غير ممكن. الممكن: { $expected }.
error-bot-unknown = لا يوجد آلي «{ $got }». يوجد: { $expected }.
error-bot-budget = «{ $got }» ليس حدًّا لآلي. الممكن: { $expected }.
error-bot-not-to-act = لا شيء يفعله آلي هنا.
error-bot-program = تعذّر تشغيل البرنامج «{ $got }» أو أنه انتهى.
error-bot-answer = قال البرنامج «{ $got }». المتوقَّع: { $expected }.
error-bot-illegal = اختار البرنامج «{ $got }» وهذا غير مسموح. المسموح: { $expected }.
error-bot-late = لم يُجب البرنامج في الوقت.
error-language-unknown = لا توجد لغة «{ $got }». توجد: { $expected }.

## المواقف والسجلات والملفات.

error-position-fields = عدد حقول الموقف خطأ: { $got }.
error-position-field = حقل في الموقف غير ممكن: { $got }.
error-record-toml = لا يُقرأ السجل بصيغة TOML: { $got }.
error-record-field = حقل غير معروف: { $got }.
error-record-missing = ينقص السجل: { $expected }.
error-record-version = السجل من إصدار آخر: { $got }.
error-record-action = فعل في السجل غير ممكن: { $got }.
error-record-result = النتيجة لا تتبع من الأفعال: { $got }.
error-record-checksum = بصمة السجل لا تطابق: { $got }.
error-record-view = السجل لا يُظهر ذلك: { $got }.
error-fair-salt = «{ $got }» ليس ملحًا صالحًا. الملح: { $expected }.
error-fair-missing = في السجل جولة بلا إثبات.
error-fair-order = الإثبات في غير موضعه: { $got } بدلًا من { $expected }.
error-fair-commitment = التعهد لا يطابق البذرة: { $got }.
error-fair-deal = الجولة ليست تلك التي جرى التعهد بها: { $got }.
error-fair-text = نص السجل تغيّر.
error-json-text = ليس كائن JSON معروفًا: { $got }.
error-json-field = حقل في كائن JSON غير ممكن: { $got }.
error-vector-line = سطر في حالات القواعد لا يُقرأ: { $got }.
error-vector-kind = لا يوجد نوع حالات «{ $got }».
error-saved-unknown = لا توجد مباراة محفوظة كهذه للمتابعة.
error-saved-in-use = المباراة { $got } تُلعب الآن في نافذة أخرى.
error-saved-failed = تعذّر حفظ المباراة: { $got }. لم يُلعب شيء.
error-file-unreadable = لا يُقرأ الملف: { $got }.

## طاولات الخادم.

error-table-unknown = لا توجد طاولة «{ $got }».
error-table-full = كل المقاعد في هذه الطاولة محجوزة. يمكنك المشاهدة.
error-table-closed = هذه الطاولة مغلقة.
error-table-phase = ليس الآن: يمكن ذلك لاحقًا.
error-table-host = هذا لصاحب الطاولة وحده.
error-table-pace = لا تصلح أزمنة الطاولة هكذا. المسموح: { $expected }
error-chair-unknown = لا مقعد { $got } في الطاولة.
error-chair-taken = هذا المقعد محجوز.
error-chair-none = أنت متفرّج. خذ مقعدًا أولًا.
error-name-empty = اختر اسمًا من 1 إلى 24 حرفًا.
error-chat-empty = لا شيء ليقال.
error-chat-phrase = لا توجد عبارة سريعة «{ $got }».
error-command-stale = تغيّر الدور في الطاولة؛ انظر واختر من جديد.
error-command-busy = الخادم مشغول. ستُعاد المحاولة.
error-token-wrong = هذا المفتاح لا يفتح أي مقعد.
error-seat-elsewhere = هذا المقعد مفتوح في تبويب آخر أو على جهاز آخر.

## الساحة، وما لم يُثبَّت.

error-arena-bots = لا يلعب هذا العدد من الآليين: { $got }.
error-arena-file = سطر في النتائج لا يُقرأ: { $got }.
error-arena-other = النتائج لمنافسة أخرى: { $got } بدلًا من { $expected }.
error-arena-exists = النتائج موجودة: { $got }.
error-extra-missing = غير مثبّت: { $got }. ثبّته بـ: { $expected }

## أبواب الخادم.

error-origin-foreign = جاء هذا الطلب من موقع آخر، أو من برنامج لا يعرّف بنفسه. المطلوب: { $expected }.
error-path-unknown = لا شيء في { $got }.
error-path-method = { $got } غير ممكن هناك.
error-hello-first = يبدأ الاتصال بتحية واحدة.
error-limit-rate = كثير دفعة واحدة؛ { $expected }.
error-limit-size = هذا كبير جدًا؛ الحد الأقصى { $expected }.
error-limit-sockets = اتصالات كثيرة من عنوان واحد؛ الحد الأقصى { $expected }.
error-limit-time = استغرق ذلك وقتًا طويلًا؛ الحد الأقصى { $expected }.
error-limit-slow = اتصالك أبطأ مما يُرسل إليك.
error-limit-faults = تعذّرت قراءة الكثير. أُغلق الاتصال.
error-think-busy = لم يجد الخادم وقتًا ليفكّر في هذا. حاول بعد لحظة.
error-server-full = يتصل كثيرون الآن. حاول بعد لحظة.
error-server-closing = يُعاد تشغيل الخادم. طاولتك محفوظة.
error-server-port = لا يستطيع الخادم الاستماع على { $got }.
error-server-page = لم تُبنَ صفحة المتصفح: { $expected }.
error-server-fault = حدث خطأ في الخادم. حاول مرة أخرى.
error-server-store = تعذّر فتح قاعدة البيانات: { $got }.
error-file-exists = يوجد ملف { $got } من قبل.
