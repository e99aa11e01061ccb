import { drawSvg } from "./draw";

/** What is asked for, and answered by: without the bitmap, the tile did not come. */
export interface Asked {
  id: number;
  url: string;
  px: number;
}
export type Answered = Pick<Asked, "id"> & { bitmap?: ImageBitmap };

async function draw({ url, px }: Asked): Promise<ImageBitmap> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const canvas = new OffscreenCanvas(Math.round(px), Math.round(px));
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("There is nothing to draw with.");
  drawSvg(context, await response.text());
  return canvas.transferToImageBitmap();
}

self.addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  const answer = (answered: Answered, handedOver: Transferable[] = []) =>
    self.postMessage(answered, { transfer: handedOver });
  draw(data).then(
    (bitmap) => answer({ id: data.id, bitmap }, [bitmap]),
    () => answer({ id: data.id }),
  );
});
