### 机器人为什么这样出，一手牌要付出什么。都是半句话，接在出牌后面。

# 被其他条目引用的。
turns-left = 还剩 { $turns } 手
points-promised = { SIGNED($points, minimumFractionDigits: 1) } 分
tricks-expected = 约 { NUMBER($tricks, minimumFractionDigits: 1) } 墩

## 通用。

reason-any-random = 随便出的
reason-any-slip = 没有细想
reason-any-forced = 没有别的可出
reason-unknown = 它自己的理由（{ $code }）

## 叫牌和将牌。

reason-call-declines = 再往上叫，期望也不会超过 { points-promised }
reason-call-pays = 期望 { points-promised }
reason-call-likes = 看牌面不错
reason-call-expects = 别人定将时这手牌{ tricks-expected }
reason-call-expects-declaring = 以{ $suit }为将时这手牌{ tricks-expected }
reason-call-counts-tops = 大牌数得出 { $tops } 墩
reason-trump-longest = 没有更长的花色，有 { $cards } 张
reason-trump-strongest = 这门 { $cards } 张，比更长的花色还好

## 斗地主、挖坑的出牌。

reason-only-card = 没有别的可出
reason-play-looks-good = 看着不错
reason-pass-looks-good = 等一等更好
reason-play-goes-out = 出完了
reason-play-cannot-lose = 几乎稳赢，{ turns-left }
reason-play-bombs = 值得炸，{ turns-left }
reason-play-blocks = 压住只剩 { $cards } 张的对手
reason-lead-feeds = 同伴（{ $who }）可以接着走完
reason-lead-clears-singles = 带走 { $singles } 张散牌，{ turns-left }
reason-lead-clears = 出后{ turns-left }
reason-lead-splits = 拆开更划算，{ turns-left }
reason-follow-sheds = 出后{ turns-left }
reason-follow-takes-lead = 拆牌换来先手，{ turns-left }
reason-follow-takes-over = 压过同伴（{ $who }）更划算，{ turns-left }
reason-pass-partner-winning = 同伴（{ $who }）这手最大
reason-pass-leaves-to-partner = 同伴（{ $who }）还没出
reason-pass-keeps-bomb = 只有炸弹压得住
reason-pass-keeps-groups = 要压就得拆牌
reason-pass-keeps-strength = 大牌留到后面更有用

## 霍克姆的出牌。

reason-lead-draws-trump = 调将牌
reason-lead-cashes = 这墩拿得到
reason-lead-builds = 做大这门花色
reason-lead-shortens = 这门只剩这一张
reason-lead-spoils = 不让别人拿这墩
reason-lead-ducks = 不需要再拿墩
reason-follow-wins-cheaply = 用最小的牌拿下这墩
reason-follow-wins-high = 后面还有人出，用大一点的
reason-follow-trumps = 将吃
reason-follow-spoils = 不让别人拿这墩
reason-follow-saves = 能赢的牌留到后面
reason-follow-ducks = 不需要再拿墩
reason-follow-cannot-win = 手里没有能赢的
reason-follow-discards = 手里没有能赢的，垫牌

## 一手牌的代价。

reason-cost-goes-out = 没有，出完了
reason-cost-sheds = 没有，{ turns-left }
reason-cost-strong = 用掉大牌，{ turns-left }
reason-cost-breaks = 拆牌，{ turns-left }
reason-cost-breaks-bomb = 拆了炸弹，{ turns-left }
reason-cost-bomb = 用掉炸弹，{ turns-left }
reason-cost-small = 小牌
reason-cost-winner = 本门最大
reason-cost-trump = 将牌
reason-cost-top-trump = 最大的将牌
