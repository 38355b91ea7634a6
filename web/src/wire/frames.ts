/** Made by `npm run wire` from docs/reference/frames.schema.json: not to be edited. */

export interface FramesOfATriumvirTable {
  book?: Book;
  incoming?: Hello | Act | Ready | Away | Prefer | Surrender | Leave | Fill | Change | Close | Say | Mute | Ask | Ping;
  outgoing?: Welcome | News | Ok | No | Answered | Pong | Bye;
  primer?: Primer;
  review?: Review;
}
/**
 * A record as far as it can be read: what was played, the players by chair, the points of each deal that
 * is over, by chair; and the deal that was asked for.
 *
 * `wrong` ends what can be read; `unfair` is what the check of the shuffle found (P11).
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Book".
 */
export interface Book {
  deal?: After | null;
  deals?: (number[] | null)[];
  game?: Game | null;
  names?: string[];
  unfair?: Wrong[];
  wrong?: Wrong | null;
}
/**
 * A deal that is over: who sat where (the chairs by seat), hands and kitty as dealt, all that was said
 * and played, how it was paid, and where it came from.
 *
 * `begins` is what followed from the deal itself; `held` are all cards that a seat ever held, sorted;
 * `seats` are those at the end.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "After".
 */
export interface After {
  begins?: Then[];
  chairs: number[];
  dealer: number;
  hands: string[];
  held: string[];
  kitty?: string;
  moves: Move[];
  number: number;
  opener: number;
  proof?: Proof | null;
  seats: Seat[];
  settled: Settled;
  trump?: string;
  what: "after";
}
/**
 * What followed at once from an action: `declared`, `kitty`, `trick`, `thrown_in`, `settled`, `won`; in
 * words, whose it is, the cards, and points by seat (of `won` the players).
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Then".
 */
export interface Then {
  cards?: string;
  kind: string;
  points?: number[];
  seat?: number | null;
  text?: string;
}
/**
 * A call or move of a deal that is over: whose it was, its kind as of what is told, its text, the cards
 * put down, in words, and what followed from it.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Move".
 */
export interface Move {
  action: string;
  cards?: string;
  kind: string;
  seat: number;
  then?: Then[];
  words?: string;
}
/**
 * Where a deal that is over came from: deal `deal` of the table with the id `table`, the promise given
 * before it, its seed and what the chairs added (P11, `triumvir verify`).
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Proof".
 */
export interface Proof {
  commitment: string;
  deal: number;
  salts: string[];
  seed: string;
  table: string;
}
/**
 * What all know of a seat: how many cards it holds, what it is in the deal (`role`, and in words), its
 * side, what it said last (in words), what it is bound to, tricks taken, bombs played, and those left
 * where they are limited.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Seat".
 */
export interface Seat {
  bombs?: number;
  bombs_left?: number | null;
  cards: number;
  contract?: number;
  role?: string;
  said?: string;
  side?: number | null;
  tricks?: number;
  words?: string;
}
/**
 * How a deal ended: points by seat, who was out of cards first, what it was worth and why (climbing
 * games), all in words, and the cards that were left in the hands, if the viewer may see them.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Settled".
 */
export interface Settled {
  factors?: Factor[];
  kitty?: string;
  left?: string[];
  out?: number | null;
  points: number[];
  stake?: number;
  thrown_in?: boolean;
  unit?: number;
  words: string[];
}
/**
 * What multiplies the stake: `bombs`, `spring`, `blanks` or `other`; how many, and by how much.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Factor".
 */
export interface Factor {
  count: number;
  name: string;
  times: number;
}
/**
 * What is played: the game and the preset with their names in the viewer's language, the hash of the rule
 * set, the options that differ from the written rules, and how long a match goes.
 *
 * `next` is on which side of a seat the next one sits, `face` what a card must show large; `ways` are those
 * in which a hand can be sorted. A match goes to `target` points or for `deals` deals, whichever is not 0.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Game".
 */
export interface Game {
  deals?: number;
  face: "rank" | "suit";
  game: string;
  goal?: string;
  name: string;
  next: string;
  options?: Option[];
  preset: string;
  preset_name: string;
  rules: string;
  seats: number;
  target?: number;
  ways: string[];
}
/**
 * An option that is not as the written rules have it, and what that means.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Option".
 */
export interface Option {
  name: string;
  value: string | number | boolean;
  words: string;
}
/**
 * What is wrong with a record: a stable code, in which line (0: none), what stands there, what was
 * expected, and in words.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Wrong".
 */
export interface Wrong {
  code: string;
  expected: string;
  got: string;
  line?: number;
  words: string;
}
/**
 * First of all: the token of a chair, or none to look on; the language of names and words; what a
 * spectator wants to be called in chat.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  language?: string;
  name?: string;
  token?: string;
  type: "hello";
}
/**
 * The action of the seat to act, such as "bid 2" or "play 3H 3S".
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Act".
 */
export interface Act {
  action?: string;
  at?: number;
  id: string;
  type: "act";
}
/**
 * Ready for the next deal (of a match that is over: for the next match); `salt` goes into its seed.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Ready".
 */
export interface Ready {
  at?: number;
  id: string;
  salt?: string;
  type: "ready";
}
/**
 * Let a bot play, or play oneself again.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Away".
 */
export interface Away {
  at?: number;
  away?: boolean;
  id: string;
  type: "away";
}
/**
 * Pass where nothing else is legal; play what is the only legal action.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Prefer".
 */
export interface Prefer {
  at?: number;
  auto_pass?: boolean;
  auto_play?: boolean;
  id: string;
  type: "prefer";
}
/**
 * Play this deal no more.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Surrender".
 */
export interface Surrender {
  at?: number;
  id: string;
  type: "surrender";
}
/**
 * Give up the chair for ever.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Leave".
 */
export interface Leave {
  at?: number;
  id: string;
  type: "leave";
}
/**
 * Put a bot on a chair, or nobody ("").
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Fill".
 */
export interface Fill {
  at?: number;
  bot?: string;
  chair?: number;
  id: string;
  type: "fill";
}
/**
 * Play otherwise from the next match on: options on top of a preset, pace.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Change".
 */
export interface Change {
  at?: number;
  id: string;
  options?: {
    [k: string]: string | number | boolean;
  };
  pace?: Pace;
  preset?: string;
  type: "change";
}
/**
 * How long things take at a table, in seconds.
 *
 * `turn` is the limit of a turn, 0 for none; a drop of the connection gives up to `grace` more, in all of a
 * deal. Whoever is not here for `absence` of his turn is played for. A deal begins `ready` after the first
 * who is ready for it. Bots, and actions made by themselves, come between `least` and `most` after the turn.
 */
export interface Pace {
  absence?: number;
  grace?: number;
  least?: number;
  most?: number;
  ready?: number;
  turn?: number;
}
/**
 * Close the table.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Close".
 */
export interface Close {
  at?: number;
  id: string;
  type: "close";
}
/**
 * Chat: a text, or the name of a quick phrase.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  at?: number;
  id: string;
  phrase?: string;
  text?: string;
  type: "say";
}
/**
 * Hear another no more, or again.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Mute".
 */
export interface Mute {
  at?: number;
  chair?: number;
  id: string;
  muted?: boolean;
  type: "mute";
}
/**
 * A question, which changes nothing; "select" is about `cards`, "after" about `deal` of the match (from
 * 0; the last one if negative).
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Ask".
 */
export interface Ask {
  cards?: string;
  deal?: number;
  id: string;
  type: "ask";
  what: "after" | "counter" | "difference" | "hints" | "legal" | "rules" | "score" | "select" | "view";
}
/**
 * Is anybody there?
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  id?: string;
  type: "ping";
}
/**
 * The answer to hello: which chair one has, none for a spectator, all there is to see, and the last
 * lines of chat.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  chair: number | null;
  chat?: Told[];
  now: number;
  scene: Scene;
  table: string;
  type: "welcome";
}
/**
 * An event as the viewer sees it: its number, when it was, its kind, and what the kind has.
 *
 * Kinds are those of the stored events; but `acted` comes as `call`, `trump`, `play` or `pass`, `dealt` as
 * `deal`, a connection that went as `gone`, and whoever plays himself again as `back`. `text` says it in the
 * viewer's language, `words` what was played or called. `by` is who acted: "person", "bot", "away" (a bot
 * for a person), or "auto" (the table for the viewer). `then` is what followed in the game.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Told".
 */
export interface Told {
  action?: string;
  at: number;
  by?: string;
  cards?: string;
  chair?: number | null;
  kind: string;
  name?: string;
  phrase?: string;
  seat?: number | null;
  seq: number;
  text?: string;
  then?: Then[];
  value?: string;
  words?: string;
}
/**
 * All there is to see of a table after event `seq`. `prompt` says what to do now, or what is waited for.
 *
 * `ready_by` is when the next deal begins without those who are not ready. `commitment` is the promise for
 * the deal that runs or comes next, `proof` shows where the one that is just over came from.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Scene".
 */
export interface Scene {
  code: string;
  commitment?: string;
  deal?: Deal | null;
  game: Game;
  host?: number | null;
  match?: number;
  me?: Me | null;
  pace?: Pace1;
  people: Person[];
  phase: "between" | "closed" | "over" | "playing" | "waiting";
  prompt?: string;
  proof?: Proof | null;
  ready_by?: number | null;
  score?: Score | null;
  seq: number;
  title?: string;
  turn?: Turn | null;
}
/**
 * The deal as the viewer sees it; `number` counts those of the match from 0.
 *
 * `kitty` has none for a card unseen. `last` is the trick before the one on the table, none where it may
 * not be looked at; `owner` is whose play is to be beaten. `factors` multiply the stake whoever wins.
 * `ceremony` is told until the first action.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Deal".
 */
export interface Deal {
  blanks?: number;
  calls?: Call[];
  ceremony?: Ceremony | null;
  dealer: number;
  declarer?: number | null;
  factors?: Factor[];
  hand?: Hand | null;
  kitty?: (string | null)[];
  last?: Laid[] | null;
  may?: May | null;
  number: number;
  opener: number;
  owner?: number | null;
  seats: Seat[];
  settled?: Settled | null;
  stage: "auction" | "over" | "play" | "trump";
  stake?: number;
  table?: Laid[];
  to_act?: number | null;
  trump?: string;
  trump_words?: string;
}
/**
 * A call: who made it, its text, and in words.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Call".
 */
export interface Call {
  call: string;
  seat: number;
  words: string;
}
/**
 * How dealer and seats were drawn, round by round, and what showed who speaks first: a card turned up
 * among those dealt (`exposed`), or cards drawn for it.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Ceremony".
 */
export interface Ceremony {
  exposed?: string;
  opener?: Drawn[];
  rounds?: Drawn[][];
}
/**
 * A card that a seat drew.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Drawn".
 */
export interface Drawn {
  card: string;
  seat: number;
}
/**
 * The viewer's cards in each order; in groups heap by heap, the plays that would empty it best.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Hand".
 */
export interface Hand {
  groups: string[];
  rank: string;
  suit: string;
}
/**
 * A move on the table: whose it was, the cards, none with a pass, and what they are, in words.
 *
 * `beats`: it is to be beaten.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Laid".
 */
export interface Laid {
  beats?: boolean;
  cards?: string;
  seat: number;
  words?: string;
}
/**
 * What the viewer may do now.
 *
 * `calls` are calls and trump suits. `plays` are the plays and the pass by their texts, not given where
 * there are more than a hundred, as when one leads (the question "legal" gives all); `count` is their
 * number, and `playable` the cards that are in any of them, not given where all are.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "May".
 */
export interface May {
  calls?: Choice[];
  count: number;
  playable?: string | null;
  plays?: string[] | null;
}
/**
 * An action that is legal: its text, as `act` takes it, and in words; of a suit that may be trumps its
 * ranks, the strongest first.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Choice".
 */
export interface Choice {
  action: string;
  ranks?: string;
  words: string;
}
/**
 * What only the viewer knows of himself: his chair and seat, what the table does for him by itself, and
 * the chairs that he does not hear.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  auto_pass?: boolean;
  auto_play?: boolean;
  chair: number;
  muted?: number[];
  seat: number;
}
/**
 * How long things take at a table, in seconds.
 *
 * `turn` is the limit of a turn, 0 for none; a drop of the connection gives up to `grace` more, in all of a
 * deal. Whoever is not here for `absence` of his turn is played for. A deal begins `ready` after the first
 * who is ready for it. Bots, and actions made by themselves, come between `least` and `most` after the turn.
 */
export interface Pace1 {
  absence?: number;
  grace?: number;
  least?: number;
  most?: number;
  ready?: number;
  turn?: number;
}
/**
 * Who has a chair, and where he sits in this deal: a person by his name, a bot by its level (`bot`),
 * nobody without both. `program`: a program plays there from outside.
 *
 * `name` is what all call him; a bot has one too. `here`: connected. `away`: why a bot plays for a person
 * ("asked", "time", "absent"). `thinking`: it is his turn. `ready`: for the next deal.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Person".
 */
export interface Person {
  away?: string;
  bot?: string;
  chair: number;
  here?: boolean;
  level?: string;
  name?: string;
  program?: boolean;
  ready?: boolean;
  seat: number;
  surrendered?: boolean;
  thinking?: boolean;
}
/**
 * How the match stands: the totals by chair, how many deals were paid, who won it; and the sums of the
 * matches before, and how many there were.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Score".
 */
export interface Score {
  before?: number[];
  deals?: number;
  matches?: number;
  totals: number[];
  winners?: number[];
}
/**
 * Whose turn it is, since when, and until when where there is a limit (milliseconds since 1970).
 *
 * `grace` is what drops of his connection may still cost in this deal, in milliseconds.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Turn".
 */
export interface Turn {
  chair: number;
  ends?: number | null;
  grace?: number;
  since: number;
}
/**
 * What happened, in order and without a gap, and all there is to see now.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "News".
 */
export interface News {
  events: Told[];
  scene: Scene;
  type: "news";
}
/**
 * A command is done and stored; the number of the last event then.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Ok".
 */
export interface Ok {
  id: string;
  seq: number;
  token?: string;
  type: "ok";
}
/**
 * A command or question is refused, and nothing changed: a stable code, what was got and expected, the
 * same in the viewer's language, and the number of the last event.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "No".
 */
export interface No {
  code: string;
  expected?: string;
  got?: string;
  id: string;
  seq: number;
  type: "no";
  words?: string;
}
/**
 * The answer to a question.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Answered".
 */
export interface Answered {
  answer: Select | Hints | Legal | Sight | Counter | Rules | Sheet | After | Difference;
  id: string;
  seq: number;
  type: "answered";
}
/**
 * What chosen cards come to: their readings, the one that is taken by itself first, or why they can't be
 * played.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Select".
 */
export interface Select {
  fault?: Reason | null;
  readings?: Choice[];
  what: "select";
}
/**
 * Why something is so or can't be: a stable code, and in words.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Reason".
 */
export interface Reason {
  code: string;
  words: string;
}
/**
 * What can be played, cheapest first, and what a bot would do.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Hints".
 */
export interface Hints {
  choice: Hint;
  plays?: Hint[];
  what: "hints";
}
/**
 * Something that can be played, with its cards, and what it costs or why a bot would do it.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  action: string;
  cards: string;
  reason: Reason;
  words: string;
}
/**
 * All that is legal.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Legal".
 */
export interface Legal {
  choices: Choice[];
  what: "legal";
}
/**
 * The whole view, with recall, as `triumvir.views.json` writes it: what a bot needs.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Sight".
 */
export interface Sight {
  view: {};
  what: "view";
}
/**
 * The cards that the viewer neither holds nor saw put down, in rows from the strongest down.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Counter".
 */
export interface Counter {
  rows: Row[];
  what: "counter";
  words: string;
}
/**
 * A rank, or in games where suits matter a suit, with the cards of it that are still out.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Row".
 */
export interface Row {
  cards: string;
  left: number;
  name: string;
}
/**
 * The rules in short, as they are in force.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Rules".
 */
export interface Rules {
  sections: Section[];
  what: "rules";
}
/**
 * A part of the rules: its heading and its lines.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Section".
 */
export interface Section {
  lines: string[];
  title: string;
}
/**
 * The score sheet: the points of each deal by chair, none for one thrown in; totals; the matches
 * before.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Sheet".
 */
export interface Sheet {
  before?: Over[];
  deals: (number[] | null)[];
  totals: number[];
  what: "score";
  words?: string[];
}
/**
 * A match that is over: the totals by chair, the chairs that won, and how many deals were paid.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Over".
 */
export interface Over {
  deals: number;
  totals: number[];
  winners: number[];
}
/**
 * The options that are not as the written rules have them; of an option that is told, what it means.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Difference".
 */
export interface Difference {
  options?: Option[];
  what: "difference";
  words?: string;
}
/**
 * Somebody is there, and what time it is.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  id: string;
  now: number;
  type: "pong";
}
/**
 * The last frame before the socket closes: why, and after how many seconds to come again (0: don't).
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Bye".
 */
export interface Bye {
  code: string;
  retry?: number;
  type: "bye";
  words?: string;
}
/**
 * The rules of a game as they are in force: in sections, the options that differ in sentences, pictures
 * of its kinds of plays, plays of which each beats the one before, and a first lesson.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Primer".
 */
export interface Primer {
  chain: Pictured[];
  difference: string;
  game: Game;
  kinds: Pictured[];
  lesson: Exercise[];
  sections: Section[];
}
/**
 * Something of the rules in cards: its kind, what it is in words, the cards, and cards that they beat.
 *
 * `strong`: it beats other kinds too.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Pictured".
 */
export interface Pictured {
  cards: string;
  kind: string;
  over?: string;
  strong?: boolean;
  words: string;
}
/**
 * Something to be done by a beginner: the task, the thing that it is about in words, his hand, and what
 * lies on the table.
 *
 * `answers` is all that solves it: cards, or in games without suits their ranks, sorted as texts; `show` is
 * one of them in cards.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Exercise".
 */
export interface Exercise {
  answers: string[];
  hand: string;
  show?: string;
  table?: string[];
  task: string;
  trump?: string;
  words: string;
}
/**
 * What is found in a deal that is over, as far as it goes: `marks` from move `since` to its end, with all
 * hands open and exactly, what they cost in points or in tricks; before that `opinions`, from move `asked`
 * on. What would bring as much, or not surely more, is not told.
 *
 * `stage`: it waits in line, is solved, an expert is asked, it is over, or had to be given up. `moves` are
 * those of the deal.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Review".
 */
export interface Review {
  asked: number;
  marks?: Mark[];
  moves: number;
  opinions?: Opinion[];
  since: number;
  stage: "asked" | "broken" | "over" | "solved" | "waits";
  unit: "points" | "tricks";
}
/**
 * A mistake: the number of the move in the deal, from 0, whose it was, what it cost, and all that would
 * have been best.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Mark".
 */
export interface Mark {
  better: Better[];
  loss: number;
  move: number;
  seat: number;
}
/**
 * What would have been better: the cards, and in words; no cards where it was to pass.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Better".
 */
export interface Better {
  cards?: string;
  words: string;
}
/**
 * What an expert would have done who knew no more than the player: the number of the move, from 0, whose
 * it was, what it would be and why; how many points a deal more it brings by his estimate, give or take
 * `error`. It may be wrong.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Opinion".
 */
export interface Opinion {
  better: Better;
  error: number;
  gain: number;
  move: number;
  seat: number;
  why: string;
}
/**
 * How long things take at a table, in seconds.
 *
 * `turn` is the limit of a turn, 0 for none; a drop of the connection gives up to `grace` more, in all of a
 * deal. Whoever is not here for `absence` of his turn is played for. A deal begins `ready` after the first
 * who is ready for it. Bots, and actions made by themselves, come between `least` and `most` after the turn.
 *
 * This interface was referenced by `FramesOfATriumvirTable`'s JSON-Schema
 * via the `definition` "Pace".
 */
export interface Pace2 {
  absence?: number;
  grace?: number;
  least?: number;
  most?: number;
  ready?: number;
  turn?: number;
}
