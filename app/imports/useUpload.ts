import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { sendForm } from "~/shell/send-form";

/** How an upload stands. */
export type Upload =
  | { kind: "none" }
  /** `sent` of `total` bytes; all of them, where the site is reading the file. */
  | { kind: "sending"; sent: number; total: number }
  | { kind: "failed"; message: string };

const broken =
  "The upload broke off. Nothing was imported. Check your connection, then press Upload again.";

/** Sends a form with a file, tells how far it is, and goes on where the answer leads. */
export function useUpload() {
  const navigate = useNavigate();
  const [upload, setUpload] = useState<Upload>({ kind: "none" });
  const sending = useRef<AbortController>();
  // The page that is left takes its upload with it.
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (form: HTMLFormElement) => {
    const controller = new AbortController();
    sending.current = controller;
    const onProgress = (sent: number, total: number) => setUpload({ kind: "sending", sent, total });
    onProgress(0, 0);
    const outcome = await sendForm(form.action, new FormData(form), {
      signal: controller.signal,
      onProgress,
    });
    if (outcome.kind === "aborted") return setUpload({ kind: "none" });
    const { to, message = broken }: { to?: string; message?: string } =
      outcome.kind === "answered" ? outcome.body : {};
    if (to && outcome.kind === "answered" && outcome.status === 201) navigate(to);
    else setUpload({ kind: "failed", message });
  };
  return { upload, send, cancel: () => sending.current?.abort() };
}
