import { paths } from "~/paths";
import type { Flash } from "~/platform/http/flash.server";
import { answersIn, type ImportForm, mappingIn, wasAsked } from "./import-form.server";
import type { ImportOutcome, ImportView } from "./import-view";
import {
  discardImport,
  getImport,
  setMapping,
  startCheck,
  startRun,
  stopImport,
  undoImport,
} from "./imports.server";

/** What an import's page answers to a form. */
export type ImportFormAnswer =
  | { kind: "not-found" }
  /** A choice was kept, without a button. */
  | { kind: "kept" }
  | { kind: "go"; to: string; flash?: Flash };

interface Own {
  accountId: string;
  id: string;
}

const newQuestion =
  "One more thing about your file: see the questions beside the columns, then check it again.";

/** Does what a form of an import's page asks. */
export async function answerImportForm(
  of: Own,
  { columns }: Pick<ImportView, "columns">,
  form: ImportForm,
): Promise<ImportFormAnswer> {
  const { intent } = form;
  const page = paths.listingImport(of.id);
  if (intent === "match" || intent === "check") {
    const mapping = mappingIn(form, columns.length);
    const matched = await setMapping({
      ...of,
      mapping,
      answers: answersIn(form, columns.length),
    });
    if (matched.kind !== "done" || intent === "match")
      return form.auto ? { kind: "kept" } : answerTo(matched, page);
    const now = await getImport(of);
    // What the seller has seen and left open is theirs to leave open: those rows are refused.
    if (now?.problems.length === 0 && now.questions.some(({ id }) => !wasAsked(form, id)))
      return { kind: "go", to: page, flash: { tone: "info", message: newQuestion } };
    return answerTo(await startCheck(of), page);
  }
  if (intent === "discard")
    return answerTo(await discardImport(of), paths.importListings(), "Discarded. Nothing changed.");
  const acts = { run: startRun, stop: stopImport, undo: undoImport };
  return answerTo(await acts[intent](of), page);
}

function answerTo(outcome: ImportOutcome, to: string, message?: string): ImportFormAnswer {
  switch (outcome.kind) {
    case "not-found":
      return { kind: "not-found" };
    case "refused":
      return {
        kind: "go",
        to,
        flash: {
          tone: outcome.reason === "wrong-state" ? "info" : "critical",
          message: outcome.message,
        },
      };
    case "done":
      return { kind: "go", to, ...(message ? { flash: { tone: "success", message } } : {}) };
  }
}
