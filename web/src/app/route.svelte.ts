/** Route: which screen is shown; each has an address of its own, so that Back, reload and links work. */

export type Route =
  | { screen: "home" }
  | { screen: "new"; game: string }
  | { screen: "table"; table: string }
  | { screen: "replay"; table: string; match: string; deal: string }
  | { screen: "record" }
  | { screen: "rules"; game: string }
  | { screen: "lesson"; game: string }
  | { screen: "settings" }
  | { screen: "unknown" };

/** The screen of an address. */
export function routeOf(path: string): Route {
  const [first = "", ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (!first) return { screen: "home" };
  if (first === "new") return { screen: "new", game: rest[0] ?? "" };
  if (first === "t" && rest[0] && rest[1] === "replay")
    return { screen: "replay", table: rest[0], match: rest[2] ?? "now", deal: rest[3] ?? "" };
  if (first === "t" && rest[0]) return { screen: "table", table: rest[0] };
  if (first === "record" || first === "settings") return { screen: first };
  if ((first === "rules" || first === "lesson") && rest[0]) return { screen: first, game: rest[0].replace("-", "/") };
  return { screen: "unknown" };
}

const INSIDE = "inside"; // how an entry of the browser's history is marked before which there is another of the page

class Place {
  route: Route = $state.raw(routeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => this.look());
  }

  /** Go to an address of the page. */
  go(path: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(INSIDE, "", path);
    else history.replaceState(history.state, "", path);
    this.look();
    scrollTo(0, 0);
  }

  /** Go back, to the home page where one came by a link. */
  back(): void {
    if (history.state === INSIDE) history.back();
    else this.go("/", "replace");
  }

  private look(): void {
    this.route = routeOf(location.pathname);
  }
}

export const place = new Place();

/** For links inside the page: `<a href="/rules/hokm" {@attach inside}>`. A click with a modifier is the browser's. */
export function inside(link: HTMLAnchorElement): () => void {
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    place.go(link.pathname + link.search);
  };
  link.addEventListener("click", click);
  return () => link.removeEventListener("click", click);
}
