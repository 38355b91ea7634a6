# The page in the browser.

## 牌。$card 是牌名及已说的内容，$more 是接着说的内容。

card-and = { $card }，{ $more }
card-place = 第 { $place } 张，共 { $count } 张
card-pre = 轮到你之前已选
card-hinted = 提示
card-dim = 不能出
card-kitty = 底牌
card-top = 要压过的牌
card-backs = { $count } 张牌背
card-hand = 你的手牌，{ $count } 张

## 首页。

home-title = 斗地主、挖坑、霍克姆
home-hero = 三人一桌，以一敌二
home-about = 挖坑、斗地主、霍克姆。跟机器人打，或邀好友同桌，无需注册。
home-games = 游戏
home-continue = 继续
home-result = 看结果
home-with = { $game }：{ $names }
home-with-bots = { $game }，对 { $bots } 个机器人
home-deal = 第 { $deal } 局。
home-deal-yours = 第 { $deal } 局，轮到你。
home-between = 两局之间。
home-over = 整场已结束。
home-waits = 等人入座。
home-dou-dizhu-sub = 两农民斗一地主
home-dou-dizhu-one = 两家农民一条心，谁手里还藏着炸弹？
home-dou-dizhu-meta = 3 人 · 每人 17 张，底牌 3 张
home-dou-dizhu-more = 或 4 人两副牌
home-big-three-sub = 3 最大，不分花色
home-big-three-one = 3 比 A 大。拿下底牌，先出完者胜。
home-big-three-meta = 3 人 · 每人 16 张，底牌 4 张
home-big-three-more = 或 4 人两两结对
home-hokm-sub = 阿拉伯叫墩牌
home-hokm-one = 叫几墩，定将牌，说到做到，不能不叫。
home-hokm-meta = 3 人 · 每人 10 张
home-hokm-more = 先到 500 分
home-pick = { $seats } 人 · { $level }
home-players = 人数
home-seats-dou-dizhu = { $seats } 人
home-seats-dou-dizhu-4 = { $seats } 人两副牌
home-seats-big-three = { $seats } 人
home-seats-big-three-4 = { $seats } 人结对
home-bots = 机器人
home-level-novice = 新手
home-level-club = 中级
home-level-expert = 高手
home-bots-novice = 新手机器人
home-bots-club = 中级机器人
home-bots-expert = 高手机器人
home-a-bot-random = 机器人 · 随意出牌
home-a-bot-novice = 机器人 · 新手
home-a-bot-club = 机器人 · 中级
home-a-bot-expert = 机器人 · 高手
home-free = 空位
home-play = 马上开局
home-against =
    { $bots ->
       *[other] 对 { $bots } 个机器人
    }
home-friends = 好友同桌
home-lesson = 两分钟入门
home-rules = 规则
home-open = 等待中的牌桌
home-no-tables = 现在没有公开的牌桌。
home-new = 开新桌
home-new-same = 同规则开新桌
home-here = { home-persons }，{ home-chairs }
home-persons =
    { $here ->
        [0] 还没有人
       *[other] { $here } 人在座
    }
home-chairs =
    { $free ->
        [0] 没有空位
       *[other] { $free } 个空位
    }
home-join = 入座
home-watch = 观战
home-shows = 看机器人对局
home-shows-text = 你观战，机器人自己打；打完一局就亮出各家手牌。
home-code = 房间号或链接
home-no-code = 没有这个房间号的牌桌。
home-no-code-why = 久无人玩的牌桌会被收走。请对方再发一次链接，或者自己开一桌。
home-records = 最近战绩
home-no-records = 打完的牌会列在这里。
home-points =
    { $count ->
       *[other] 分
    }
home-open-record = 打开牌谱文件
home-shuffle = 每一局洗牌，打完都能验证。
home-guest = 游客
home-table = 牌桌
home-sit = 入座
home-full = 座位已满。
home-closed = 这张牌桌已经散了。
home-no-server = 连不上服务器，请稍后再试。
home-again = 再试一次
home-home = 回首页
home-unknown = 这里什么也没有
home-unknown-why = 地址可能有误，或者内容已经不在了。
home-failed = 页面没能打开
home-failed-why = 网络断了，或者有了新版本。

## 开新桌。

new-title = 开新桌
new-game = 游戏
new-seats = 座位
new-you = 我
new-seat = { $n } 号位
new-friend = 好友
new-rules = 本桌规则
new-preset = 基础规则
new-number = { $what }：{ $n }。
new-option-match-deals = 一场打几局
new-option-target = 满多少分结束
new-option-stake-4p = 不叫牌，底分固定
new-agree = 首局之前，大家都会看到这些规则。
new-edit = 修改规则
new-edited = 改好了
new-changed = 改了 { $count } 项
new-clock = 出牌时限
new-seconds =
    { $seconds ->
        [0] 不限
       *[other] { $seconds } 秒
    }
new-who = 谁能加入
new-by-link = 凭链接
new-listed = 公开
new-name-it = 牌桌名称
new-waits = 空位坐满即可开局，也可让机器人补位。
new-at-once = 全是机器人，马上开局。
new-make = 开桌
new-made = 邀请好友
new-then = 发链接、报房间号，或让对方扫码。牌桌等着。
new-to-table = 去牌桌
new-invite = 邀请
new-qr = 链接二维码
new-code = 房间号
new-copy = 复制链接
new-copied = 已复制
new-share = 分享
new-loopback = 这个链接只能在本机打开。让服务器对局域网开放，别人才能用。

## 设置。

set-title = 设置
set-look = 外观与动画
set-language = 语言
set-theme = 主题
set-theme-system = 跟随系统
set-theme-light = 浅色
set-theme-dark = 深色
set-theme-contrast = 高对比
set-motion = 动画
set-motion-system = 跟随系统
set-motion-full = 完整
set-motion-reduced = 减弱
set-motion-none = 关闭
set-cards = 牌面
set-suits = 花色颜色
set-suits-note = 梅花绿，方块蓝，一眼分清。
set-suits-4 = 四色
set-suits-2 = 两色
set-large = 大字牌
set-large-note = 牌角数字更大，不画图案。
set-letters = 牌上字母
set-table = 牌桌
set-sort = 理牌方式
set-sort-rank = 按点数
set-sort-suit = 按花色
set-sort-groups = 按牌型
set-auto-pass = 要不起时自动不出
set-auto-pass-note = 会先停一下，不会泄露手牌。
set-auto-play = 只有一张可出时自动出
set-auto-play-note = 用于霍克姆。
set-double = 双击直接出牌
set-double-note = 关闭时，双击选中同点数的所有牌。
set-counter = 记牌器
set-counter-note = 每种点数外面还剩几张。
set-buttons = 按钮
set-buttons-right = 出牌在右
set-buttons-left = 出牌在左
set-keys = 单键快捷键
set-keys-note = 用语音输入时请关闭。
set-hearing = 声音与朗读
set-sound = 音效
set-sound-note = 简短轻柔。
set-volume = 音量
set-speak = 读屏播报
set-speak-all = 全部
set-speak-mine = 只读我的和要压的牌
set-speak-off = 关闭
set-account = 个人
set-name = 你的名字
set-name-note = 同桌的人会看到。
set-key = 你的密钥
set-key-note = 不用注册：浏览器里存着一把密钥，座位和战绩都认它。换设备前先保存，别给别人。
set-key-save = 保存
set-key-load = 载入
set-key-taken = 已载入。这个浏览器现在用那把密钥和那套设置。
set-key-wrong = 这个文件里没有密钥。
set-preview = 预览
## After a deal: how it was paid.

after-deal = 第 { $n } 局
after-deal-of = 第 { $n } 局，共 { $of } 局
after-you = 你
after-and = { $first }、{ $rest }
after-won = 这一局你赢了
after-lost = 这一局你输了
after-even = 这一局不赢不输
after-others = 获胜方：{ $who }
after-nobody = 没有人完成叫墩
after-thrown = 没有人叫牌
after-match-won = 整场获胜：{ $who }
after-match-mine = 你赢了整场
after-worth = 这一局的分值
after-stake = 底分
after-factor-bombs = { $count } 个炸弹
after-factor-spring = 春天
after-factor-blanks = 流局重发
after-factor-other = 其他
after-pays-each = 每家付
after-pays-to = 付给每家
after-player = 玩家
after-called = 叫
after-took = 得
after-change = 输赢
after-total = 总分
after-to-go = 还差 { $count } 分
after-cards-left = 手里剩下的牌
after-kitty = 底牌
after-out = 最先出完
after-left = 剩 { $count } 张
after-next = 下一局
after-rematch = 再来一场
after-waiting = 等其他玩家
after-begins = { $count } 秒后开始
after-review = 复盘
after-link = 复制链接
after-copied = 链接已复制
after-save = 保存牌谱
after-close = 回到牌桌

## After a deal: the shuffle.

after-fair = 洗牌已验证
after-fair-text = 这副牌与牌谱里的指纹相符；本浏览器在发牌前没有收到过这个指纹。
after-fair-kept = 本浏览器保存了发牌前公布的指纹，与这副牌相符。
after-fair-kept-mine = 本浏览器保存了发牌前公布的指纹：与这副牌相符，其中也有你的一份随机数。
after-fair-print = 指纹
after-fair-checking = 正在验证洗牌
after-fair-none = 这一局没有凭证
after-fair-none-text = 发这一局的不是预先承诺洗牌的服务器。
after-fair-cannot = 本浏览器无法验证
after-fair-cannot-text = 浏览器只在安全连接的页面上验证。请保存牌谱，用 triumvir verify 检查。
after-fair-failed = 洗牌不一致
after-fair-failed-promise = 这不是本浏览器在发牌前见过的指纹。请保存牌谱。
after-fair-failed-salt = 本浏览器为洗牌提供的随机数不在其中。请保存牌谱。
after-fair-failed-commitment = 种子不是发牌前承诺的那一个。请保存牌谱。
after-fair-failed-cards = 由种子得出的不是这些牌。请保存牌谱。
after-fair-expected = 应有的指纹
after-fair-found = 实际的指纹

## After a deal: replay.

after-replay = 回放
after-replay-of = 回放：{ $game }
after-hands = 明牌
after-moves = 出牌记录
after-move = 步
after-move-of = 第 { $n } 步（共 { $of } 步）：{ $what }
after-dealt = 发牌完毕
after-said = { $who }：{ $what }
after-first = 第一步
after-back = 上一步
after-forward = 下一步
after-last = 最后一步
after-run = 播放
after-stop = 停止
after-key-step = 一步
after-key-trick = 一轮
after-key-hands = 明牌
after-key-mistake = 下一处失误
after-key-run = 播放
after-deals = 各局
after-or = { $first } 或 { $rest }
after-find = 找失误
after-finding = 正在找失误…
after-mistakes =
    { $count ->
        [0] 明牌来看，第 { $since } 手以后没有失误。
       *[other] 明牌来看，第 { $since } 手以后有 { $count } 处失误。
    }
after-next-mistake = 下一处失误
after-next-remark = 下一处提示
after-better-points =
    { $loss ->
       *[other] 更好的打法：{ $what }，可多得 { $loss } 分。
    }
after-better-tricks =
    { $loss ->
       *[other] 更好的打法：{ $what }，可多得 { $loss } 墩。
    }
after-stop-finding = 停止
after-progress = 已看过的部分
after-waits = 前面还有人，马上轮到你。
after-asking = 高手正在看之前的几手。
after-opinions =
    { $count ->
        [0] 从第 { $since } 手到那里，高手没有明显不同的打法。
       *[other] 从第 { $since } 手到那里，高手有 { $count } 手会打得不一样。
    }
after-stopped = 已停止。
after-broken = 服务器没有看完就停了。
after-opinion = 看法：只凭当时能看到的，高手会选“{ $what }”。
after-opinion-why = 理由：{ $why }。
after-opinion-gain = 估计每局可多得 { $gain } 分，误差约 { $error } 分。
after-no-deal = 这一场还没有打完的局。
after-reading = 正在读取牌谱
after-failed = 没有成功
after-again = 再试一次

## A record from a file.

after-record = 打开牌谱
after-record-text = 选择用“保存牌谱”存下的文件。由本服务器读取，不会留存。
after-choose = 选择文件
after-drop = 或拖到这里
after-open = 打开
after-wrong = 牌谱读不下去了
after-wrong-line = 第 { $line } 行
after-wrong-found = 读到
after-wrong-expected = 应为
after-wrong-before = 此处之前的内容显示在下面。
## Table.

table-home = 首页
table-free = 空位
table-seat = { $name }，{ $where }
table-bot-plays = 托管中
table-gone = 掉线
table-is-ready = 已准备
table-not-ready = 未准备
table-left = 剩 { $count } 张
table-took = 叫 { $contract } 墩，得 { $tricks } 墩
table-code = 房间号 { $code }
table-deal-n = 第 { $n } 局
table-deal-of = 第 { $n } 局，共 { $of } 局
table-trick-n = 第 { $deal } 局，第 { $trick } 墩
table-stake = 底分 { $stake }
table-stake-times = 底分 { $stake } ×{ $times } 倍
table-trump = 将牌：{ $suit }
table-trump-order = { $suit }作将牌，从大到小
table-you-said = 你：{ $call }
table-runs-right = 向右轮流出牌
table-runs-left = 向左轮流出牌
table-kitty = 底牌
table-exposed = 翻开的牌
table-your-last = 你上一手
table-your-card = 你
table-bass = 巴斯
table-kabbout = 卡布
table-cards = { $count } 张
table-bid-closed = { $n }：已不能叫
table-pass = 不出
table-hint = 提示
table-hint-pass = 不出：{ $why }
table-play = 出牌
table-will-play = 超时将出：{ $cards }
table-readings = 按什么牌型出
table-sending = 发送中…
table-still-sending = 还在发送，只会算一次。
table-taken = 已得 { $tricks } / { $contract } 墩
table-take-back = 取消托管
table-ready = 准备
table-next = 下一局
table-rematch = 再来一场
table-kept = { $prompt }已选的牌会保留。
table-soon = 稍后自动替你出。按 Esc 停止。
table-soon-stop = 等一下
table-lost = 连接断开，你的牌还在。
table-restarting = 马上回来，计时已暂停。
table-elsewhere = 这个座位已在另一个标签页打开。
table-use-here = 在这里继续
table-moved-on = 牌局已经继续，请重新选择。
table-try = 立即重试
table-seconds = 还剩 { $count } 秒
table-sort = 理牌
table-sort-rank = 大小
table-sort-suit = 花色
table-sort-groups = 牌型
table-counter = 记牌器
table-counter-more = 未出现的牌
table-score = 计分
table-deal = 局
table-total = 总分
table-last = 上一轮
table-last-none = 还没有可看的。
table-rules = 规则
table-chat = 聊天
table-chat-none = 还没有人说话。
table-chat-write = 说点什么
table-chat-send = 发送
table-mute = 屏蔽 { $name }
table-unmute = 取消屏蔽 { $name }
table-panel = 记牌器、计分和聊天
table-menu = 菜单
table-close = 关闭
table-let-bot = 托管
table-settings = 设置
table-looking = 你在旁观
table-auto-pass = 要不起时自动不出
table-auto-play = 只有一张可出时自动出
table-leave = 离开牌桌
table-leave-more = 离开后由机器人接替你，一直打到散桌。想再回来，直接关掉页面即可。
table-surrender = 放弃这一局
table-surrender-more = 机器人替你打完这一局，得分仍归你。
table-stay = 留下
table-invite = 把链接或房间号发给朋友。
table-add-bot = 加机器人
table-keys = 快捷键
table-key-move = 在手牌中移动
table-key-lay = 把这张牌挪一格
table-key-toggle = 选牌或取消
table-key-rank = 跳到这个点数（0 是 10，S B 是小王、大王）
table-key-play = 出牌
table-key-pass = 不出
table-key-hint = 下一个提示；加 Shift 为上一个
table-key-clear = 全部取消
table-key-bid = 叫分、叫墩（0 是 10）；C D H S 定将
table-key-sort = 换一种理牌
table-key-last = 读出这一轮
table-key-counts = 读出各家剩牌
table-key-score = 读出得分
table-key-round = 轮换：按钮、手牌、牌桌、侧栏
table-key-stop = 关闭，取消选牌

## The rules of a game.

rules-title = 规则
rules-of = { $game }规则
rules-contents = 目录
rules-except = 标准规则，以下除外：
rules-as-written = 标准规则。
rules-pictures = 图解
rules-chain = 谁压谁
rules-beats = 压过

## A first lesson.

lesson-title = 两分钟入门
lesson-step = 第 { $n } 步，共 { $of } 步
lesson-task-beat = 压过桌上的牌，请出：{ $what }。
lesson-task-lead = 你先出，请出：{ $what }。
lesson-task-follow = 必须跟同花色：{ $what }。
lesson-task-win = 赢下这一墩，将牌是{ $what }。
lesson-how = 选好牌，再出牌。
lesson-choose = 请先选牌。
lesson-wrong = 不对。看看牌型、张数和大小。
lesson-right = 对了。
lesson-hint = 提示
lesson-play-it = 出牌
lesson-next = 下一步
lesson-skip = 跳过
lesson-done = 学完了
lesson-done-text = 你已经会打了，其余的边打边学。
lesson-play = 开始游戏
lesson-again = 再来一遍
