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
