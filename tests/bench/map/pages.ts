import { createServer } from "node:http";
import path from "node:path";
import { build } from "vite";
import type { Scene } from "./scene";

const looks = `body { margin: 0 } #map { position: absolute }
.badge { box-sizing: border-box; width: 60px; height: 32px; border: 1px solid #8a8f98; border-radius: 8px;
  background: #fff; font: 700 15px/30px sans-serif; text-align: center; padding: 0;
  box-shadow: 0 1px 3px rgb(0 0 0 / .3) }`;

/** One script and one style sheet of a page and all that it imports, as for production. */
async function bundle(entry: string): Promise<{ script: string; style: string }> {
  const built = await build({
    ...{ configFile: false, logLevel: "error", root: import.meta.dirname },
    define: { "process.env.NODE_ENV": '"production"' },
    esbuild: { jsx: "automatic" },
    build: {
      write: false,
      assetsInlineLimit: 1_000_000,
      rollupOptions: {
        input: path.join(import.meta.dirname, entry),
        output: { format: "iife" },
      },
    },
  });
  if (Array.isArray(built) || !("output" in built)) throw new Error(`${entry} was not built.`);
  let [script, style] = ["", ""];
  for (const file of built.output)
    if (file.type === "chunk") script += file.code;
    else if (file.fileName.endsWith(".css")) style += String(file.source);
  return { script, style };
}

function html({ script, style }: { script: string; style: string }, scene: Scene): string {
  const { x, y, width, height } = scene.box;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>A map</title>
<style>${style}</style>
<style>${looks} #map { left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px }</style>
<div id="map"></div>
<script>window.scene = ${JSON.stringify(scene)}</script>
<script>${script.replaceAll("</script", "<\\/script")}</script></html>`;
}

/** Serves the maps to compare with, each a page with nothing but its map. */
export async function servePages(scene: Scene) {
  const pages = new Map<string, string>();
  for (const [name, entry] of [
    ["pigeon", "pigeon-page.tsx"],
    ["leaflet", "leaflet-page.ts"],
  ] as const)
    pages.set(`/${name}`, html(await bundle(entry), scene));
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? "");
    response.writeHead(page ? 200 : 404, { "Content-Type": "text/html; charset=utf-8" });
    response.end(page);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The pages are not served.");
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
