/** Primer: the rules of a game with the options in force, as the server tells them. */
import { get } from "../app/api";
import { split } from "../cards/hand";
import type { Exercise, Game, Primer } from "../wire/frames";

/** What says which rules: behind the address of the page and of the server alike. */
export function queryOf(game: Pick<Game, "preset" | "options">): string {
  const query = new URLSearchParams({ preset: game.preset });
  for (const { name, value } of game.options ?? []) query.append("option", `${name}=${value}`);
  return query.toString();
}

/** The rules of a game; `search` is what stands behind the page's address. */
export function primerOf(game: string, search: string, language: string): Promise<Primer> {
  const query = new URLSearchParams(search);
  query.set("game", game);
  query.set("language", language);
  return get<Primer>(`/api/rules?${query}`);
}

/** The address of the rules or the lesson of a game. */
export const pathOf = (screen: "rules" | "lesson", game: string): string => `/${screen}/${game.replace("/", "-")}`;

/** Whether chosen cards solve an exercise: they are among the answers, as cards or as ranks alone. */
export function solves(exercise: Exercise, cards: string[]): boolean {
  const sorted = (all: string[]): string => all.toSorted().join("");
  const ranks = sorted(cards.map((card) => card[0]!));
  return cards.length > 0 && (exercise.answers.includes(ranks) || exercise.answers.includes(cards.join(" ")));
}

/** Whether a card would be of use: for a hint, those that are shown. */
export const shown = (exercise: Exercise): string[] => split(exercise.show ?? "");
