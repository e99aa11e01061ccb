import { ensureBuild } from "./lib/build";
import { root } from "./lib/run";
import { explain, note } from "./lib/terminal";

/* Builds the site, unless the build of exactly these sources is there: what `npm start` then serves as it is. */
try {
  await ensureBuild(root, note);
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
