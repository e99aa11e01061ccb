import type { TypedChange } from "./bulk-change";
import { filterQuery, type ListView, listQuery, readListView } from "./list-view";

/* What a change of many listings is asked of, as its address says it. Browser-safe. */

/** As many as can be ticked by hand. */
const mostTicked = 200;

export interface BulkView {
  /** The list that they were chosen from, which is shown again afterwards. */
  list: ListView;
  /** All that the list's filters leave; otherwise the ids. */
  isAll: boolean;
  ids: string[];
  typed: TypedChange;
}

export function readBulkView(params: URLSearchParams): BulkView {
  const isAll = params.has("all");
  const ids = [...params.getAll("id"), ...(params.get("ids") ?? "").split(",")];
  const known = new Set(ids.filter((id) => /^[\w-]{1,64}$/.test(id)));
  const text = (name: string) => (params.get(name) ?? "").replaceAll("\0", "").slice(0, 40);
  return {
    list: { ...readListView(params), after: undefined, before: undefined },
    isAll,
    ids: isAll ? [] : [...known].slice(0, mostTicked),
    typed: { kind: text("change"), amount: text("amount"), ending: text("ending") },
  };
}

/** Which listings are meant, as the fields of a form; what is done to them is not among these. */
export const selectionQuery = ({ list, isAll, ids }: BulkView): Record<string, string> =>
  defined({ ...listQuery(list), all: isAll ? "1" : undefined, ids: ids.join(",") || undefined });

/** The whole address. */
export const bulkQuery = (view: BulkView): Record<string, string> =>
  defined({
    ...selectionQuery(view),
    change: view.typed.kind || undefined,
    amount: view.typed.amount || undefined,
    ending: view.typed.ending || undefined,
  });

/** What fields a list's form sends along, so that its filters are known. */
export const listFields = (list: ListView): Record<string, string> =>
  defined({ ...filterQuery(list), sort: listQuery(list).sort });

const defined = (fields: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
