/** Keys: what a key means at the table (spec 8). Keys inside the hand are the Fan's own. */

export type Deed =
  | "play" | "pass" | "hint" | "hint-back" | "clear" | "sort" | "read-last" | "read-counts" | "read-score" | "round"
  | "help" | "stop" | { digit: number } | { suit: "C" | "D" | "H" | "S" };

/** The letter or digit of a key, also on a keyboard with other letters. */
export function signOf(event: Pick<KeyboardEvent, "key" | "code">): string {
  if (/^[a-z0-9?]$/i.test(event.key)) return event.key.toUpperCase();
  return /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(event.code)?.[1] ?? event.key;
}

const ALWAYS: Record<string, Deed> = { Enter: "play", F6: "round", Escape: "stop", Backspace: "pass" };
const SINGLE: Record<string, Deed> = {
  P: "pass", C: "clear", R: "sort", L: "read-last", G: "read-counts", N: "read-score", "?": "help",
};

/** What a key is to do. `stage` is that of the deal if it is my turn; `single`: single letters do things. */
export function deedOf(event: KeyboardEvent, stage: string, single: boolean): Deed | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return undefined;
  const sign = signOf(event);
  const always = ALWAYS[event.key];
  if (always && (single || sign !== "Backspace")) return always;
  if (!single) return undefined;
  if (stage === "trump" && /^[CDHS]$/.test(sign)) return { suit: sign as "C" };
  if (stage === "auction" && /^\d$/.test(sign)) return { digit: Number(sign) || 10 };
  if (sign === "T") return event.shiftKey ? "hint-back" : "hint";
  return SINGLE[sign];
}

/** Whether a key belongs to what has the focus: a field, or a button that Enter or Space would press. */
export function taken(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement;
  if (event.defaultPrevented || at.closest("input, textarea, select, [contenteditable]")) return true;
  return event.key === "Enter" && Boolean(at.closest("a, button:not(.card), summary"));
}
