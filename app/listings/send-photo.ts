import { paths } from "~/paths";
import { photoLimits, refusePhoto } from "~/photos/photo.schema";
import type { ShownPhoto } from "./draft-photos";

export type SendOutcome =
  | { kind: "received"; photo: ShownPhoto }
  /** `message`: why, and what to do about it; undefined where nobody knows. */
  | { kind: "failed"; message?: string };

interface SendOptions {
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

/** Sends a photo from the device. By XMLHttpRequest, which alone tells how much of it has gone. */
export function sendPhoto(file: File, { signal, onProgress }: SendOptions): Promise<SendOutcome> {
  if (file.size > photoLimits.bytes)
    return Promise.resolve({ kind: "failed", message: refusePhoto("too-large").message });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const failed = (message?: string) => resolve({ kind: "failed", message });
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(total > 0 ? (100 * loaded) / total : 0);
    request.onerror = () => failed("It didn't arrive. Check your connection, then try again.");
    request.onload = () => {
      const answer = read(request.responseText);
      if (request.status === 201 && answer?.id)
        resolve({ kind: "received", photo: answer as ShownPhoto });
      else failed(answer?.message);
    };
    signal.addEventListener("abort", () => {
      request.abort();
      failed();
    });
    request.open("POST", paths.dashboardPhotos());
    const form = new FormData();
    form.set("photo", file);
    request.send(form);
  });
}

function read(text: string): Partial<ShownPhoto> | undefined {
  try {
    return JSON.parse(text) as Partial<ShownPhoto>;
  } catch {
    return undefined;
  }
}

/** How far a photo is that was sent; undefined where that cannot be asked now. */
export async function askPhoto(id: string, signal: AbortSignal): Promise<ShownPhoto | undefined> {
  try {
    const answer = await fetch(`${paths.dashboardPhotos()}/${encodeURIComponent(id)}`, { signal });
    return answer.ok ? ((await answer.json()) as ShownPhoto) : undefined;
  } catch {
    return undefined;
  }
}
