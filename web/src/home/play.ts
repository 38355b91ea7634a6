/** Play: a table against bots, made and sat down at by one press. */
import { place } from "../app/route.svelte";
import { settings } from "../app/settings.svelte";
import { say } from "../text/texts.svelte";
import { variantOf, type Game } from "./games";
import { create, goTo, show, watching } from "./server";

/** The name by which others know this person. */
export const myName = (): string => settings.name.trim() || say("home-guest");

/** Bots on all chairs but one's own. */
export const against = (seats: number, level: string): string[] => Array<string>(seats - 1).fill(level);

/** Play a game against bots, as it was played last. */
export async function playNow(game: Game): Promise<void> {
  const variant = variantOf(game, settings.variants[game.name]);
  const seat = await create({
    game: variant.name,
    name: myName(),
    bots: against(variant.seats, settings.level),
    stand_in: settings.level,
  });
  goTo(seat.code);
}

/** Look on while bots play a game, as it was played last. */
export async function watchBots(game: Game): Promise<void> {
  const { name } = variantOf(game, settings.variants[game.name]);
  place.go(watching((await show({ game: name, bots: [settings.level] })).code));
}
