import { errorResponse } from "~/platform/http/request.server";
import { streamedBody } from "~/platform/http/streamed-body.server";
import { type PhotoRefusal, type PhotoRefusalReason, refusePhoto } from "./photo.schema";
import { PhotoStoreError } from "./photo-store";
import type { MediaOutcome, ReceiveOutcome } from "./photos.server";

/** What else than 422, Unprocessable Content, a refusal is in HTTP. */
const statuses: Partial<Record<PhotoRefusalReason, number>> = {
  "too-large": 413,
  heic: 415,
  "not-a-photo": 415,
  interrupted: 400,
  "too-many-uploads": 429,
  "too-many-unused": 429,
  unavailable: 503,
};

const noStore = { "Cache-Control": "no-store" };

function refusalAnswer({ reason, message, retryAfterSeconds }: PhotoRefusal): Response {
  const status = statuses[reason] ?? 422;
  const retryAfter = retryAfterSeconds ?? (status === 503 ? 60 : undefined);
  return Response.json(
    { reason, message },
    {
      status,
      headers: retryAfter ? { ...noStore, "Retry-After": String(retryAfter) } : noStore,
    },
  );
}

/** A photo that was sent, as JSON: 201 with what there is to show of it, or why it was not taken. */
export const photoAnswer = (outcome: ReceiveOutcome | undefined): Response =>
  outcome?.kind === "received"
    ? Response.json(outcome.photo, { status: 201, headers: noStore })
    : refusalAnswer(outcome ?? refusePhoto("no-file"));

/** A refusal that holds for any form, such as of one that another site sent, as JSON like the others. */
export async function asJson(work: Promise<Response>): Promise<Response> {
  try {
    return await work;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    const { status, headers } = thrown;
    const kept = new Headers(headers);
    kept.delete("Content-Type");
    const reason = status === 401 ? "signed-out" : "bad-request";
    return Response.json({ reason, message: await thrown.text() }, { status, headers: kept });
  }
}

/**
 * Nothing that a file may contain is run, and nothing is loaded for it: somebody sent it. That its type is not guessed
 * is said of every answer (server/security-headers.mjs).
 */
const policy = "default-src 'none'; sandbox";

/** A file as it is streamed. Its name stands for its content, so it is never asked for twice. */
export async function mediaAnswer(
  request: Request,
  opening: Promise<MediaOutcome>,
): Promise<Response> {
  const outcome = await opening.catch((error: unknown) => {
    if (!(error instanceof PhotoStoreError)) throw error;
    throw errorResponse(503, "We can't reach our pictures right now. Try again in a minute.", {
      "Retry-After": "60",
    });
  });
  if (outcome.kind === "not-found") throw errorResponse(404, "There is no such picture.");
  const { file, contentType, isOriginal } = outcome;
  const headers = {
    "Content-Type": contentType,
    "Content-Length": String(file.bytes),
    // An original is its owner's alone, and shown only until its variants are ready.
    "Cache-Control": isOriginal ? "private, max-age=3600" : "public, max-age=31536000, immutable",
    "Content-Security-Policy": policy,
  };
  if (request.method === "HEAD") {
    file.body.destroy();
    return new Response(null, { headers });
  }
  return new Response(streamedBody(file.body), { headers });
}
