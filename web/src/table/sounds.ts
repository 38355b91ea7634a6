/** Sounds: what of all that happened at a table is heard; plays and turns are heard where they are seen. */
import type { SoundName } from "../cards/sound";
import type { Scene, Told } from "../wire/frames";

/** How many bombs have been played in a deal. */
const bombs = (scene: Scene): number => scene.deal?.seats.reduce((all, seat) => all + (seat.bombs ?? 0), 0) ?? 0;

/** What is heard of the events between two scenes; nothing of what was missed. */
export function sounds(before: Scene | undefined, after: Scene | undefined, told: Told[]): SoundName[] {
  if (!before || !after || !told.length) return [];
  const found: SoundName[] = [];
  const same = before.match === after.match && before.deal?.number === after.deal?.number;
  if (same && bombs(after) > bombs(before)) found.push("bomb");
  if (told.some((event) => event.kind === "said" && event.chair !== after.me?.chair)) found.push("message");
  return found;
}
