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
