import { type SubmitOptions, useNavigation } from "@remix-run/react";
import { useEffect } from "react";

/** A form as it was sent last, to be sent again. */
export interface KeptSubmission {
  formData: FormData;
  options: SubmitOptions;
}

/** Of this page alone, for as long as it is open: on the server nothing is ever put in. */
let kept: KeptSubmission | undefined;

/** Keeps each form that is sent, until the reader goes on to another page: for where its page is replaced by an error. */
export function useKeepSubmissions(): void {
  const { state, formData, formMethod, formAction, formEncType } = useNavigation();
  useEffect(() => {
    if (state === "idle") return;
    const isWrite = formData && formMethod && formMethod !== "GET";
    kept = isWrite
      ? { formData, options: { method: formMethod, action: formAction, encType: formEncType } }
      : undefined;
  }, [state, formData, formMethod, formAction, formEncType]);
}

/** The form that the reader has just sent; undefined when the page was not reached by sending one. */
export const keptSubmission = (): KeptSubmission | undefined => kept;
