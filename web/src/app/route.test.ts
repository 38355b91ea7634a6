import { beforeAll, expect, test, vi } from "vitest";

beforeAll(() => {
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("addEventListener", () => undefined);
});

test.each([
  ["/", { screen: "home" }],
  ["/t/KRMWZ", { screen: "table", table: "KRMWZ" }],
  ["/t/KRMWZ/replay/0/3", { screen: "replay", table: "KRMWZ", match: "0", deal: "3" }],
  ["/rules/big_three-4", { screen: "rules", game: "big_three/4" }],
  ["/nowhere", { screen: "unknown" }],
])("the screen of %s", async (path, screen) => {
  const { routeOf } = await import("./route.svelte");
  expect(routeOf(path)).toEqual(screen);
});
