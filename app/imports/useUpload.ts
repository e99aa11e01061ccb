import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/** How an upload stands. */
export type Upload =
  | { kind: "none" }
  /** `sent` of `total` bytes; all of them, where the site is reading the file. */
  | { kind: "sending"; sent: number; total: number }
  | { kind: "failed"; message: string };

const broken =
  "The upload broke off. Nothing was imported. Check your connection, then press Upload again.";

/** What the site answers: where to go on, or why not. */
function read(text: string): { to?: string; message?: string } {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === "object" && answer !== null ? answer : {};
  } catch {
    return {};
  }
}

/** Sends a form with a file, tells how far it is, and goes on where the answer leads. */
export function useUpload() {
  const navigate = useNavigate();
  const [upload, setUpload] = useState<Upload>({ kind: "none" });
  const request = useRef<XMLHttpRequest>();
  // The page that is left takes its upload with it.
  useEffect(() => () => request.current?.abort(), []);

  const send = (form: HTMLFormElement) => {
    // What `fetch` cannot: tell how much was sent.
    const sending = new XMLHttpRequest();
    request.current = sending;
    const fail = (message = broken) => setUpload({ kind: "failed", message });
    sending.upload.onprogress = ({ loaded, total }) =>
      setUpload({ kind: "sending", sent: loaded, total });
    sending.onload = () => {
      const { to, message } = read(sending.responseText);
      if (to && sending.status === 201) navigate(to);
      else fail(message ?? broken);
    };
    sending.onerror = () => fail();
    sending.onabort = () => setUpload({ kind: "none" });
    sending.open("POST", form.action);
    sending.setRequestHeader("Accept", "application/json");
    setUpload({ kind: "sending", sent: 0, total: 0 });
    sending.send(new FormData(form));
  };
  return { upload, send, cancel: () => request.current?.abort() };
}
