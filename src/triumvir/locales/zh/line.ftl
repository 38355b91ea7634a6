### What only line mode says.

## hint 命令。

hint-to-act = 轮到 { $seat } 号位，阶段：{ $phase }
hint-others = { $cost }（另有 { $count } 种带法）
hint-head-play = 出牌
hint-head-combination = 牌型
hint-head-cost = 代价
phase-auction = 叫牌
phase-trump = 定将
phase-play = 出牌阶段

## 阿拉伯文自检，doctor --arabic。

selftest-title = 本终端里的阿拉伯文
selftest-look = 下面两句话各有四种显示。请找出两句都正确的一种：每个词的字母相连，第一个词在最右端，牌 7H 8S 在最左端，7H 在 8S 前面。
selftest-marks = 下面两行的竖线应当对齐；若不对齐，请用 bare 代替 logical：
selftest-choose = 然后把变量 { $variable } 设为正确那种上面的名称。
selftest-now = 现在用的是：{ $mode }

## 牌桌上可以输入的词；每行第一个会显示出来。

word-play = 出牌 出
word-pass = 不出 不叫 过 要不起 -
word-bid = 叫 叫分
word-trump = 定将 将
word-hint = 提示
word-undo = 悔牌
word-sort = 理牌
word-counter = 记牌 记牌器
word-score = 分数 记分
word-rules = 规则
word-last = 上一轮
word-legal = 能出 可出
word-table = 牌桌
word-auto = 自动
word-pace = 速度
word-help = 帮助 ?
word-quit = 退出
word-clubs = 梅花 草花
word-diamonds = 方块 方片
word-hearts = 红桃 红心
word-spades = 黑桃
word-black-joker = 小王
word-red-joker = 大王
word-call = 叫地主
word-rob = 抢地主
word-bass = 巴斯 二墩
word-kabbout = 卡布 全收
word-instant = 立即 0
word-fast = 快
word-normal = 正常
word-slow = 慢

## 每个词做什么。

help-play = { $words } 加牌：出 33、出 3335、出 J♥。前面的词可以省略。
help-pass = { $words }：叫牌时不叫，出牌时不出
help-bid = { $words } 加数字：叫 2。只写数字也行。
help-trump = { $words } 加花色：定将 红桃，或只写 H
help-hint = { $words }：逐个提示可以出什么
help-legal = { $words }：现在能做的一切
help-sort = { $words }：换一种理牌方式
help-table = { $words }：各家剩几张、桌上是什么、你的手牌
help-last = { $words }：再看上一轮
help-counter = { $words }：还有哪些牌没出现
help-score = { $words }：记分表
help-rules = { $words }：规则摘要
help-undo = { $words }：悔回上一手，仅限练习
help-auto = { $words }：要不起时自动不出，开或关
help-pace = { $words } { $paces }：机器人出牌的快慢
help-help = { $words }：本表
help-quit = { $words }：离开，牌局已保存
help-cards = 牌写作 3 4 5 6 7 8 9 10 J Q K A 2，小王 b，大王 r；花色 C ♣、D ♦、H ♥、S ♠。

## 牌桌上说的话。

line-match = { $game }。你的对手：{ $others }。
line-rules = 规则：{ $rules }
line-saved = 第 { $n } 场随打随存。
line-unsaved = 这一场没有保存：{ $why }
line-practice = 练习：可以悔牌。
line-slow = 这里的机器人没有编译，想得慢。装上 C 编译器会快得多：triumvir doctor
line-goes-on = 第 { $n } 场继续。
line-broken = 第 { $n } 场的文件已损坏，从最后一步完好的记录继续。（{ $why }）
line-start = 请输入牌或叫牌；“{ $help }”列出所有命令，“{ $rules }”简述规则。
line-cards-of = { $who }：{ $n } 张
line-cards-role = { $who }，{ $role }：{ $n } 张
line-tricks = { $who }：得 { $n } 墩，叫 { $call } 墩
line-trump = 将牌：{ $suit }
line-next-bot = 你的下家是{ $name }。
line-nothing-laid = 桌上没有牌。
line-hint = 提示：{ $what }，{ $reason }。
line-offer = 第 { $n } 种（共 { $all } 种）：{ $what }。代价：{ $cost }。
line-sorted-rank = 按大小理牌。
line-sorted-suit = 按花色理牌。
line-sorted-groups = 按牌型理牌。
line-auto-on = 要不起时自动不出。
line-auto-off = 要不起时也问你。
line-pace = 机器人的速度：{ $pace }。
line-next = 按回车发下一局
line-time = 每手限时 { $n } 秒。
line-bye = 再见。随时可以继续：{ $command }
line-bye-unsaved = 再见。

## 出错时说的话，总是一行。

line-empty = 什么也没输入。请输入牌或叫牌，或“{ $help }”。
line-unknown = “{ $got }”在这里没有意义。请输入牌或叫牌，或“{ $help }”。
line-extra = “{ $word }”后面不要加别的。
line-no-undo = 只有练习时可以悔牌：triumvir play --practice
line-nothing-back = 这一局没有可悔的。
line-pace-which = 速度有：{ $paces }。
line-wait = 这一局打完了，按回车发下一局。
line-no-cards = 哪些牌？请写在后面，例如 { $example }。
line-settled = 继续的牌局不能改规则和玩家；请去掉 { $given }。

## 开局之前。

ask-language = 语言
ask-match = 牌局
ask-match-on = 继续第 { $n } 场：{ $game }
ask-match-new = 新的一场
ask-game = 玩什么
ask-level = 机器人
ask-rules = 规则
ask-rules-last = 同上次
ask-rules-practice = 练习：可以悔牌
ask-which = { $what } [{ $usual }]：
ask-row = { $n } { $name }
ask-again = 请输入 1 到 { $n } 的数字，或按回车选{ $usual }。

## 保存的牌局。

matches-none = 还没有保存的牌局。
matches-row = { $n }，{ $when }：{ $game }，{ $deals } 局，你 { SIGNED($points) }，{ $state }
matches-open = 未完
matches-won = 赢了
matches-lost = 输了
matches-broken = { $n }，{ $when }：文件损坏
matches-next = 回车：下一局，数字：那一局，{ $quit }：离开
matches-deal = 第 { $n } 局，共 { $all } 局
matches-dealt = { $who }的起手牌：{ $cards }
matches-kitty = 底牌：{ $cards }
matches-end = 这是最后一局。
matches-no-deal = 没有第 { $got } 局；一共 { $n } 局。
matches-ends = 记录到此为止：{ $why }
