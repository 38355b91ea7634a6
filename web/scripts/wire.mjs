/** Types of what goes over the wire, from what the server exports; with --check only says whether they are as it has them. */
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const REFERENCE = new URL("../../docs/reference/", import.meta.url);
const TYPES = new URL("../src/wire/", import.meta.url);

const read = (where, name) => readFile(new URL(name, where), "utf8");

/** Write the types of a schema, or see whether they are there. */
async function types(name, schema, source) {
  const made = await compile(schema, "Everything", {
    bannerComment: `/** Made by \`npm run wire\` from docs/reference/${source}: not to be edited. */`,
    additionalProperties: false,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
  });
  if (!process.argv.includes("--check")) return writeFile(new URL(name, TYPES), made);
  if ((await read(TYPES, name).catch(() => "")) === made) return;
  process.stderr.write(`src/wire/${name} is not as the schema has it: npm run wire\n`);
  process.exitCode = 1;
}

await types("frames.ts", JSON.parse(await read(REFERENCE, "frames.schema.json")), "frames.schema.json");

// The documentation of the API keeps its schemas elsewhere, and gives every field a title, of which a type would be made.
const api = (await read(REFERENCE, "openapi.json")).replaceAll("#/components/schemas/", "#/definitions/");
const untitled = (name, value) => (name === "title" && typeof value === "string" ? undefined : value);
await types("http.ts", { definitions: JSON.parse(api, untitled).components.schemas }, "openapi.json");
