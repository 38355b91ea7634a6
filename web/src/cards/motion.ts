/**
 * Motion: cards on their way. The page shows at once how things stand; what moves is only seen. Any press or key ends
 * it, a machine that cannot keep up fades instead.
 */

export interface Box {
  left: number;
  top: number;
  width: number;
}

const OUT = "cubic-bezier(.2,.8,.2,1)";
const IN = "cubic-bezier(.5,0,.9,.4)";
const FLAT = [{ transform: "none" }, { transform: "scaleX(0)" }];
const FADE = 90; // ms
const LATE = 50; // ms from one picture to the next: two were left out
const FRESH = 2000; // ms for which it is known where cards lay

const running = new Set<Animation>();
const left = new Map<string, { box: Box; at: number }>();
let skips = 0;
let tired = 0; // until when travel is a fade

/** How much is to move: as the page says, which the person or the system chose. */
export const motion = (): string => document.documentElement.dataset.motion ?? "full";

/** End whatever is moving. */
export function skip(): void {
  skips++;
  for (const each of running) each.finish();
}

/** Fade from now on, for a while, if pictures come late while something moves. */
function watch(before: number): void {
  requestAnimationFrame((now) => {
    if (!running.size) return;
    if (now - before <= LATE) return watch(now);
    tired = now + 1000;
    skip();
  });
}

/** Move something, until it has arrived or somebody presses a key. */
function animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
  if (!running.size) {
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, skip, { capture: true, passive: true });
    watch(performance.now());
  }
  const going = element.animate(frames, { easing: OUT, fill: "backwards", ...options });
  running.add(going);
  const over = (): void => {
    running.delete(going);
    if (running.size) return;
    for (const kind of ["pointerdown", "keydown"]) removeEventListener(kind, skip, { capture: true });
  };
  return going.finished.then(over, over);
}

/** Whether things travel at all just now. */
const travels = (): boolean => motion() === "full" && performance.now() > tired && !document.hidden;

/** Let something appear where it is. */
export function appear(element: Element): void {
  if (motion() !== "none") void animate(element, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
}

/** The transform with which something at `here` looks as if it were at `there`. */
export const apart = (there: Box, here: Box): string =>
  `translate(${there.left - here.left}px, ${there.top - here.top}px) scale(${there.width / (here.width || 1)})`;

/** The middle of something, as wide as what flies there. */
export function middle(of: Element, width: number): Box {
  const box = of.getBoundingClientRect();
  return { left: box.left + (box.width - width) / 2, top: box.top + (box.height - width * 1.4) / 2, width };
}

/** Let something come from elsewhere to where it is. */
export function come(element: Element, from: Box | undefined, delay = 0, duration = 240): void {
  if (!from || !travels()) return appear(element);
  const transform = apart(from, element.getBoundingClientRect());
  const frames = [{ transform, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }];
  void animate(element, frames, { duration, delay });
}

/** Let something glide from a transform that it had to the one that it has. */
export function glide(element: Element, from: string, to: string, delay = 0, duration = 180): void {
  if (travels()) void animate(element, [{ transform: from }, { transform: to }], { duration, delay });
}

/** Let a card be turned face up, after those before it; at once where nothing travels. */
export function turn(card: Element, delay = 0): void {
  if (!travels()) return appear(card);
  const frames = [{ transform: "scaleX(0)" }, { transform: "none" }];
  void animate(card, frames, { duration: 180, delay });
}

/** How long from card to card of a deal, so that all of it takes no longer than 1.2 s. */
export const gap = (count: number): number => Math.min(34, (1200 - 240 - 240) / Math.max(1, count - 1));

/** Remember where a card of the hand lay, for the play that takes it. */
export function leave(card: string, element: Element | null | undefined): void {
  if (element) left.set(card, { box: element.getBoundingClientRect(), at: performance.now() });
}

/** Where a card lay in the hand, if it has just left it. */
export function lay(card: string): Box | undefined {
  const found = left.get(card);
  left.delete(card);
  return found && performance.now() - found.at < FRESH ? found.box : undefined;
}

/** A copy of something that stays in view where it was, above the page. */
function ghost(element: Element): HTMLElement {
  const box = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  copy.removeAttribute("role");
  const cw = element.querySelector(".card")?.getBoundingClientRect().width ?? 0;
  copy.style.cssText = `position:fixed;left:${box.left}px;top:${box.top}px;margin:0;pointer-events:none;z-index:5;--pw:${cw}px;--cw:${cw}px`;
  document.body.append(copy);
  return copy;
}

/** Let something that goes rest a moment, turn its cards face down and leave towards somebody. */
export async function away(element: Element, to: Element, rest: number): Promise<void> {
  if (motion() === "none" || document.hidden) return;
  const copy = ghost(element);
  const cards = [...copy.querySelectorAll(".card")];
  const steps = travels()
    ? [
        () => animate(copy, [{ opacity: 1 }, { opacity: 1 }], { duration: rest }),
        () => Promise.all(cards.map((card) => animate(card, FLAT, { duration: 70, easing: IN }))),
        () => leaves(copy, cards, to),
      ]
    : [() => animate(copy, [{ opacity: 1 }, { opacity: 0 }], { duration: FADE })];
  const begun = skips;
  for (const step of steps) if (begun === skips) await step();
  copy.remove();
}

/** Cards, face down, go to somebody and out of sight. */
function leaves(copy: HTMLElement, cards: Element[], to: Element): Promise<void> {
  for (const card of cards) {
    card.replaceChildren();
    card.classList.add("back");
  }
  const transform = apart(middle(to, 30), copy.getBoundingClientRect());
  copy.style.transformOrigin = "0 0";
  const frames = [{ transform: "none" }, { opacity: 1, offset: 0.7 }, { transform, opacity: 0 }];
  return animate(copy, frames, { duration: 250, easing: IN });
}
