/** How the sending of a form ended. */
export type SentForm =
  /** `body`: the answer's JSON; empty where it has none. */
  | { kind: "answered"; status: number; body: Record<string, unknown> }
  /** The connection broke, or there is none. */
  | { kind: "broken" }
  /** The caller's signal ended it. */
  | { kind: "aborted" };

interface SendOptions {
  signal: AbortSignal;
  /** Bytes that have gone, of so many; 0 where that is not known. */
  onProgress: (sent: number, total: number) => void;
}

/** Posts a form with a file, and asks for JSON. By XMLHttpRequest, which alone tells how much of it has gone. */
export function sendForm(
  to: string,
  form: FormData,
  { signal, onProgress }: SendOptions,
): Promise<SentForm> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    request.onerror = () => resolve({ kind: "broken" });
    request.onabort = () => resolve({ kind: "aborted" });
    request.onload = () =>
      resolve({ kind: "answered", status: request.status, body: read(request.responseText) });
    signal.addEventListener("abort", () => request.abort());
    request.open("POST", to);
    request.setRequestHeader("Accept", "application/json");
    request.send(form);
  });
}

function read(text: string): Record<string, unknown> {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === "object" && answer !== null ? { ...answer } : {};
  } catch {
    return {};
  }
}
