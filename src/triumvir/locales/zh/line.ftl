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
