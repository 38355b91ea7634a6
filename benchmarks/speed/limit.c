/* A yardstick, no part of the package: whole random Dou Dizhu deals, three players, the landlord given, as fast as
   straightforward C plays them. Every legal play is written out, then one action is drawn evenly, passing included.
   Default rules (rules 3.B, 3.D).

     cc -O3 -march=native limit.c -o limit && ./limit DEALS SEED

   prints deals a second, decisions, legal actions added up, deals won by the landlord.

   A hand holds fifteen counts, four bits a rank, weakest rank lowest: 3 4 5 6 7 8 9 T J Q K A 2 b r. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef uint64_t u64;
typedef uint32_t u32;

typedef struct {
    u64 cards;
    u32 form; /* kind | key << 8 | length << 16: the higher form wins among equal kinds and lengths */
} Play;

enum { PASS, SINGLE, PAIR, TRIO, TRIO_SINGLE, TRIO_PAIR, STRAIGHT, PAIRS, TRIOS, TRIOS_SINGLES, TRIOS_PAIRS, QUAD_SINGLES,
       QUAD_PAIRS, BOMB, ROCKET };

#define ONES 0x0111111111111111ull
#define DEUCE 0x0001000000000000ull
#define JOKERS 0x0110000000000000ull
#define FORM(kind, key, length) ((u32)(kind) | (u32)(key) << 8 | (u32)(length) << 16)

static u64 seed;

static inline u32 below(u32 n) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (u32)((seed >> 32) * n >> 32);
}

static inline u64 low_bit(u64 set) { return set & (0 - set); }
static inline int rank_of(u64 bit) { return __builtin_ctzll(bit) >> 2; }
static inline u64 fill(int length) { return ((1ull << 4 * length) - 1) & ONES; }

/* Ranks held at least n times, one bit a rank. */
static inline u64 least(u64 hand, int n) { return (hand + ONES * (u64)(8 - n)) >> 3 & ONES; }

static Play *put(Play *end, u64 cards, u32 form) {
    end->cards = cards;
    end->form = form;
    return end + 1;
}

/* Sets of one rank. */
static Play *sets(Play *end, u64 ranks, int width, int kind) {
    for (; ranks; ranks &= ranks - 1)
        end = put(end, low_bit(ranks) * (u64)width, FORM(kind, rank_of(ranks), 1));
    return end;
}

/* How many ranks in a row, from `rank` on, are among `ranks`. */
static inline int row(u64 ranks, int rank) {
    int length = 0;
    while (rank + length < 12 && ranks >> 4 * (rank + length) & 1) length++;
    return length;
}

/* Runs of `shortest` ranks or more, of which `width` cards each are held. A run's key is its lowest rank. */
static Play *runs(Play *end, u64 ranks, int width, int kind, int shortest) {
    for (int rank = 0; rank < 12; rank++)
        for (int length = shortest, most = row(ranks, rank); length <= most; length++)
            end = put(end, fill(length) * (u64)width << 4 * rank, FORM(kind, rank, length));
    return end;
}

/* Runs of exactly that length above a key. */
static Play *higher_runs(Play *end, u64 ranks, int width, int kind, int length, int key) {
    for (int rank = key + 1; rank + length <= 12; rank++)
        if (row(ranks, rank) >= length)
            end = put(end, fill(length) * (u64)width << 4 * rank, FORM(kind, rank, length));
    return end;
}

/* `cards` with every choice of `number` out of `ranks`, `width` cards each. */
static Play *choices(Play *end, u64 cards, u32 form, u64 ranks, int number, int width) {
    if (number == 1) {
        for (; ranks; ranks &= ranks - 1) end = put(end, cards + low_bit(ranks) * (u64)width, form);
        return end;
    }
    while (ranks) {
        u64 taken = low_bit(ranks);
        ranks ^= taken;
        end = choices(end, cards + taken * (u64)width, form, ranks, number - 1, width);
    }
    return end;
}

/* The same for single cards, never both jokers. */
static Play *odd_cards(Play *end, u64 cards, u32 form, u64 ranks, int number) {
    u64 jokers = ranks & JOKERS;
    if (jokers != JOKERS) return choices(end, cards, form, ranks, number, 1);
    end = choices(end, cards, form, ranks & ~JOKERS, number, 1);
    for (; jokers; jokers &= jokers - 1) {
        u64 joker = low_bit(jokers);
        if (number == 1) end = put(end, cards + joker, form);
        else end = choices(end, cards + joker, form, ranks & ~JOKERS, number - 1, 1);
    }
    return end;
}

static Play *trio_and(Play *end, u64 trios, u64 others, int width, int kind) {
    for (; trios; trios &= trios - 1) {
        u64 trio = low_bit(trios);
        end = choices(end, trio * 3, FORM(kind, rank_of(trio), 1), others & ~trio, 1, width);
    }
    return end;
}

static Play *trios_and(Play *end, int rank, int length, u64 ones, u64 twos, int kind) {
    u64 ranks = fill(length) << 4 * rank;
    u32 form = FORM(kind, rank, length);
    if (kind == TRIOS_SINGLES) return odd_cards(end, ranks * 3, form, ones & ~ranks, length);
    return choices(end, ranks * 3, form, twos & ~ranks, length, 2);
}

/* Among what a quad carries: one deuce and one joker at most. */
static Play *quad_and(Play *end, u64 quads, u64 ones, u64 twos, int kind) {
    for (; quads; quads &= quads - 1) {
        u64 quad = low_bit(quads);
        u32 form = FORM(kind, rank_of(quad), 1);
        if (kind == QUAD_SINGLES) end = odd_cards(end, quad * 4, form, ones & ~quad, 2);
        else end = choices(end, quad * 4, form, twos & ~quad & ~DEUCE, 2, 2);
    }
    return end;
}

static Play *bombs(Play *end, u64 quads, u64 hand) {
    end = sets(end, quads, 4, BOMB);
    return (hand & JOKERS) == JOKERS ? put(end, JOKERS, FORM(ROCKET, 0, 1)) : end;
}

static Play *lead(Play *end, u64 hand) {
    u64 ones = least(hand, 1), twos = least(hand, 2), trios = least(hand, 3), quads = least(hand, 4);
    end = sets(end, ones, 1, SINGLE);
    end = sets(end, twos, 2, PAIR);
    if (trios) {
        end = sets(end, trios, 3, TRIO);
        end = trio_and(end, trios, ones, 1, TRIO_SINGLE);
        end = trio_and(end, trios, twos, 2, TRIO_PAIR);
    }
    end = runs(end, ones, 1, STRAIGHT, 5);
    end = runs(end, twos, 2, PAIRS, 3);
    end = runs(end, trios, 3, TRIOS, 2);
    for (int rank = 0; rank < 12; rank++)
        for (int length = 2, most = row(trios, rank); length <= most; length++) {
            end = trios_and(end, rank, length, ones, twos, TRIOS_SINGLES);
            end = trios_and(end, rank, length, ones, twos, TRIOS_PAIRS);
        }
    if (quads) {
        end = quad_and(end, quads, ones, twos, QUAD_SINGLES);
        end = quad_and(end, quads, ones, twos, QUAD_PAIRS);
    }
    return bombs(end, quads, hand);
}

static Play *follow(Play *end, u64 hand, u32 form) {
    int kind = form & 255, key = form >> 8 & 255, length = (int)(form >> 16);
    u64 above = ~15ull << 4 * key, quads = least(hand, 4);
    if (kind == ROCKET) return end;
    if (kind == BOMB) return bombs(end, quads & above, hand);
    u64 ones = least(hand, 1), twos = least(hand, 2), trios = least(hand, 3);
    switch (kind) {
    case SINGLE: end = sets(end, ones & above, 1, kind); break;
    case PAIR: end = sets(end, twos & above, 2, kind); break;
    case TRIO: end = sets(end, trios & above, 3, kind); break;
    case TRIO_SINGLE: end = trio_and(end, trios & above, ones, 1, kind); break;
    case TRIO_PAIR: end = trio_and(end, trios & above, twos, 2, kind); break;
    case QUAD_SINGLES:
    case QUAD_PAIRS: end = quad_and(end, quads & above, ones, twos, kind); break;
    case TRIOS_SINGLES:
    case TRIOS_PAIRS:
        for (int rank = key + 1; rank + length <= 12; rank++)
            if (row(trios, rank) >= length) end = trios_and(end, rank, length, ones, twos, kind);
        break;
    case STRAIGHT: end = higher_runs(end, ones, 1, kind, length, key); break;
    case PAIRS: end = higher_runs(end, twos, 2, kind, length, key); break;
    case TRIOS: end = higher_runs(end, trios, 3, kind, length, key); break;
    }
    return bombs(end, quads, hand);
}

int main(int count, char **words) {
    static Play plays[32768];
    int deals = count > 1 ? atoi(words[1]) : 200000, deck[54], won = 0;
    u64 decisions = 0, legal = 0;
    struct timespec begin, end;
    seed = 88172645463325252ull ^ (count > 2 ? strtoull(words[2], 0, 10) : 0) * 0x9E3779B97F4A7C15ull;
    for (int card = 0; card < 54; card++) deck[card] = card < 52 ? card >> 2 : card - 39;
    clock_gettime(CLOCK_MONOTONIC, &begin);
    for (int deal = 0; deal < deals; deal++) {
        u64 hands[3] = {0, 0, 0};
        for (int last = 53; last; last--) {
            int other = (int)below((u32)last + 1), card = deck[last];
            deck[last] = deck[other];
            deck[other] = card;
        }
        for (int card = 0; card < 54; card++) hands[card < 20 ? 0 : card < 37 ? 1 : 2] += 1ull << 4 * deck[card];
        u32 table = PASS;
        for (int seat = 0, passes = 0;; seat = seat == 2 ? 0 : seat + 1) {
            Play *free = table ? follow(put(plays, 0, PASS), hands[seat], table) : lead(plays, hands[seat]);
            u32 number = (u32)(free - plays);
            Play chosen = plays[below(number)];
            decisions++;
            legal += number;
            if (chosen.form == PASS) {
                if (++passes == 2) table = PASS, passes = 0;
                continue;
            }
            table = chosen.form;
            passes = 0;
            if (!(hands[seat] -= chosen.cards)) {
                won += seat == 0;
                break;
            }
        }
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    double seconds = (double)(end.tv_sec - begin.tv_sec) + (double)(end.tv_nsec - begin.tv_nsec) * 1e-9;
    printf("%.0f deals/s %llu decisions %llu legal %d won\n", deals / seconds, (unsigned long long)decisions,
           (unsigned long long)legal, won);
    return 0;
}
