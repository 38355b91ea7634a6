### What the things of the games are called.

# The name of this language, in itself.
language-own = 中文

## Games.

game-big-three = 挖坑
game-big-three-4 = 四人挖坑
game-dou-dizhu = 斗地主
game-dou-dizhu-4 = 四人斗地主
game-hokm = 霍克姆

## What the seats are, by game.

role-digger = 坑主
role-defender = 闲家
role-landlord = 地主
role-landlord-partner = 地主同伴
role-peasant = 农民
role-declarer = 定将方
role-other = 闲家
role-partner = 同伴
role-opponent = 对手

## Seats.

side-you = 你
seat-number = { $seat } 号位
side-left = 你左边
side-right = 你右边
side-across = 你对面

## How well a bot plays.

level-random = 随意出牌
level-novice = 新手
level-club = 中级
level-expert = 高手
preset-text = 标准
preset-classic = 经典
preset-online = 网络
preset-wa-keng = 民间挖坑
preset-rlcard = 同 RLCard
preset-douzero = 同 DouZero
preset-open-spiel = 同 OpenSpiel

## Calls. A pass in the auction and a pass in play have different words in some languages.

call-pass = 不叫
call-bid = { $n } 分
call-call = 叫地主
call-rob = 抢地主
call-tricks = { $n } 墩
call-bass = 巴斯（{ $n } 墩）
call-kabbout = 卡布（{ $n } 墩全收）
called-tricks = 叫 { $n } 墩
called-bass = 叫巴斯
called-kabbout = 叫卡布

## Combinations. $rank and $ranks name what they are made of, $top the highest of a run, $length counts.

kind-single = 单张{ $rank }
kind-pair = 一对{ $ranks }
kind-trio = 三张{ $some }
kind-quad = 四张{ $some }
kind-trio-single = 三张{ $some }带一张
kind-trio-pair = 三张{ $some }带一对
kind-straight = 顺子（{ $length } 张，到 { $top }）
kind-pair-seq = 连对（{ $length } 对，到 { $top }）
kind-trio-seq = 三顺（{ $length } 组，到 { $top }）
kind-quad-seq = 四顺（{ $length } 组，到 { $top }）
kind-trio-seq-singles = 飞机带单（{ $length } 组，到 { $top }）
kind-trio-seq-pairs = 飞机带对（{ $length } 组，到 { $top }）
kind-bomb = 炸弹（{ $length } 张 { $ranks }）
kind-rocket = 王炸
kind-quad-two-singles = 四张{ $some }带两张
kind-quad-two-pairs = 四张{ $some }带两对

## Suits.

suit-C = 梅花
suit-D = 方块
suit-H = 红桃
suit-S = 黑桃

## Ranks: one card of it.

rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = J
rank-Q = Q
rank-K = K
rank-A = A
rank-b = 小王
rank-r = 大王

## Ranks: several cards of it, as in "a pair of kings".

ranks-2 = 2
ranks-3 = 3
ranks-4 = 4
ranks-5 = 5
ranks-6 = 6
ranks-7 = 7
ranks-8 = 8
ranks-9 = 9
ranks-T = 10
ranks-J = J
ranks-Q = Q
ranks-K = K
ranks-A = A
ranks-b = 小王
ranks-r = 大王

## Ranks: three or four cards of it, as in “three kings”.

some-2 = { ranks-2 }
some-3 = { ranks-3 }
some-4 = { ranks-4 }
some-5 = { ranks-5 }
some-6 = { ranks-6 }
some-7 = { ranks-7 }
some-8 = { ranks-8 }
some-9 = { ranks-9 }
some-T = { ranks-T }
some-J = { ranks-J }
some-Q = { ranks-Q }
some-K = { ranks-K }
some-A = { ranks-A }
some-b = { ranks-b }
some-r = { ranks-r }

## Ranks: where a run ends, as in "up to the king".

top-2 = 2
top-3 = 3
top-4 = 4
top-5 = 5
top-6 = 6
top-7 = 7
top-8 = 8
top-9 = 9
top-T = 10
top-J = J
top-Q = Q
top-K = K
top-A = A

## Cards.

card-2C = 梅花2
card-3C = 梅花3
card-4C = 梅花4
card-5C = 梅花5
card-6C = 梅花6
card-7C = 梅花7
card-8C = 梅花8
card-9C = 梅花9
card-TC = 梅花10
card-JC = 梅花J
card-QC = 梅花Q
card-KC = 梅花K
card-AC = 梅花A
card-2D = 方块2
card-3D = 方块3
card-4D = 方块4
card-5D = 方块5
card-6D = 方块6
card-7D = 方块7
card-8D = 方块8
card-9D = 方块9
card-TD = 方块10
card-JD = 方块J
card-QD = 方块Q
card-KD = 方块K
card-AD = 方块A
card-2H = 红桃2
card-3H = 红桃3
card-4H = 红桃4
card-5H = 红桃5
card-6H = 红桃6
card-7H = 红桃7
card-8H = 红桃8
card-9H = 红桃9
card-TH = 红桃10
card-JH = 红桃J
card-QH = 红桃Q
card-KH = 红桃K
card-AH = 红桃A
card-2S = 黑桃2
card-3S = 黑桃3
card-4S = 黑桃4
card-5S = 黑桃5
card-6S = 黑桃6
card-7S = 黑桃7
card-8S = 黑桃8
card-9S = 黑桃9
card-TS = 黑桃10
card-JS = 黑桃J
card-QS = 黑桃Q
card-KS = 黑桃K
card-AS = 黑桃A
card-b = 小王
card-r = 大王

## 快捷短语。

phrase-hello = 大家好
phrase-good-luck = 祝好运
phrase-well-played = 打得好
phrase-thanks = 谢谢
phrase-hurry = 请出牌
phrase-sorry = 不好意思
phrase-good-game = 打得愉快
