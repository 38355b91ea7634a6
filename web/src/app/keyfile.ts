/** Keyfile: what a person takes along to another browser: the key of the account and the settings. */

export interface Kept {
  key: string;
  settings: Record<string, unknown>;
}

const KIND = "triumvir key";

/** The text of the file. */
export const written = ({ key, settings }: Kept): string =>
  JSON.stringify({ kind: KIND, key, settings }, undefined, 2);

/** What stands in such a text, or a key alone; nothing where it is neither. */
export function read(text: string): Kept | undefined {
  const alone = text.trim();
  if (/^[0-9a-f]{64}$/.test(alone)) return { key: alone, settings: {} };
  try {
    const { kind, key, settings } = JSON.parse(text) as Record<string, unknown>;
    if (kind !== KIND || typeof key !== "string" || !/^[0-9a-f]{64}$/.test(key)) return undefined;
    return { key, settings: typeof settings === "object" && settings ? (settings as Kept["settings"]) : {} };
  } catch {
    return undefined;
  }
}
