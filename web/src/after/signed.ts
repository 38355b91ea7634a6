/** Signed: points as they are written in the language, with + or −. */
import { texts } from "../text/texts.svelte";

export const signed = (value: number): string =>
  new Intl.NumberFormat(texts.locale, { signDisplay: "exceptZero" }).format(value).replace("-", "−");
