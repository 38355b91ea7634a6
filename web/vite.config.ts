/** The page is built into the package, where the server finds it; nothing of it is in version control. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/triumvir/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: 2048 },
  server: {
    fs: { allow: [".."] }, // the catalogue of texts lies in the package
    proxy: { "/api": SERVER, "/ws": { target: SERVER.replace("http", "ws"), ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], testTimeout: 60_000 },
});
