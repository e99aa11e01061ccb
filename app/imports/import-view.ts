import type { LeftListing } from "~/listings/batches.repo.server";
import type { importStates } from "~/platform/enums";
import type { ImportField, RowProblem } from "./csv/import-row.schema";
import type { ImportQuestion } from "./csv/map-columns";

/* What pages are told of an import. Browser-safe. */

export type ImportState = (typeof importStates)[number];

/** How many refused rows a page shows; the file of them has all. */
export const shownRefusals = 50;

/** A column of the file, and the field that it is matched to; null where it is left out. */
export interface ImportColumn {
  /** As a spreadsheet calls it: A, B, …, AA. */
  letter: string;
  heading: string;
  /** Its first values that differ. */
  samples: string[];
  field: ImportField | null;
}

/** Rows of the file by what becomes of them. */
export interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
}

export interface ImportProgress {
  rowsDone: number;
  rowCount: number;
  startedAt: Date | null;
  endedAt: Date | null;
}

/** A row that was refused, as the spreadsheet counts. */
export interface ImportRefusal {
  rowNumber: number;
  problems: RowProblem[];
}

export type ImportUndo =
  /** Nothing was written, or it is too late. */
  | { kind: "none" }
  | { kind: "possible"; until: Date }
  /** `total`: the listings that the import wrote. */
  | { kind: "undoing"; done: number; total: number }
  | { kind: "undone"; undone: number; changed: number; sold: number; kept: LeftListing[] };

/** What can be done with an import now. */
export interface ImportSteps {
  /** Columns can be matched, and questions answered. */
  match: boolean;
  check: boolean;
  /** From its beginning, or on from where it was stopped. */
  run: boolean;
  stop: boolean;
  discard: boolean;
}

export interface ImportSummary {
  id: string;
  fileName: string;
  state: ImportState;
  /** The counts are of what was written; else of a dry run. */
  hasRun: boolean;
  counts: ImportCounts;
  progress: ImportProgress;
  createdAt: Date;
}

export interface ImportView extends ImportSummary {
  bytes: number;
  /** The row with the headings, as the spreadsheet counts. */
  headingRow: number;
  columns: ImportColumn[];
  /** What keeps the mapping from being used, in sentences. */
  problems: string[];
  /** What a seller should know of it. */
  notices: string[];
  questions: (ImportQuestion & { answer: string | null })[];
  refusals: ImportRefusal[];
  /** Why it failed, as a sentence. */
  problem: string | null;
  undo: ImportUndo;
  can: ImportSteps;
}

export type ImportRefusalReason =
  | "no-business"
  | "too-many"
  | "too-large"
  | "unreadable"
  | "no-file"
  | "disk-full"
  | "unavailable"
  /** What was asked cannot be done in the state that the import is in. */
  | "wrong-state"
  /** The mapping cannot be used: see the view's `problems`. */
  | "mapping";

/** What was not done, with a sentence for people. */
export interface ImportRefused {
  kind: "refused";
  reason: ImportRefusalReason;
  message: string;
}

export type ReceiveImportOutcome = { kind: "received"; id: string } | ImportRefused;

export type ImportOutcome = { kind: "done" } | { kind: "not-found" } | ImportRefused;
