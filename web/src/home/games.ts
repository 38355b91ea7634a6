/** Games: those of the home page, with the cards of their pictures and the variants they come in. */
import type { Language } from "../text/languages";

export interface Game {
  name: string;
  face: "rank" | "suit";
  cards: string[]; // of its picture: the best ones
  variants: Variant[];
}

export interface Variant {
  name: string; // as the server calls it
  seats: number;
}

const DOU_DIZHU: Game = {
  name: "dou_dizhu",
  face: "rank",
  cards: ["r", "b", "2D", "2S"],
  variants: [
    { name: "dou_dizhu", seats: 3 },
    { name: "dou_dizhu/4", seats: 4 },
  ],
};
const BIG_THREE: Game = {
  name: "big_three",
  face: "rank",
  cards: ["3S", "3H", "3D", "3C"],
  variants: [
    { name: "big_three", seats: 3 },
    { name: "big_three/4", seats: 4 },
  ],
};
const HOKM: Game = {
  name: "hokm",
  face: "suit",
  cards: ["JS", "9S", "AS", "TS"],
  variants: [{ name: "hokm", seats: 3 }],
};
export const GAMES = [DOU_DIZHU, BIG_THREE, HOKM];

/** The levels of bots that one can choose to play against, from weakest to strongest. */
export const LEVELS = ["novice", "club", "expert"] as const;

/** The games in the order in which those who speak a language look for them. */
export const gamesIn = (language: Language): Game[] =>
  language === "ar" ? [HOKM, DOU_DIZHU, BIG_THREE] : GAMES;

/** The game of a name or of one of its variants; the first one if there is none. */
export const gameOf = (name: string): Game =>
  GAMES.find((game) => game.name === name.split("/")[0]?.replace("-", "_")) ?? DOU_DIZHU;

/** The variant of that name, else the first of the game. */
export const variantOf = (game: Game, name: string | undefined): Variant =>
  game.variants.find((variant) => variant.name === name) ?? game.variants[0]!;

/** A game or variant as it stands in ids of texts and in addresses: dou-dizhu-4. */
export const slug = (name: string): string => name.replaceAll(/[^a-z0-9]/g, "-");

/** The address of its rules or lesson. */
export const address = (screen: "rules" | "lesson", name: string): string => `/${screen}/${name.replace("/", "-")}`;
