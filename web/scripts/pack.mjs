/** Lays the packed forms of what was built beside it, so that the server packs nothing. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

const FOLDER = fileURLToPath(new URL("../../src/triumvir/page", import.meta.url));
const SHORT = 512; // bytes: nothing is won by packing less

const names = await readdir(FOLDER, { recursive: true });
for (const name of names.filter((each) => /\.(js|css|html|svg|json|webmanifest)$/.test(each))) {
  const bytes = await readFile(`${FOLDER}/${name}`);
  if (bytes.length < SHORT) continue;
  await writeFile(`${FOLDER}/${name}.gz`, gzipSync(bytes, { level: 9 }));
  await writeFile(`${FOLDER}/${name}.br`, brotliCompressSync(bytes));
}
