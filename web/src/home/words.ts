/** Words: what several of the home pages say alike. */
import { Fault } from "../app/api";
import { number, say, texts } from "../text/texts.svelte";
import { slug } from "./games";
import { differing, numberIn, valuesOf } from "./options";
import type { Chair, Facts, Offer, Option, Value } from "./server";

/** What went wrong, in the words of the server, or ours where it was not reached. */
export function wrong(error: unknown): string {
  return (error instanceof Fault && error.words) || say("home-no-server");
}

/** Several things, one after the other, as the language does it. */
export const list = (things: string[]): string => new Intl.ListFormat(texts.locale).format(things);

/** When something was, for one's own records. */
export const day = (at: number): string =>
  new Intl.DateTimeFormat(texts.locale, { dateStyle: "medium", timeStyle: "short" }).format(at);

/** Who sits on a chair. */
export function sitter(chair: Chair): string {
  if (chair.bot) return say(`home-a-bot-${chair.bot}`);
  return chair.name || say("home-free");
}

/** The persons at a table but one. */
export const others = (facts: Facts, but: number): string[] =>
  facts.chairs.filter((chair, at) => at !== but && !chair.bot && chair.name).map((chair) => chair.name);

/** How rules differ from the standard ones, in a sentence for each option. */
export function told(offer: Offer, values: Record<string, Value>): string[] {
  const sentence = (option: Option): string => {
    const value = values[option.name]!;
    const found = numberIn(option, value);
    if (found !== undefined) return say("new-number", { what: say(`new-option-${slug(option.name)}`), n: number(found) });
    return option.choices.find((choice) => choice.value === value)?.words ?? "";
  };
  return differing(offer, values, valuesOf(offer, "text")).map(sentence);
}
