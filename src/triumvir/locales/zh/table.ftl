### 行模式与全屏共用：事件、结算、提示。

## 座位上的人。

who-you = 你
who-bot = 机器人 { $number }

## 列举。

list-and = { $first }、{ $rest }

## 牌面上的字母。

face-J = J
face-Q = Q
face-K = K
face-A = A

## 牌桌上发生的事。

event-deal = 第 { $n } 局。庄家：{ $dealer }。先叫：{ $opener }。
event-call = { $who }：{ $call }
event-declared = { $who }：{ $role }，底分 { $stake }
event-declared-tricks = 定将方：{ $name }，叫 { $call } 墩。
event-stake = 底分 { $stake }。
event-kitty = 底牌归{ $name }：{ $cards }
event-kitty-hidden = 底牌归{ $name }，{ $n } 张不亮。
event-kitty-shared = 底牌分给两家：{ $cards }
event-kitty-shared-hidden = 底牌分给两家，{ $n } 张不亮。
event-trump = { $who }：将牌是{ $suit }
event-play = { $who }：{ $what }，剩 { $left } 张
event-play-last = { $who }：{ $what }，出完了
event-card = { $who }：{ $card }
event-pass = { $who }：不出
event-pass-auto = { $who }：不出，要不起
move-pass = 不出
event-trick = 这一墩归{ $name }。
event-cleared = 都不出，轮到{ $name }先出。
event-thrown-in = 没有人叫，重新发牌。
event-won-you = 你赢了整场。
event-won = 整场赢家：{ $who }。
event-won-several = 整场赢家：{ $who }。
event-undo = 已悔牌。
event-auto = { $what }（机器人替你出的）

## 结算。

settle-won = 这一局你赢了。
settle-lost = 这一局你输了。
settle-even = 这一局你不输不赢。
settle-out = { $who }（{ $role }）先出完。
settle-out-you = 你（{ $role }）先出完。
settle-stake = 底分 { $stake }
settle-bombs = { $times } 倍（{ $n } 个炸弹）
settle-spring = { $times } 倍（春天：有一方没出过牌）
settle-blanks = { $times } 倍（之前流局 { $n } 次）
settle-other = { $times } 倍
settle-times = { $first } × { $rest }
settle-product = { $product } = { $unit } 分。
settle-worth = { $product } 分。
settle-line = { $who }：{ SIGNED($points) } 分，总分 { SIGNED($total) }
settle-line-tricks = { $who }：叫 { $call } 墩，得 { $tricks } 墩：{ SIGNED($points) } 分，总分 { SIGNED($total) }
settle-line-silent = { $who }：没有叫，得 { $tricks } 墩：{ SIGNED($points) } 分，总分 { SIGNED($total) }

## 记分表。

score-none = 还没有打完一局。
score-item = { $who } { SIGNED($points) }
score-deal = 第 { $n } 局：{ $points }
score-thrown-in = 第 { $n } 局：流局
score-total = 总分：{ $points }
score-deals = 整场共 { $n } 局。
score-target = 先到 { $n } 分者赢。

## 该做什么。

prompt-call = 轮到你叫：{ $choices }
prompt-trump = 请定将牌：{ $choices }
order-trumps = 将牌从大到小：{ $ranks }
order-others = 其他花色：{ $ranks }
prompt-lead = 轮到你先出，任意牌型都可以。
prompt-beat = 压过{ $who }的{ $what }，或不出。
prompt-card = 轮到你，请出一张：{ $choices }

## 哪里有什么牌。

hand-yours = 你的手牌，{ $n } 张：{ $cards }
hand-of = { $who }：{ $cards }
counter-out = 还没出现的牌，{ $n } 张：{ $cards }
counter-none = 所有的牌都出现过了。
