/** Writes `public/parts`: every part picture as static files, so that pages pay no JavaScript. */
import { mkdir, writeFile } from "node:fs/promises";
import { PART_IMAGES } from "../ui/src/illustrations/names";
import { partImageFiles } from "./part-image-svg";

const folder = new URL("../public/parts/", import.meta.url);
await mkdir(folder, { recursive: true });
for (const { name, svg } of PART_IMAGES.flatMap(partImageFiles)) {
  await writeFile(new URL(name, folder), svg);
  console.log(`${name.padEnd(32)} ${String(Buffer.byteLength(svg)).padStart(5)} B`);
}
