import { ensureBuild } from "./lib/build/build";
import { root } from "./lib/process/run";
import { explain, note } from "./lib/process/terminal";

/* Builds the site, unless the build of exactly these sources is there: what `npm start` then serves as it is. */
try {
  await ensureBuild(root, note);
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
