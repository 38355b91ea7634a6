### triumvir join 在服务器牌桌上说的话。

## 在那里还可以输入的词。

word-say = 说 聊天
word-mute = 静音
word-ready = 准备 开始
word-away = 托管
word-back = 回来
word-surrender = 认输
word-leave = 离座
word-fill = 补人
word-change = 更改
word-close = 关闭

## 每个词做什么。

help-say = { $words } 加文字：对全桌说话；加数字说快捷短语：{ $phrases }
help-mute = { $words } 加号码或名字：不再听到这位玩家说话，再输入一次恢复
help-ready = { $words }：准备好下一局，回车也行
help-away = { $words }：由机器人代打，直到你回来
help-back = { $words }：自己继续打
help-surrender = { $words }：放弃这一局，由机器人代你打完
help-leave = { $words }：永远让出座位
help-fill = { $words } 加水平：开桌的人让机器人坐空位：{ $levels }
help-change = { $words } 加 名称=值：开桌的人更改下一场的规则或时间；加一套规则的名字就用那一套
help-close = { $words }：开桌的人永远关闭牌桌
help-auto-play = { $auto } { $play }：只有一种打法时也自动出

## 来与去。

net-made = 牌桌 { $code } 已开。朋友这样加入：{ $command }
net-seated = 你以{ $name }的名字坐在牌桌 { $code }。
net-again = 你以{ $name }的名字回到牌桌 { $code }。
net-watching = 你在牌桌 { $code } 旁观。
net-lent = { $name } 在牌桌 { $code } 打牌。按 Ctrl-C 结束，座位保留。
net-player = { $who }：{ $what }
net-free = { $n } 号位：空
net-onlooker = 旁观者
net-onlooker-named = { $name }（旁观者）
net-here = 在线
net-gone = 离线
net-plays-for = 不在，机器人代打
net-name = 你的名字
net-code = 牌桌号：
net-lost = 连接断了，正在重连。
net-found = 已重新连上。
net-end = 服务器断开了连接：{ $why }
net-unreached = { $server } 没有服务器回应。
net-address = “{ $got }”不是牌桌的地址。地址的样子是 { $example }。
net-taken = 另一个程序正以{ $name }的名字坐在那里。请用 --name 换个名字。
net-other-server = 服务器说的话这个版本听不懂。
net-kept = 没有连接，连上后立即发送。
net-slow = 已发送，服务器还没有接受。
net-pending = 先前输入的还没有被接受。
net-not-yours = 还没轮到你。
net-not-now = 一局正在打，现在不行。
net-not-playing = 你只是旁观。
net-waits = 还有 { $n } 个空位。朋友这样加入：{ $command }
net-ready = 准备好了请按回车。
net-next-match = 这一场打完了，按回车再来一场。
net-told-ready = 大家知道你准备好了。
net-closed = 牌桌已关闭。
net-sure = 确定吗？确定就再输入一次“{ $word }”。
net-full = 没有空位。
net-mute-whom = 谁？例如：{ $word } { $n }
net-mute-on = { $who }：不再听到那里说的话。
net-mute-off = { $who }：又能听到那里说的话。
net-change-how = 请说明改什么，例如：{ $word } spring=x2 turn=30
net-bye = 再见。座位给你留着：{ $command }
net-auto-play-on = 只有一种打法时自动出。
net-auto-play-off = 只有一种打法时也问你。

## 每一局的查验结果。

net-committed = 第 { $n } 局：与事先的承诺一致。
net-uncommitted = 警告，第 { $n } 局：{ $why }
net-unseen = 第 { $n } 局无法查验：你来时它已经开始。
net-other-promise = 发牌前服务器承诺的是另一个种子。
net-other-salt = 种子里没有你加进去的内容。
net-other-cards = 这些牌不是由种子得出的。

## triumvir account 说的话。

account-no-key = “{ $file }”里没有密钥。
account-other = 这里{ $name }已有另一个密钥，请换个名字。
account-taken = 密钥现在属于{ $name }。
account-unknown = 这里没有{ $name }的密钥。
account-seat = { $game }：{ $command }
account-turn = { $game }，轮到你了：{ $command }
account-nowhere = 你在 { $server } 没有座位。
