import { useFetcher } from "@remix-run/react";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { paths } from "~/paths";

/** How long nobody must type before what is there is saved, in ms. */
const restMs = 1_500;

/** The event of a listing's form when something outside of it changed what it sends. */
export const draftChanged = "draft-changed";
/** By which what stands outside of a listing's form belongs to it. */
export const listingFormId = "listing";

/** What saving without a button answers. */
export type AutoSaved =
  | { kind: "saved"; id: string; version: number }
  | { kind: "conflict" | "refused" };

interface Saved {
  id: string | null;
  version: number;
  /** Another one with each form that the page begins anew: how the one before was saved says nothing of it. */
  formKey: string;
}

/**
 * Saves a listing's form a moment after each change. `version` is what the form has to send next, `text` says how it
 * stands. Where the first save made the draft, its answer leads to the draft's address; what is typed meanwhile stays.
 */
export function useSavedDraft({ id, version, formKey }: Saved) {
  const fetcher = useFetcher<AutoSaved>();
  const [isWaiting, setWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const [before, setBefore] = useState({ formKey, answer: fetcher.data });
  if (before.formKey !== formKey) setBefore({ formKey, answer: fetcher.data });
  const answer = fetcher.data === before.answer ? undefined : fetcher.data;
  const saved = answer?.kind === "saved" ? answer : undefined;
  // A page that is loaded again brings what it was saved as.
  const current = Math.max(version, saved && (!id || saved.id === id) ? saved.version : 0);
  const submit = useRef<(form: HTMLFormElement) => void>(() => {});
  submit.current = (form) => {
    if (fetcher.state !== "idle") {
      timer.current = setTimeout(() => submit.current(form), restMs);
      return;
    }
    const data = new FormData(form);
    data.set("intent", "save");
    data.set("auto", "1");
    setWaiting(false);
    fetcher.submit(data, {
      method: "post",
      // The first save leads to the draft's own address: the page stays where it is.
      preventScrollReset: true,
      action: id ? paths.dashboardListing(id) : paths.newListing(),
    });
  };
  const wait = useCallback((form: HTMLFormElement) => {
    clearTimeout(timer.current);
    setWaiting(true);
    timer.current = setTimeout(() => submit.current(form), restMs);
  }, []);
  useEffect(() => {
    const onChanged = ({ target }: Event) => target instanceof HTMLFormElement && wait(target);
    document.addEventListener(draftChanged, onChanged);
    return () => document.removeEventListener(draftChanged, onChanged);
  }, [wait]);
  return {
    version: current,
    onChange: ({ currentTarget }: Pick<FormEvent<HTMLFormElement>, "currentTarget">) =>
      wait(currentTarget),
    // A button saves it itself: what waited would come late, and with an older version.
    onSubmit: () => {
      clearTimeout(timer.current);
      setWaiting(false);
    },
    text: textOf(answer, { isSaving: isWaiting || fetcher.state !== "idle", isSaved: version > 0 }),
  };
}

function textOf(
  answer: AutoSaved | undefined,
  { isSaving, isSaved }: { isSaving: boolean; isSaved: boolean },
): string {
  if (answer?.kind === "conflict")
    return "Not saved: this listing was changed in another tab. Save the draft to see both versions.";
  if (answer?.kind === "refused") return "Not saved yet. Press Save draft to try again.";
  if (isSaving) return "Saving…";
  return answer || isSaved ? "Saved." : "What you type is saved as a draft.";
}
