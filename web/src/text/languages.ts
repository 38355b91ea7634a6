/** Languages: those the page speaks, and which of them somebody wants. */

export const LANGUAGES = ["en", "uk", "ar", "zh"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each calls itself: the one text that is the same in every language. */
export const OWN: Record<Language, string> = { en: "English", uk: "Українська", ar: "العربية", zh: "简体中文" };

/** The first that we speak of those wanted, best first; English if there is none. */
export function spoken(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((each) => each === tag.toLowerCase().split("-")[0]);
    if (found) return found;
  }
  return "en";
}
