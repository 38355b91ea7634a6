/** QR: a text as a picture that telephones read, as the outline of its dark squares. */
import { encode } from "uqr";

export interface Qr {
  size: number; // squares on a side, with the quiet border
  path: string;
}

/** The code of a text; runs of dark squares are one rectangle. */
export function qrOf(text: string): Qr {
  const { size, data } = encode(text, { ecc: "M", border: 2 });
  const runs = data.flatMap((row, y) => {
    const found: string[] = [];
    for (let x = 0; x < size; x++) {
      const from = x;
      while (row[x]) x++;
      if (x > from) found.push(`M${from} ${y}h${x - from}v1h-${x - from}z`);
    }
    return found;
  });
  return { size, path: runs.join("") };
}
