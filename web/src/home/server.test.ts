import { afterEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => kept.set(name, text) });
vi.stubGlobal("location", { pathname: "/" });
vi.stubGlobal("addEventListener", () => undefined);
afterEach(() => kept.clear());

const seat = { table: "t", code: "ABCDE", chair: 0, token: "x", join: "" };

test("what was asked for and not answered is asked for again by the same name, and then by another", async () => {
  const { create } = await import("./server");
  const names: string[] = [];
  let lost = true;
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    names.push((JSON.parse(body) as { once: string }).once);
    if (lost) return Promise.reject(new Error("no answer"));
    return Promise.resolve(new Response(JSON.stringify(seat), { status: 201 }));
  });
  const wanted = { game: "hokm", name: "Ann", bots: ["club", "club"] };
  await expect(create(wanted)).rejects.toThrow("net/lost");
  lost = false;
  await create(wanted);
  await create(wanted);
  expect(names[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(names[1]).toBe(names[0]);
  expect(names[2]).not.toBe(names[0]);
  expect(JSON.parse(kept.get("triumvir.seats")!)).toMatchObject([{ table: "t", token: "x", game: "hokm", begin: true }]);
});
