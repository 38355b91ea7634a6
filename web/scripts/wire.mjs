/** Types of the frames from the schema that the server exports; with --check only says whether they are as it has them. */
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const SCHEMA = new URL("../../docs/reference/frames.schema.json", import.meta.url);
const TYPES = new URL("../src/wire/frames.ts", import.meta.url);

const schema = JSON.parse(await readFile(SCHEMA, "utf8"));
const made = await compile(schema, "Frames", {
  bannerComment: "/** Made by `npm run wire` from docs/reference/frames.schema.json: not to be edited. */",
  additionalProperties: false,
  unreachableDefinitions: true,
});
if (!process.argv.includes("--check")) {
  await writeFile(TYPES, made);
} else if ((await readFile(TYPES, "utf8")) !== made) {
  process.stderr.write("src/wire/frames.ts is not as the schema has it: npm run wire\n");
  process.exit(1);
}
