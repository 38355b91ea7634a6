/** Texts: what the page says, in the language that was chosen, from the catalogue of the package. */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, type Language } from "./languages";

export { LANGUAGES, type Language };
export type Values = Record<string, string | number>;

const FILES = import.meta.glob<string>("../../../src/triumvir/locales/*/{names,web}.ftl", {
  query: "?raw",
  import: "default",
});

/** The locale in which numbers, dates and lists are written: in Arabic with Arabic figures. */
const localeOf = (language: Language): string => (language === "ar" ? "ar-u-nu-arab" : language);

/** A signed number with its sign, as `Intl` writes it. */
function signed([value]: FluentValue[]): FluentValue {
  return new FluentNumber(value instanceof FluentNumber ? value.value : Number(value), { signDisplay: "exceptZero" });
}

/** A text that begins with a value has no direction of its own: inside another it needs the one of the language. */
export const directed = (text: string): string => (text.startsWith("\u2068") ? `\u200f${text}` : text);

const LOADED: Partial<Record<Language, Promise<FluentBundle>>> = {};

/** The catalogue of a language, read once. */
const catalogue = (language: Language): Promise<FluentBundle> => (LOADED[language] ??= load(language));

async function load(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(localeOf(language), { functions: { SIGNED: signed }, useIsolating: language === "ar" });
  const files = Object.keys(FILES).filter((path) => path.includes(`/${language}/`));
  for (const text of await Promise.all(files.map((path) => FILES[path]!()))) {
    bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

class Texts {
  language: Language = $state("en");
  private bundle: FluentBundle | undefined = $state.raw();
  private english: FluentBundle | undefined;
  private wanted: Language = "en";

  get locale(): string {
    return localeOf(this.language);
  }

  get direction(): "rtl" | "ltr" {
    return this.language === "ar" ? "rtl" : "ltr";
  }

  /** Speak a language from now on. */
  async use(language: Language): Promise<void> {
    this.wanted = language;
    const [english, bundle] = await Promise.all([catalogue("en"), catalogue(language)]);
    if (this.wanted !== language) return;
    this.english = english;
    this.bundle = bundle;
    this.language = language;
  }

  /** The text of a message with its values; in English where the language lacks it, never a key. */
  say(id: string, values?: Values): string {
    for (const bundle of [this.bundle, this.english]) {
      const pattern = bundle?.getMessage(id)?.value;
      if (bundle && pattern) return directed(bundle.formatPattern(pattern, values as Record<string, FluentVariable>, []));
    }
    return "";
  }
}

export const texts = new Texts();

/** The text of a message, in the language of the page; changes with it. */
export const say = (id: string, values?: Values): string => texts.say(id, values);

/** A number in the figures of the language. */
export const number = (value: number): string => new Intl.NumberFormat(texts.locale).format(value);
