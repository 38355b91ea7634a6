/** Options: how a table's rules differ from the written ones. The server says what there is; nothing is known here. */
import type { Offer, Option, Value } from "./server";

/** The values of a preset: those it names, the written ones else. */
export function valuesOf(offer: Offer, preset: string): Record<string, Value> {
  const written = Object.fromEntries(offer.options.map((option) => [option.name, option.default]));
  return { ...written, ...offer.presets.find((each) => each.name === preset)?.values };
}

/** The options whose value is not that of `than`. */
export function differing(offer: Offer, values: Record<string, Value>, than: Record<string, Value>): Option[] {
  return offer.options.filter((option) => values[option.name] !== than[option.name]);
}

/** What is to be sent: the values that the preset does not have. */
export function onTop(offer: Offer, preset: string, values: Record<string, Value>): Record<string, Value> {
  const names = differing(offer, values, valuesOf(offer, preset)).map((option) => option.name);
  return Object.fromEntries(names.map((name) => [name, values[name]!]));
}

/** The number in a value of an option that takes numbers; none if it is one of its words. */
export function numberIn(option: Option, value: Value): number | undefined {
  if (option.least === null || option.choices.some((choice) => choice.value === value)) return undefined;
  const found = Number(String(value).slice(option.prefix.length));
  return Number.isInteger(found) ? found : undefined;
}

/** The value of an option with a number in it, kept within its bounds. */
export function withNumber(option: Option, wanted: number): Value {
  const least = option.least ?? 0;
  const found = Math.min(Math.max(Math.round(wanted) || least, least), option.most ?? Infinity);
  return option.prefix ? `${option.prefix}${found}` : found;
}

/** The options that leave a choice, under their headings, in the order in which these first come. */
export function bySection(offer: Offer): [string, Option[]][] {
  const found = new Map<string, Option[]>();
  const open = offer.options.filter((option) => option.choices.length > 1 || option.least !== null);
  for (const option of open) found.set(option.section, [...(found.get(option.section) ?? []), option]);
  return [...found];
}
