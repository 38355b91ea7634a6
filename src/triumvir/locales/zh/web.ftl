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
