import * as z from "zod";
import { type ColumnMapping, type ImportAnswers, importFields } from "./csv/import-row.schema";
import type { ImportView } from "./import-view";

/* The forms of an import's page. Columns are fields by their place, answers by their question. */

const answerName = (id: string) => `answer:${id}`;

/** Ids of all that can be asked about a file of so many columns. */
const questionIds = (columns: number): string[] => [
  ...["condition", "quantity"],
  ...Array.from({ length: columns }, (_, index) => [`decimal:${index}`, `unit:${index}`]).flat(),
];

const typed = z.string().max(40).optional();

export const importFormSchema = ({ columns }: Pick<ImportView, "columns">) =>
  z.object({
    intent: z.enum(["match", "check", "run", "stop", "undo", "discard"]),
    /** Sent when something was chosen, without a button. */
    auto: z.literal("1").optional(),
    ...Object.fromEntries(columns.map((_, index) => [`column${index}`, typed])),
    ...Object.fromEntries(questionIds(columns.length).map((id) => [answerName(id), typed])),
  });

export type ImportForm = z.output<ReturnType<typeof importFormSchema>>;
type Fields = Readonly<Record<string, string | undefined>>;

/** How the columns are matched; what is no field is left out. */
export const mappingIn = (form: ImportForm, columns: number): ColumnMapping =>
  Array.from(
    { length: columns },
    (_, index) =>
      importFields.find((field) => field === (form as Fields)[`column${index}`]) ?? null,
  );

export const answersIn = (form: ImportForm, columns: number): ImportAnswers =>
  Object.fromEntries(
    questionIds(columns).flatMap((id) => {
      const answer = (form as Fields)[answerName(id)];
      return answer ? [[id, answer]] : [];
    }),
  );

/** Whether the form had a question, answered or not. */
export const wasAsked = (form: ImportForm, id: string): boolean =>
  (form as Fields)[answerName(id)] !== undefined;
