### 只有全屏界面说的话。

## 顶栏和座位。

tui-bar = { $game } 第 { $deal } 局
tui-bar-keys = ? 按键   F3 规则   m 菜单
tui-small = 窗口太小：需要 { $width }×{ $height }
tui-cards = { $count } 张
tui-called = 叫 { $call } 墩
tui-bombs-left = 还可出炸弹 { $count } 个
tui-joker = 王
tui-kitty = 底牌
tui-trump = 将牌：{ $sign } { $suit }
tui-leads = 先出
tui-takes = 最大
tui-told = { $who }：{ $what }
tui-points = { SIGNED($points) }

## 现在要做什么，至多 26 个汉字。

tui-waiting = { $name } 正在考虑…
tui-call-landlord = 要当地主吗？用 ← → 选择，按回车，或不叫。
tui-call-digger = 要当坑主吗？用 ← → 选择，按回车，或不叫。
tui-call-stake = 这副牌打几分？用 ← → 选择，按回车。
tui-call-tricks = 你叫几墩？用 ← → 选择，按回车。
tui-name-trump = 你叫得最高：请定将牌。
tui-choose = 请先选择：← → 或数字。
tui-chosen = { $what }：按回车确认。
tui-pick = 请先选牌：← → 加空格，或直接按点数。
tui-lead = 轮到你先出，任意牌型都可以。
tui-lead-card = 轮到你先出，任意一张都可以。
tui-follow-card = 轮到你：可出的牌有 { $count } 张。
tui-beat = 轮到你，压过{ $what }，或不出。
tui-only-pass = 要不起：按回车不出。
tui-no-pass = 现在不能不出。
tui-none-held = 你手里没有 { $rank }。
tui-thinking = 正在想提示…
tui-hint-later = 轮到你时给出提示。
tui-hint-says = { $what }：{ $why }（{ $at }/{ $of }）
tui-hint-costs = { $what }，代价：{ $why }（{ $at }/{ $of }）
tui-sorted = 手牌已{ $way }排列。
tui-undone = 已悔牌。
tui-nothing-to-undo = 这一局没有可悔的牌。
tui-no-practice = 只有练习时才能悔牌。
tui-deal-over = 这一局结束了。
tui-match-over = 整场结束

## 按钮。

tui-pass = 不出
tui-hint = 提示
tui-play = 出牌
tui-play-named = 出牌：{ $what }
tui-trump-choice = { $sign } { $suit }（{ $count }）
tui-close = 关闭
tui-go-on = 继续
tui-leave = 离开
tui-settlement = 结算
tui-next-deal = 下一局
tui-look = 看看牌桌

## 侧栏和页面。

tui-score = 记分表
tui-total = 总分
tui-counter = 未出的牌
tui-happened = 这一局
tui-help = 按键
tui-rules = 规则
tui-settings = 设置
tui-menu = 菜单
tui-menu-close = 继续打牌
tui-menu-help = 按键
tui-menu-rules = 规则
tui-menu-score = 记分表
tui-menu-story = 这副牌
tui-menu-settings = 设置
tui-menu-undo = 悔牌
tui-menu-leave = 离开牌桌
tui-notice = 请注意
tui-first = 第一次玩？按 H 提示可以出什么、为什么；F3 看规则，? 看按键。
tui-kept = 牌局随打随存，随时可以继续。
tui-not-kept = 这场没有保存：离开后就结束了。
tui-settings-kept = ← → 更改选项。设置会被记住。

tui-key-arrows = ← → 空格
tui-does-arrows = 指向一张牌，选中或放回
tui-key-ranks = 3 … 9 0 J Q K A 2
tui-does-ranks = 选一张该点数的牌（0 为 10，S B 为小王、大王）
tui-key-enter = 回车
tui-does-enter = 出选中的牌，叫选中的分
tui-key-pass = P
tui-does-pass = 不出
tui-key-hint = H
tui-does-hint = 提示和理由；再按看下一个
tui-key-clear = C
tui-does-clear = 全部放回
tui-key-sort = R, F5
tui-does-sort = 按大小、按花色、按牌型排列
tui-key-reading = V
tui-does-reading = 同样的牌换一种牌型
tui-key-undo = U
tui-does-undo = 悔牌（练习时）
tui-key-counter = G
tui-does-counter = 开关记牌器
tui-key-story = L, F4
tui-does-story = 这副牌里说过和出过什么
tui-key-score = F2
tui-does-score = 记分表
tui-key-rules = F3
tui-does-rules = 本游戏的规则
tui-key-menu = M, Esc
tui-does-menu = 菜单：设置、离开牌桌
tui-mouse = 鼠标：点牌或滑过几张牌，再点按钮。

## 设置。

tui-set-pace = 机器人出牌速度
tui-set-sort = 手牌排列
tui-set-deck = 花色颜色
tui-set-letters = 牌面字母
tui-set-look = 外观
tui-set-motion = 动画
tui-set-counter = 记牌器
tui-set-auto-pass = 要不起时自动不出
tui-set-timer = 每步时限
tui-set-language = 语言
tui-on = 开
tui-off = 关
tui-seconds = { $seconds } 秒
tui-pace-instant = 立即
tui-pace-fast = 快
tui-pace-normal = 正常
tui-pace-slow = 慢
tui-sort-rank = 按大小
tui-sort-suit = 按花色
tui-sort-groups = 按牌型
tui-deck-four = 四色
tui-deck-two = 两色
tui-look-dark = 深色
tui-look-light = 浅色
tui-look-contrast = 高对比
