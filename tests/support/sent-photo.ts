import { receivePhoto } from "~/photos/photos.server";
import { inPieces, picture } from "./photos";

let made = 0;

/** A photo of an account that is like no other, 800 by about 600 pixels: its id, hash and height. */
export async function sentPhoto({ id: accountId }: { id: string }) {
  made += 1;
  const file = await picture(800, 600 + made)
    .jpeg()
    .toBuffer();
  const outcome = await receivePhoto({ accountId, body: inPieces(file) });
  if (outcome.kind === "refused") throw new Error(outcome.reason);
  const hash = outcome.photo.src.slice("/media/".length, "/media/".length + 64);
  return { id: outcome.photo.id, hash, height: outcome.photo.height };
}
