### لماذا يلعب الآلي هكذا، وكم تكلّف اللعبة. أجزاء جمل تأتي بعد اللعبة.

# ما تستعمله الرسائل الأخرى.
turns-left =
    { $turns ->
        [zero] لا يبقى شيء
        [one] تبقى لعبة واحدة
        [two] تبقى لعبتان
        [few] تبقى { $turns } لعبات
        [many] تبقى { $turns } لعبة
       *[other] تبقى { $turns } لعبة
    }
points-promised = { SIGNED($points, minimumFractionDigits: 1) } نقطة
tricks-expected = نحو { NUMBER($tricks, minimumFractionDigits: 1) } أكلة

## في كل مكان.

reason-any-random = أي لعب مسموح
reason-any-slip = دون تفكير
reason-any-forced = لا يُسمح بغيره
reason-unknown = لسبب عنده ({ $code })

## الطلب والحكم.

reason-call-declines = لا طلب أعلى يعد بأكثر من { points-promised }
reason-call-pays = يعد بـ { points-promised }
reason-call-likes = اليد تبدو جيدة
reason-call-expects = اليد تأكل { tricks-expected } إذا كان الحكم لغيره
reason-call-expects-declaring = اليد تأكل { tricks-expected } إذا كان الحكم { $suit }
reason-call-counts-tops =
    { $tops ->
        [zero] لا أكلات مضمونة
        [one] أكلة واحدة مضمونة
        [two] أكلتان مضمونتان
        [few] { $tops } أكلات مضمونة
        [many] { $tops } أكلة مضمونة
       *[other] { $tops } أكلة مضمونة
    }
reason-trump-longest =
    { $cards ->
        [zero] لا نوع أطول منه، بلا أوراق
        [one] لا نوع أطول منه، فيه ورقة واحدة
        [two] لا نوع أطول منه، فيه ورقتان
        [few] لا نوع أطول منه، فيه { $cards } أوراق
        [many] لا نوع أطول منه، فيه { $cards } ورقة
       *[other] لا نوع أطول منه، فيه { $cards } ورقة
    }
reason-trump-strongest =
    { $cards ->
        [zero] بلا أوراق منه، وهو أفضل من نوع أطول
        [one] ورقة واحدة منه أفضل من نوع أطول
        [two] ورقتان منه أفضل من نوع أطول
        [few] { $cards } أوراق منه أفضل من نوع أطول
        [many] { $cards } ورقة منه أفضل من نوع أطول
       *[other] { $cards } ورقة منه أفضل من نوع أطول
    }

## اللعب في ألعاب الغلبة.

reason-only-card = لا يُسمح بغيرها
reason-play-looks-good = تبدو لعبة جيدة
reason-pass-looks-good = الانتظار يبدو أفضل
reason-play-goes-out = تنتهي أوراق اليد
reason-play-cannot-lose = لا شيء تقريبًا يمنعه، { turns-left }
reason-play-bombs = تستحق قنبلة، { turns-left }
reason-play-blocks =
    { $cards ->
        [zero] يمنع خصمًا بلا أوراق
        [one] يمنع خصمًا بقيت له ورقة واحدة
        [two] يمنع خصمًا بقيت له ورقتان
        [few] يمنع خصمًا بقيت له { $cards } أوراق
        [many] يمنع خصمًا بقيت له { $cards } ورقة
       *[other] يمنع خصمًا بقيت له { $cards } ورقة
    }
reason-lead-feeds = الشريك ({ $who }) يستطيع الخروج بها
reason-lead-clears-singles =
    { $singles ->
        [zero] بلا أوراق منفردة، { turns-left }
        [one] تصريف ورقة منفردة، { turns-left }
        [two] تصريف ورقتين منفردتين، { turns-left }
        [few] تصريف { $singles } أوراق منفردة، { turns-left }
        [many] تصريف { $singles } ورقة منفردة، { turns-left }
       *[other] تصريف { $singles } ورقة منفردة، { turns-left }
    }
reason-lead-clears = بعدها { turns-left }
reason-lead-splits = تفكيك المجموعة أربح، { turns-left }
reason-follow-sheds = بعدها { turns-left }
reason-follow-takes-lead = البدء يستحق تفكيك مجموعة، { turns-left }
reason-follow-takes-over = غلبة الشريك ({ $who }) أربح، { turns-left }
reason-pass-partner-winning = الشريك ({ $who }) هو الغالب
reason-pass-leaves-to-partner = الشريك ({ $who }) لم يلعب بعد
reason-pass-keeps-bomb = لا تغلبها إلا قنبلة
reason-pass-keeps-groups = ما يغلبها يفكّك مجموعة
reason-pass-keeps-strength = ما يغلبها أنفع لاحقًا

## الأوراق في ألعاب الأكلات.

reason-lead-draws-trump = يسحب أوراق الحكم
reason-lead-cashes = تأخذ أكلتها
reason-lead-builds = تقوّي ما بعدها من النوع
reason-lead-shortens = آخر ورقة من نوعها
reason-lead-spoils = حتى لا يأكل غيره
reason-lead-ducks = لا يحتاج أكلة
reason-follow-wins-cheaply = أصغر ورقة تأكل
reason-follow-wins-high = بقي من يلعب بعده، فورقة أكبر
reason-follow-trumps = يقطع بالحكم
reason-follow-spoils = حتى لا يأكل غيره
reason-follow-saves = ورقة قوية تُحفظ لوقتها
reason-follow-ducks = لا يحتاج أكلة
reason-follow-cannot-win = ليس في اليد ما يأكل
reason-follow-discards = ليس في اليد ما يأكل، فيرمي ورقة

## كم تكلّف اللعبة.

reason-cost-goes-out = لا شيء، تنتهي أوراق اليد
reason-cost-sheds = لا شيء، { turns-left }
reason-cost-strong = لعبة قوية، { turns-left }
reason-cost-breaks = مجموعة مفكّكة، { turns-left }
reason-cost-breaks-bomb = قنبلة ضائعة، { turns-left }
reason-cost-bomb = قنبلة، { turns-left }
reason-cost-small = ورقة صغيرة
reason-cost-winner = الأعلى في نوعها
reason-cost-trump = ورقة حكم
reason-cost-top-trump = أعلى ورقة حكم باقية
