/** The page is built into the package, where the server finds it; nothing of it is in version control. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

/** Where the server is, while the page is worked on: TRIUMVIR_SERVER says it if it is elsewhere. */
const SERVER = loadEnv("", ".", "TRIUMVIR_")["TRIUMVIR_SERVER"] ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  // Nothing inline: the page is served with a policy that allows files of its own only.
  build: { outDir: "../src/triumvir/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: {
    fs: { allow: [".."] }, // the catalogue of texts lies in the package
    proxy: { "/api": SERVER, "/ws": { target: SERVER.replace("http", "ws"), ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], testTimeout: 60_000 },
});
