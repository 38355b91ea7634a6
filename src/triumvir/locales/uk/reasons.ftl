### Чому бот ходить саме так і чого коштує хід. Частини речення: стоять після ходу.

# Те, на що посилаються інші.
turns-left =
    { $turns ->
        [one] лишиться { $turns } хід
        [few] лишиться { $turns } ходи
       *[many] лишиться { $turns } ходів
    }
points-promised = { SIGNED($points, minimumFractionDigits: 1) } очка
tricks-expected = близько { NUMBER($tricks, minimumFractionDigits: 1) } взятки

## Усюди.

reason-any-random = будь-що дозволене
reason-any-slip = не подумавши
reason-any-forced = більше нічого не дозволено
reason-unknown = із власних міркувань ({ $code })

## Торги й козир.

reason-call-declines = вища ставка не обіцяє більше ніж { points-promised }
reason-call-pays = це обіцяє { points-promised }
reason-call-likes = карта на руках подобається
reason-call-expects = карти беруть { tricks-expected }, коли козир призначає інший
reason-call-expects-declaring = карти беруть { tricks-expected }, якщо козир — { $suit }
reason-call-counts-tops =
    { $tops ->
        [one] певна { $tops } взятка
        [few] певні { $tops } взятки
       *[many] певних взяток: { $tops }
    }
reason-trump-longest =
    { $cards ->
        [one] довшої масті немає, у ній { $cards } карта
        [few] довшої масті немає, у ній { $cards } карти
       *[many] довшої масті немає, у ній { $cards } карт
    }
reason-trump-strongest =
    { $cards ->
        [one] { $cards } карта цієї масті обіцяє більше за довшу масть
        [few] { $cards } карти цієї масті обіцяють більше за довшу масть
       *[many] { $cards } карт цієї масті обіцяють більше за довшу масть
    }

## Ходи, в яких перебивають.

reason-only-card = інша карта не дозволена
reason-play-looks-good = хід здається добрим
reason-pass-looks-good = краще зачекати
reason-play-goes-out = карт на руках не лишиться
reason-play-cannot-lose = майже без ризику, { turns-left }
reason-play-bombs = бомба того варта, { turns-left }
reason-play-blocks =
    { $cards ->
        [one] не пускає того, у кого { $cards } карта
        [few] не пускає того, у кого { $cards } карти
       *[many] не пускає того, у кого { $cards } карт
    }
reason-lead-feeds = { $who } (партнер) може на цьому вийти
reason-lead-clears-singles =
    { $singles ->
        [one] скидає { $singles } непарну карту, { turns-left }
        [few] скидає { $singles } непарні карти, { turns-left }
       *[many] скидає { $singles } непарних карт, { turns-left }
    }
reason-lead-clears = після цього { turns-left }
reason-lead-splits = розбити групу вигідніше, { turns-left }
reason-follow-sheds = після цього { turns-left }
reason-follow-takes-lead = хід вартий розбитої групи, { turns-left }
reason-follow-takes-over = варто перебити партнера ({ $who }), { turns-left }
reason-pass-partner-winning = взятку бере партнер ({ $who })
reason-pass-leaves-to-partner = ще ходитиме партнер ({ $who })
reason-pass-keeps-bomb = перебити можна лише бомбою
reason-pass-keeps-groups = щоб перебити, треба розбити групу
reason-pass-keeps-strength = те, чим можна перебити, згодиться пізніше

## Карти у взятках.

reason-lead-draws-trump = вибиває козирі
reason-lead-cashes = забирає свою взятку
reason-lead-builds = готує наступні карти цієї масті
reason-lead-shortens = це остання карта масті
reason-lead-spoils = щоб взятка не дісталася іншим
reason-lead-ducks = взятка не потрібна
reason-follow-wins-cheaply = найменша карта, що бере взятку
reason-follow-wins-high = інші ще ходитимуть, тому карта старша
reason-follow-trumps = б’є козирем
reason-follow-spoils = щоб взятка не дісталася іншим
reason-follow-saves = старша карта ще згодиться
reason-follow-ducks = взятка не потрібна
reason-follow-cannot-win = перебити нічим
reason-follow-discards = перебити нічим, скидає зайве

## Чого коштує хід.

reason-cost-goes-out = нічого, карт не лишиться
reason-cost-sheds = нічого, { turns-left }
reason-cost-strong = сильний хід, { turns-left }
reason-cost-breaks = розбита група, { turns-left }
reason-cost-breaks-bomb = втрачена бомба, { turns-left }
reason-cost-bomb = бомба, { turns-left }
reason-cost-small = мала карта
reason-cost-winner = найстарша в масті
reason-cost-trump = козир
reason-cost-top-trump = найстарший козир
