/** Panels: what can be opened over the table. */
export type Open = "menu" | "chat" | "last" | "counter" | "score" | "rules" | "keys" | "invite" | "leave" | "surrender";
