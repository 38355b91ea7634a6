/** Names: what cards are called, and what is said of their state. */
import { settings } from "../app/settings.svelte";
import { say, texts } from "../text/texts.svelte";
import { letter, rankOf } from "./face";
import { split } from "./hand";

/** What a card can look like in a hand (spec 4.2); what is true of it. */
export interface CardState {
  selected?: boolean;
  pre?: boolean; // chosen before one's turn
  hinted?: boolean;
  sending?: boolean;
  dim?: boolean; // in no legal answer
  kitty?: boolean; // taken from the kitty
}

const WORDS = ["pre", "hinted", "dim", "kitty"] as const; // "selected" is told by aria-pressed, "sending" by the prompt

/** The classes of a card in this state. */
export const looks = ({ kitty, ...others }: CardState): Record<string, boolean | undefined> => ({ ...others, fresh: kitty });

/** The name of a card, "three of hearts"; those of the second pack have no others. */
export const cardName = (card: string): string => say(`card-${card.replace("'", "")}`);

/** The names of several cards in a row. */
export const cardNames = (cards: string): string =>
  cards
    .split(" ")
    .map(cardName)
    .reduce((all, next) => say("card-and", { card: all, more: next }));

/** The name of a card with its state, and where it stands of how many. */
export function spoken(card: string, state: CardState = {}, place?: [number, number]): string {
  const words = WORDS.filter((each) => state[each] && (each !== "hinted" || state.selected)).map((each) =>
    say(`card-${each}`),
  );
  if (place) words.push(say("card-place", { place: place[0], count: place[1] }));
  return words.reduce((all, next) => say("card-and", { card: all, more: next }), cardName(card));
}

/** Whether the letters on cards are Т К Д В. */
export const cyrillic = (): boolean => settings.letters === "own" && texts.language === "uk";

/** A rank as it stands on the cards: "10", "K", "К"; of the jokers a star. */
export const rankSign = (rank: string): string => letter(rank, cyrillic());

/** Cards in few letters, "K K 3"; where suits matter by their names. */
export const shortly = (cards: string, suits: boolean): string =>
  suits && cards ? cardNames(cards) : split(cards).map((card) => rankSign(rankOf(card))).join("\u00a0");
