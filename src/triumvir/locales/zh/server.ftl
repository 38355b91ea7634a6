### 服务器牌桌上的话：来去、现在要做什么。

## 来去。{ $who } 在句首，也可能是“你”。

told-opened = 牌桌已开。
told-changed = 下一场将用别的规则或时间。
told-sat = { $who }：入座
told-filled = { $who }：入座（{ $level }）
told-emptied = { $n } 号位空着。
told-rose = { $who }：已离桌
told-here = { $who }：已连线
told-gone = { $who }：掉线
told-away-asked = { $who }：托管
told-away-time = { $who }：超时，托管
told-away-absent = { $who }：不在，托管
told-back = { $who }：回来了
told-ready = { $who }：准备好了
told-surrendered = { $who }：认输本局
told-committed = 下一局的牌已定：{ $digits }
told-revealed = 本局种子公开：{ $digits }
told-delayed = 服务器中断了 { $n } 秒，期间不计时。
told-closed = 牌桌已关。
told-closed-idle = 牌桌已关：没有人在。

## 现在要做什么，不超过 26 字。

now-call-landlord = 叫地主吗？
now-call-digger = 要当坑主吗？
now-bid-landlord = 叫地主，叫几分？
now-bid-digger = 挖坑，叫几分？
now-call-stake = 叫几分？最高的作底分。
now-call-tricks = 你叫几墩？
now-trump = 你叫到了：请定将牌。
now-lead = 你先出：任意牌型。
now-lead-card = 你先出：任意一张。
now-follow-card = 轮到你：有 { $count } 张可出。
now-follow-suit = 须跟{ $suit }：有 { $count } 张可出。
now-beat = 轮到你：压过{ $what }，或不出。
now-only-pass = 要不起：不出。
now-wait = 轮到 { $name }。
now-bot = 正在托管。
now-chairs = 还缺 { $count } 人：邀请好友或加机器人。
now-ready = 人齐了，请准备。
now-next = 本局结束。开始下一局吗？
now-again = 这一场结束。再来一场吗？
now-others = 你已准备，等其他人。
now-look-on = 你在旁观。
