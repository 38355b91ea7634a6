### 出了什么错：每个代码一条。$got 是给出的内容，$expected 是用记谱写的清单。

## 输入的内容。

error-action-unknown = “{ $got }”不是一个动作。
error-action-wrong-phase = 现在不能做“{ $got }”。
error-call-unknown = “{ $got }”不是这里的叫法。
error-call-illegal = 现在不能叫“{ $got }”，可以叫：{ $expected }。
error-trump-illegal = “{ $got }”不能作将牌，请选 C、D、H 或 S。
error-card-unknown = “{ $got }”不是一张牌。写法如 TH、7C、b 或 r。
error-card-not-in-pack = 这副牌里没有 { $got }。
error-card-twice = { $got } 重复了。
error-rank-unknown = 这副牌里没有“{ $got }”。
error-suit-unknown = “{ $got }”不是花色。花色有 C、D、H、S。
error-seat-unknown = 这桌没有“{ $got }”号位。

## 不能出的牌。

error-turn-other-seat = 还没轮到你。
error-play-not-held = 你手里没有这些牌：{ $got }。
error-play-no-combination = 这几张不成牌型：{ $got }。
error-play-reading = 这些牌不能当作“{ $got }”。
error-play-does-not-beat = { $got } 压不过桌上的牌。
error-play-must-lead = 轮到你先出，不能不出，任意牌型都可以。
error-play-bombs-spent = 按你叫的分，炸弹已经用完。
error-play-must-follow = { $got } 没有跟花色。可以出：{ $expected }。
error-play-must-trump = { $got } 不是将牌，必须出将牌。可以出：{ $expected }。
error-play-must-overtrump = { $got } 将牌太小。可以出：{ $expected }。

## 选牌时的说法。

fault-lacks-key = 太小了，桌上是{ $combination }。
fault-lacks-length = 牌型对，张数不同，桌上是{ $combination }。
fault-lacks-kind = 牌型不同，桌上是{ $combination }。
fault-not-held = 你手里没有：{ $cards }。
fault-must-follow = 要跟花色：{ $suit }。
fault-must-trump = 要出将牌：{ $suit }。
fault-must-overtrump = 要出更大的将牌：{ $suit }。
fault-other-seat = 现在轮到{ $who }。

## 牌局。

error-deal-hand-size = 手牌张数不对：是 { $got }，应为 { $expected }。
error-deal-kitty-size = 底牌张数不对：是 { $got }，应为 { $expected }。
error-deal-hands = 手牌份数不对：是 { $got }，应为 { $expected }。
error-deal-sides = 分边与座位不符：{ $got }。
error-deal-over = 这一局已经结束。
error-deal-running = 这一局还没结束。
error-deal-hidden = 这张牌桌不向观战者公开手牌。
error-match-over = 整场已经结束。
error-world-none = 没有哪种暗牌与看到的相符。

## 游戏、规则、机器人。

error-game-unknown = 没有“{ $got }”这个游戏。现有：{ $expected }。
error-game-twice = 游戏“{ $got }”重复了。
error-preset-unknown = 这个游戏没有“{ $got }”这套规则。现有：{ $expected }。
error-option-unknown = 这个游戏没有“{ $got }”这条规则。现有：{ $expected }。
error-option-value = 不能设为“{ $got }”。可以是：{ $expected }。
error-bot-unknown = 没有机器人“{ $got }”。现有：{ $expected }。
error-bot-budget = “{ $got }”不是机器人的限额。可以是：{ $expected }。
error-bot-not-to-act = 这里没有机器人要做的事。
error-bot-program = 程序“{ $got }”无法启动，或已结束。
error-bot-answer = 程序回答了“{ $got }”。应为：{ $expected }。
error-bot-illegal = 程序选择了“{ $got }”，这不合法。合法的有：{ $expected }。
error-bot-late = 程序没有按时回答。
error-language-unknown = 没有“{ $got }”这种语言。现有：{ $expected }。

## 局面、牌谱、文件。

error-position-fields = 局面的栏数不对：{ $got }。
error-position-field = 局面有一栏不可能：{ $got }。
error-record-toml = 牌谱不是有效的 TOML：{ $got }。
error-record-field = 不认识的项：{ $got }。
error-record-missing = 牌谱缺少：{ $expected }。
error-record-version = 牌谱版本不同：{ $got }。
error-record-action = 牌谱里有一个动作不可能：{ $got }。
error-record-result = 结果与动作不符：{ $got }。
error-record-checksum = 校验和不符：{ $got }。
error-record-view = 牌谱里看不到这个：{ $got }。
error-fair-salt = “{ $got }”不是有效的盐值。盐值应为：{ $expected }。
error-fair-missing = 牌谱里有一局没有证明。
error-fair-order = 证明次序不对：应为 { $expected }，却是 { $got }。
error-fair-commitment = 承诺与种子不符：{ $got }。
error-fair-deal = 这一局与承诺不符：{ $got }。
error-fair-text = 牌谱文字被改动过。
error-json-text = 不是已知类型的 JSON 对象：{ $got }。
error-json-field = JSON 对象有一项不可能：{ $got }。
error-vector-line = 规则用例有一行读不了：{ $got }。
error-vector-kind = 没有“{ $got }”这类规则用例。
error-saved-unknown = 没有可以继续的存局。
error-saved-in-use = 第 { $got } 场正在另一个窗口里进行。
error-saved-failed = 存不了这场牌：{ $got }。这一手没有算。
error-file-unreadable = 文件读不了：{ $got }。

## 服务器上的牌桌。

error-table-unknown = 没有“{ $got }”这张桌。
error-table-full = 这桌已坐满，可以旁观。
error-table-closed = 这张桌已经关了。
error-table-phase = 现在不行，稍后再做。
error-table-host = 只有桌主可以这样做。
error-table-pace = 这桌的时限不能这样设。允许：{ $expected }
error-chair-unknown = 这桌没有 { $got } 号座位。
error-chair-taken = 这个座位有人。
error-chair-none = 你在旁观，请先入座。
error-name-empty = 请取一个 1 到 24 个字的名字。
error-chat-empty = 没有要说的话。
error-chat-phrase = 没有快捷语“{ $got }”。
error-command-stale = 牌桌已经变了，请看清再选。
error-command-busy = 服务器正忙，会再试一次。
error-token-wrong = 这把钥匙对不上任何座位。
error-seat-elsewhere = 这个座位已在另一个标签页或设备上打开。

## 竞技场，以及没有安装的。

error-arena-bots = 这么多机器人玩不了：{ $got }。
error-arena-file = 结果文件有一行读不了：{ $got }。
error-arena-other = 这是另一场比赛的结果：是 { $got }，应为 { $expected }。
error-arena-exists = 结果文件已经有了：{ $got }。
error-extra-missing = 没有安装 { $got }。安装命令：{ $expected }

## 服务器的入口。

error-origin-foreign = 此请求来自其他网站，或来自未表明身份的程序。需要：{ $expected }。
error-path-unknown = { $got } 处没有内容。
error-path-method = 那里不能 { $got }。
error-hello-first = 连接须以一次问候开始。
error-limit-rate = 太频繁了；{ $expected }。
error-limit-size = 太大了；最多 { $expected }。
error-limit-sockets = 同一地址的连接太多；最多 { $expected }。
error-limit-time = 用时太久；最多 { $expected }。
error-limit-slow = 你的连接太慢，跟不上发送的内容。
error-limit-faults = 无法读取的内容太多，连接已关闭。
error-think-busy = 服务器暂时没空思考这个问题，请稍后再试。
error-server-full = 现在连接的人很多，请稍后再试。
error-server-closing = 服务器正在重启，你的牌桌已保存。
error-server-port = 服务器无法在 { $got } 监听。
error-server-page = 浏览器页面尚未构建：{ $expected }。
error-server-fault = 服务器出错了，请再试一次。
error-server-store = 无法打开数据库：{ $got }。
error-file-exists = 文件 { $got } 已经存在。
