import type { Answered, Asked } from "./draw.worker";

interface Waiting {
  resolve: (bitmap: ImageBitmap) => void;
  reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let isBroken = false;
let last = 0;

function startWorker(): Worker {
  const started = new Worker(new URL("./draw.worker.ts", import.meta.url), { type: "module" });
  started.addEventListener("message", ({ data: { id, bitmap } }: MessageEvent<Answered>) => {
    const asker = waiting.get(id);
    waiting.delete(id);
    if (bitmap) asker?.resolve(bitmap);
    else asker?.reject(new Error("The tile was not drawn."));
  });
  // It never came, or does not run here.
  started.addEventListener("error", () => {
    isBroken = true;
    for (const { reject } of waiting.values()) reject(new Error("Nothing can be drawn."));
    waiting.clear();
  });
  return started;
}

/** Has a tile of the offline basemap drawn by a worker, which all maps of a page share. */
export async function drawnTile(url: string, px: number): Promise<ImageBitmap> {
  if (isBroken || typeof OffscreenCanvas !== "function") throw new Error("Nothing can be drawn.");
  worker ??= startWorker();
  const asked: Asked = { id: ++last, url, px };
  const drawn = new Promise<ImageBitmap>((resolve, reject) => {
    waiting.set(asked.id, { resolve, reject });
  });
  worker.postMessage(asked);
  return await drawn;
}
