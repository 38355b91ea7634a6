# The page in the browser.

## الأوراق. $card الاسم مع ما قيل عنه، و$more ما يقال بعده.

card-and = { $card }، { $more }
card-place = { $place } من { $count }
card-pre = مختارة قبل دورك
card-hinted = تلميح
card-dim = لا يمكن لعبها
card-kitty = من الأرض
card-top = المطلوب التغلّب عليها
card-backs =
    { $count ->
        [zero] لا أوراق مقلوبة
        [one] ورقة مقلوبة
        [two] ورقتان مقلوبتان
        [few] { $count } أوراق مقلوبة
        [many] { $count } ورقة مقلوبة
       *[other] { $count } ورقة مقلوبة
    }
card-hand =
    { $count ->
        [zero] يدك، لا أوراق
        [one] يدك، ورقة واحدة
        [two] يدك، ورقتان
        [few] يدك، { $count } أوراق
        [many] يدك، { $count } ورقة
       *[other] يدك، { $count } ورقة
    }
