import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as motion from "./motion";

interface Made {
  frames: Keyframe[];
  options: KeyframeAnimationOptions;
  finish: () => void;
}

let made: Made[] = [];
const page = { documentElement: { dataset: { motion: "full" } }, hidden: false };
const heard = new Map<string, () => void>();

/** Something at a place, that can be moved. */
function thing(left: number, top: number, width: number): Element {
  const animate = (frames: Keyframe[], options: KeyframeAnimationOptions): unknown => {
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    made.push({ frames, options, finish });
    return { finished, finish };
  };
  return { animate, getBoundingClientRect: () => ({ left, top, width, height: width * 1.4 }) } as unknown as Element;
}

beforeEach(() => {
  made = [];
  vi.stubGlobal("document", page);
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("addEventListener", (kind: string, does: () => void) => heard.set(kind, does));
  vi.stubGlobal("removeEventListener", (kind: string) => heard.delete(kind));
});

afterEach(async () => {
  page.documentElement.dataset.motion = "full";
  for (const each of made) each.finish();
  await Promise.resolve();
  vi.unstubAllGlobals();
});

test("a card comes from where it was, as large as it was there", () => {
  motion.come(thing(100, 50, 40), { left: 20, top: 400, width: 80 }, 34);
  expect(made[0]!.frames[0]).toMatchObject({ transform: "translate(-80px, 350px) scale(2)" });
  expect(made[0]!.options).toMatchObject({ duration: 240, delay: 34 });
});

test.each([
  ["reduced", 1], // fades
  ["none", 0],
])("with motion %s nothing travels", (wanted, count) => {
  page.documentElement.dataset.motion = wanted;
  motion.come(thing(100, 50, 40), { left: 20, top: 400, width: 80 });
  motion.glide(thing(0, 0, 40), "translate(0px)", "translate(9px)");
  expect(made).toHaveLength(count);
  expect(made.flatMap((each) => each.frames).every((frame) => !("transform" in frame))).toBe(true);
});

test("only transform and opacity move", () => {
  motion.come(thing(100, 50, 40), { left: 0, top: 0, width: 40 });
  motion.appear(thing(0, 0, 40));
  motion.glide(thing(0, 0, 40), "translate(0px)", "translate(9px)");
  const names = new Set(made.flatMap((each) => each.frames.flatMap((frame) => Object.keys(frame))));
  expect([...names].sort()).toEqual(["opacity", "transform", "transformOrigin"]);
});

test("any press ends what moves, and then nothing listens", async () => {
  motion.come(thing(100, 50, 40), { left: 20, top: 400, width: 80 });
  expect([...heard.keys()].sort()).toEqual(["keydown", "pointerdown"]);
  heard.get("keydown")!();
  await Promise.resolve();
  await Promise.resolve();
  expect(heard.size).toBe(0);
});

test("a play knows where its card lay, once", () => {
  motion.leave("3H", thing(7, 8, 60));
  expect(motion.lay("3H")).toMatchObject({ left: 7, top: 8, width: 60 });
  expect(motion.lay("3H")).toBeUndefined();
});

test.each([1, 10, 17, 20, 25, 33])("a deal of %i cards takes no longer than 1.2 s with its sorting", (count) => {
  expect(motion.gap(count) * (count - 1) + 480).toBeLessThanOrEqual(1200);
  expect(motion.gap(count)).toBeLessThanOrEqual(34);
});
