### 规则简述，按当前玩法和本桌规则。

rules-title-aim = 目标
rules-title-cards = 牌和发牌
rules-title-calls = 叫墩
rules-title-bids = 叫分
rules-title-kinds = 牌型
rules-title-play = 出牌
rules-title-pay = 结算

## 斗地主和挖坑共用。

rules-beat = 要压上一手，须牌型相同、张数相同、点数更大；也可以不出，有牌能压也可以不出。
rules-clear-three = 另外两家都不出时，最后出牌的人收走桌上的牌，再先出。
rules-clear-four = 另外三家都不出时，最后出牌的人收走桌上的牌，再先出。
rules-landlord-leads = 地主先出。
rules-landlord-pay = 地主先出完，每位农民付给地主底分；否则地主付给每位农民。
rules-pairs-aim = 两人一队，对抗另一队。谁先出完，谁那一队就赢。
rules-pairs-pay = 输的每人付底分，赢的每人得底分。
rules-sides-pay = 输的每人付底分，赢的每人得底分；地主一人打三家时，和三家各算一份。
rules-sides-aim = 谁先出完，谁那一方就赢。

## 挖坑。

rules-big-three-aim = 一家打两家。叫分最高的是坑主，坑主先出完就赢；闲家中有一家先出完，两家闲家都赢。
rules-big-three-cards = 52 张牌，每人 16 张。四张扣着作底牌，归坑主。
rules-big-three-four-cards = 52 张牌，每人 13 张，没有底牌。
rules-big-three-kinds =
    同点的一到四张：9、JJ、777、4444。
    三个以上相连的点数，每个点数一、二、三或四张：456、778899。A、2、3 不能进顺子。
    没有炸弹，也不能带牌。
rules-big-three-pay = 坑主先出完，每家付给坑主底分；否则坑主付给每家。

## 斗地主。

rules-dou-dizhu-aim = 叫到地主的人一人打两位农民，先出完就赢；有一位农民先出完，两位农民都赢。
rules-dou-dizhu-cards = 54 张牌，含大小王，每人 17 张。三张扣着作底牌，归地主。
rules-dou-dizhu-four-cards = 两副牌 108 张，含四张王，每人 25 张。八张扣着作底牌。
rules-dou-dizhu-ranks = 从小到大：3 4 5 6 7 8 9 10 J Q K A 2、小王、大王。不分花色。
rules-dou-dizhu-kinds =
    单张、对子、三张；三张可以带一张或带一对：6668、66699。
    顺子：五张以上相连，从 3 到 A：34567。
rules-dou-dizhu-runs =
    连对：三对以上相连：334455。
    飞机：两组以上相连的三张，可以不带，也可以每组带一张或带一对：444555、44455569、4445556699。
rules-dou-dizhu-bombs =
    炸弹：四张同点，除了更大的炸弹和王炸，什么都压得住。
    王炸：大小王，压一切。
rules-dou-dizhu-four-kinds =
    单张、对子、三张；三张可以带一对：66699。两张同色的王是一对。
    顺子：五张以上相连，从 3 到 A：34567。
rules-dou-dizhu-four-runs =
    连对：三对以上相连：334455。
    飞机：两组以上相连的三张，可以不带，也可以每组带一对：444555、4445556699。
rules-dou-dizhu-four-bombs =
    炸弹：四张以上同点。张数多的压张数少的；张数相同比点数。
    王炸：四张王，压一切。

## 霍克姆。

rules-hokm-aim = 各自为战，先叫十墩里自己要拿几墩。拿够了得分，不够就扣分。
rules-hokm-cards = 30 张牌，每人 10 张：四门的 A、10、K、Q、J、9、8，加上两张黑 7。
rules-hokm-calls = 叫到 10 为止；2 墩叫“巴斯”，10 墩叫“卡布”。庄家下家先叫。叫得最高的定将牌并先出。
rules-hokm-play = 有同花色必须跟。最大的将牌拿下这墩；没有将牌时，首出花色里最大的拿下。谁拿下谁接着先出。
rules-hokm-pay = 叫成了，每叫一墩得 10 分。卡布是十墩全收，得 200 分。

## 本桌规则：每种取值的意思。

option-landlord-side =
    { $value ->
        [solo] 地主一人打三家。
       *[pair] 叫到地主的人和对家是一方。
    }
option-partners-4p =
    { $value ->
        [fixed] 对面坐的是同伴。
       *[draw_high2] 每人抽一张牌，最大的两人是同伴。
    }
option-reseat =
    { $value ->
        [false] 抽牌后各人不换座位。
       *[true] 抽牌后同伴坐对面。
    }
option-redraw-partners =
    { $value ->
        [every_deal] 每一局都重新抽同伴。
       *[never] 整场同伴不变。
    }
option-rank-order =
    { $value ->
        [list_plus_3] 从小到大：2 4 5 6 7 8 9 10 J Q K A 3。不分花色。
       *[n3_high] 从小到大：4 5 6 7 8 9 10 J Q K A 2 3。不分花色。
    }
option-trump-order =
    { $value ->
        [clubs_always] 梅花不论是不是将牌，从大到小：J 9 A 10 K Q 8 7；其他花色：A 10 K Q J 9 8。
       *[suit_chosen] 将牌从大到小：J 9 A 10 K Q 8 7；其他花色：A 10 K Q J 9 8 7。
    }
option-first-dealer =
    { $value ->
        [high_card] 抽牌，最大的先坐庄发牌。
        [low_card] 抽牌，最小的先坐庄发牌。
       *[random] 首局庄家随机定。
    }
option-dealer-draw-order =
    { $value ->
        [pip] 抽庄时按牌面数字比，A 算 1，花牌算 0。
        [listed] 抽庄时 A 最大，2 最小。
       *[game] 抽庄时大小与打牌时相同。
    }
option-opener-ceremony =
    { $value ->
        [marker] 发牌前明一张牌，谁拿到谁先叫。
        [random] 谁先叫随机定。
        [dealer] 庄家先叫。
       *[match_draw] 依次抽牌，谁先抽到与庄家翻牌同点的，谁先叫。
    }
option-opener =
    { $value ->
        [lowest_heart] 拿到最小红桃的先叫。
       *[dealer] 庄家先叫。
    }
option-stake-4p =
    { $value ->
        [fixed] 不叫分，底分 { $number }。
       *[auction] 叫分只定底分。
    }
option-auction-mode =
    { $value ->
        [single_round] 叫 1 分、2 分、3 分，须比前面高。每人只叫一次，最高的为底分。
        [call_rob] 先叫地主的人底分 1。后面每人可抢一次，每抢一次底分翻倍，最后由叫地主的人决定。
        [none] 不叫分，本该先叫的人当地主，底分 1。
       *[until_closed] 叫 1 分、2 分、3 分，须比前面高，叫 3 分即止。不叫之后还可以再叫，最后叫的为底分。
    }
option-opener-must-bid =
    { $value ->
        [false] 没人叫就重新发牌。
       *[true] 先叫的人不能不叫。
    }
option-all-pass =
    { $value ->
        [opener_forced_1] 都不叫时，先叫的人当地主，底分 1。
       *[redeal] 都不叫就重新发牌。
    }
option-strong-hand-must-bid3 =
    { $value ->
        [true] 牌特别好必须叫 3 分。
       *[false] 没有必须叫 3 分的牌。
    }
option-kitty-to =
    { $value ->
        [split] 地主和同伴各拿四张底牌。
       *[bidder] 底牌全归地主。
    }
option-show-kitty =
    { $value ->
        [true] 底牌亮给所有人。
       *[false] 底牌只有拿的人看得到。
    }
option-bass =
    { $value ->
        [pass_zero] 可以不叫，不叫就不得也不扣。
       *[other] 不能不叫，最低叫巴斯，即两墩。
    }
option-call-mode =
    { $value ->
        [ascending] 要越叫越高，连续两家不再叫就结束。
       *[free_once] 每人叫一次，几墩都可以。
    }
option-tie-caller =
    { $value ->
        [latest] 叫得一样时，后叫的为高。
       *[earliest] 叫得一样时，先叫的为高。
    }
option-straight-min = 顺子至少 { $value } 张。
option-straight-max = 顺子最多 { $value } 张。
option-kickers-distinct =
    { $value ->
        [false] 飞机带的单张可以同点。
       *[true] 飞机带的单张点数各不相同。
    }
option-kicker-equal-max = 飞机带的单张最多 { $value } 张同点。
option-kicker-trio-beside-run =
    { $value ->
        [false] 紧挨着的三张不能当作飞机带的单张。
       *[true] 紧挨着的三张可以当作飞机带的单张。
    }
option-kicker-not-trio-rank =
    { $value ->
        [false] 飞机带的单张可以与三张同点。
       *[true] 飞机带的单张不能与三张同点。
    }
option-kickers-both-jokers =
    { $value ->
        [true] 飞机可以同时带大小王。
       *[false] 飞机不能同时带大小王。
    }
option-wing-pairs-distinct =
    { $value ->
        [false] 飞机带的对子可以同点。
       *[true] 飞机带的对子点数各不相同。
    }
option-quad-sets =
    { $value ->
        [false] 四张不能带牌。
       *[true] 四张可以带两张或带两对：666689、66668899。这不算炸弹，只压同样的。
    }
option-quad-attach-limit =
    { $value ->
        [no_joker_pair] 四带二不能同时带大小王。
        [none] 四带二带什么都可以。
       *[one_each] 四带二最多带一张 2 和一张王。
    }
option-quad-single-kickers-distinct =
    { $value ->
        [false] 四带二可以带一个对子当两张。
       *[true] 四带二的两张点数不同。
    }
option-quad-pair-kickers-distinct =
    { $value ->
        [false] 四带两对的两对可以同点。
       *[true] 四带两对的两对点数不同。
    }
option-joker-pair-as-kicker =
    { $value ->
        [false] 三张不能带一对王。
       *[true] 三张可以带一对王。
    }
option-wing-pairs-consecutive =
    { $value ->
        [true] 飞机带的对子也要相连。
       *[false] 飞机带的对子不必相连。
    }
option-low-two-runs =
    { $value ->
        [true] 顺子可以从 A 或 2 起：A2345。
       *[false] 2 不能进顺子。
    }
option-leader =
    { $value ->
        [declarer] 坑主先出；两人一队时由先叫的人先出。
        [four_of_hearts] 拿到最小红桃的先出。
       *[opener] 不论谁叫到，都由先叫的人先出。
    }
option-direction =
    { $value ->
        [cw] 顺时针出牌，轮到左边。
       *[ccw] 逆时针出牌，轮到右边。
    }
option-pass-is-final =
    { $value ->
        [true] 不出之后，要等这一轮收走才能再出。
       *[false] 不出之后，这一轮收走之前还可以再出。
    }
option-passes-to-clear-4p = 连续 { $value } 家不出，最后出牌的人收走桌上的牌，再先出。
option-discards-open =
    { $value ->
        [true] 收走的牌可以看。
       *[false] 收走的牌不能看。
    }
option-bomb-cap-by-bid =
    { $value ->
        [true] 不叫或叫 1 分的只能出一个炸弹，叫 2 分的两个，地主不限。
       *[false] 炸弹不限个数。
    }
option-must-trump =
    { $value ->
        [true] 跟不了花色必须出将牌。
       *[false] 跟不了花色可以随便出。
    }
option-must-overtrump =
    { $value ->
        [true] 出将牌时，能大过这墩里的将牌就必须大过。
       *[false] 出将牌时，不必大过这墩里的将牌。
    }
option-bomb-doubling =
    { $value ->
        [once] 炸弹和王炸一共只翻倍一次。
        [none] 炸弹和王炸不翻倍。
        [winners] 赢方的每个炸弹和王炸都使底分翻倍。
       *[each] 每个炸弹和王炸都使底分翻倍。
    }
option-spring =
    { $value ->
        [x2] 输方一手没出（春天），底分翻倍。
        [x3] 输方一手没出（春天），底分变三倍。
       *[none] 没有春天加倍。
    }
option-blank-round-doubles =
    { $value ->
        [true] 每有一局流局，下一局就翻倍。
       *[false] 流局不影响付分。
    }
option-fail-penalty =
    { $value ->
        [shortfall] 没叫成，每差一墩扣 10 分。
       *[call] 没叫成，每叫一墩扣 10 分。
    }
option-overtricks = 多拿的每墩得 { $value } 分。
option-kabbout-fail = 卡布没收全，扣 { $value } 分。
option-next-dealer =
    { $value ->
        [winner] 先出完的人下一局坐庄发牌。
        [same] 一直由同一个人发牌。
       *[rotate] 轮流坐庄发牌。
    }
option-match-deals = 一场打 { $value } 局。
option-target =
    { $value ->
        [none] 不按分数结束。
       *[other] 有人到 { $value } 分，整场结束。
    }
