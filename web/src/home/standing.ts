/** Standing: what is said of a table at which one has a chair, as the message and its values. */
import type { Place } from "./server";

export interface Message {
  id: string;
  values?: { deal: number };
}

/** Against whom it is played: persons, else bots; nobody while a seat is free and no person there. */
export function against({ table, chair }: Place): "names" | "bots" | "nobody" {
  const others = table.chairs.filter((_, at) => at !== chair);
  if (others.some((each) => each.name && !each.bot)) return "names";
  return others.every((each) => each.bot) ? "bots" : "nobody";
}

/** How it stands there. */
export function stands({ table, chair, turn }: Place): Message {
  if (table.chairs.some((each) => !each.name && !each.bot)) return { id: "home-waits" };
  if (table.phase === "over") return { id: "home-over" };
  if (table.phase !== "playing") return { id: "home-between" };
  return { id: turn === chair ? "home-deal-yours" : "home-deal", values: { deal: table.deal + 1 } };
}
