import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "src/wire"] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig: config } },
  },
  { files: ["scripts/**"], languageOptions: { globals: { ...globals.node } } },
  {
    rules: {
      "no-console": "error",
      "@typescript-eslint/no-non-null-assertion": "off", // indexes are checked by the compiler
      "svelte/no-at-html-tags": "error",
      "svelte/prefer-svelte-reactivity": "off", // sets are replaced whole, not changed
    },
  },
);
