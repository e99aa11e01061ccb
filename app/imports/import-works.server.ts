import type { LongWorks } from "~/platform/jobs/viewer.server";
import { isId } from "~/text/is-id";
import { selectAnyImport, selectLatest } from "./imports.repo.server";
import { progressOf, startCheck, startRun, stopImport } from "./imports.server";

/** How many imports are listed. */
const mostListed = 20;

/** The imports of everybody as long work, for those who develop the site. */
export const importWorks: LongWorks = {
  async list() {
    const rows = await selectLatest(mostListed);
    return rows.map((row) => {
      const { rowsDone, rowCount } = progressOf(row);
      const isWorking = row.state === "checking" || row.state === "running";
      return {
        ...{ id: row.id, name: `Import of ${row.fileName}`, done: rowsDone, total: rowCount },
        state: [row.state, row.problem].filter(Boolean).join(": "),
        can: { retry: row.state === "stopped" || row.state === "failed", stop: isWorking },
      };
    });
  },
  async retry(id) {
    const row = await anyImport(id);
    if (!row) return false;
    const { kind } = await (row.batchId ? startRun : startCheck)(row);
    return kind === "done";
  },
  async stop(id) {
    const row = await anyImport(id);
    return row !== undefined && (await stopImport(row)).kind === "done";
  },
};

/** Whosoever it is. */
const anyImport = async (id: string) => (isId(id) ? await selectAnyImport(id) : undefined);
