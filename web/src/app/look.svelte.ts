/** Look: theme, deck, print and motion as attributes of the page, from the settings and what the system prefers. */
import { settings } from "./settings.svelte";

export type Theme = "light" | "dark" | "contrast";
export type Motion = "full" | "reduced" | "none";

/** A media query that is looked at again whenever the system changes its mind. */
class Prefers {
  is = $state(false);

  constructor(query: string) {
    const list = matchMedia(query);
    this.is = list.matches;
    list.addEventListener("change", () => (this.is = list.matches));
  }
}

class Look {
  private contrast = new Prefers("(prefers-contrast: more)");
  private dark = new Prefers("(prefers-color-scheme: dark)");
  private still = new Prefers("(prefers-reduced-motion: reduce)");

  get theme(): Theme {
    if (settings.theme !== "system") return settings.theme;
    if (this.contrast.is) return "contrast";
    return this.dark.is ? "dark" : "light";
  }

  get motion(): Motion {
    if (settings.motion !== "system") return settings.motion;
    return this.still.is ? "reduced" : "full";
  }
}

export const look = new Look();

/** Keep the attributes of the page as they should be; to be called once, while the page is set up. */
export function show(): void {
  const page = document.documentElement;
  $effect.pre(() => {
    page.dataset.theme = look.theme;
    page.dataset.motion = look.motion;
    page.dataset.suits = String(settings.suits);
    page.dataset.print = settings.large ? "large" : "usual";
    const colour = getComputedStyle(page).getPropertyValue("--page").trim(); // of the browser's own bars
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colour);
  });
}
