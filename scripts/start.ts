import path from "node:path";
import { ensureLauncher } from "./lib/build-launcher";
import { startSite } from "./lib/site";
import { supervise } from "./lib/supervise";
import { note } from "./lib/terminal";

const root = path.resolve(import.meta.dirname, "..");
await supervise(async (supervision) => {
  await startSite(supervision, { root });
  await ensureLauncher(root).catch((error) =>
    note(`The next start will take longer, as its launcher could not be built: ${error.message}`),
  );
});
