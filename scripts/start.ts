import path from "node:path";
import { ensureLauncher } from "./lib/build-launcher";
import { startSite } from "./lib/site";
import { supervise } from "./lib/supervise";
import { note } from "./lib/terminal";

const root = path.resolve(import.meta.dirname, "..");
await supervise(async (supervision) => {
  await ensureLauncher(root).catch((error: unknown) => {
    // The site starts without it as well.
    if (!supervision.signal.aborted)
      note(
        `The next start will take as long, since its launcher could not be built: ${String(error)}`,
      );
  });
  await startSite(supervision, { root });
});
