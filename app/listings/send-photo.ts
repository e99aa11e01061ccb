import { paths } from "~/paths";
import { photoLimits, refusePhoto } from "~/photos/photo.schema";
import { sendForm } from "~/shell/send-form";
import type { ShownPhoto } from "./draft-photos";

export type SendOutcome =
  | { kind: "received"; photo: ShownPhoto }
  /** `message`: why, and what to do about it; undefined where nobody knows. */
  | { kind: "failed"; message?: string };

interface SendOptions {
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

/** Sends a photo from the device. */
export async function sendPhoto(
  file: File,
  { signal, onProgress }: SendOptions,
): Promise<SendOutcome> {
  if (file.size > photoLimits.bytes)
    return { kind: "failed", message: refusePhoto("too-large").message };
  const form = new FormData();
  form.set("photo", file);
  const sent = await sendForm(paths.dashboardPhotos(), form, {
    signal,
    onProgress: (bytes, total) => onProgress(total > 0 ? (100 * bytes) / total : 0),
  });
  if (sent.kind === "aborted") return { kind: "failed" };
  if (sent.kind === "broken")
    return { kind: "failed", message: "It didn't arrive. Check your connection, then try again." };
  const answer = sent.body as Partial<ShownPhoto>;
  return sent.status === 201 && answer.id
    ? { kind: "received", photo: answer as ShownPhoto }
    : { kind: "failed", message: answer.message };
}

/** How far a photo is that was sent; undefined where that cannot be asked now. */
export async function askPhoto(id: string, signal: AbortSignal): Promise<ShownPhoto | undefined> {
  try {
    const answer = await fetch(paths.dashboardPhoto(id), { signal });
    return answer.ok ? ((await answer.json()) as ShownPhoto) : undefined;
  } catch {
    return undefined;
  }
}
