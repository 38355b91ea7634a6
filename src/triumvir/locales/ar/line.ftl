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
