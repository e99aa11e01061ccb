import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { bin, endChildrenWithUs, root, run } from "./lib/process/run";

/*
 * Builds ui as it would be published, packs it, and has the packed file examined: publint for what
 * bundlers make of it, attw for what TypeScript makes of it, and the tests of tests/package for its
 * public API, its sizes, what an import brings, and how it renders.
 *   npm test -- --only package
 *   npm run package:accept       the same, but the API and the sizes that it has are agreed to
 */
const accept = process.argv.includes("--accept");
const folder = mkdtempSync(path.join(tmpdir(), "partlane-ui-"));
const tidy = () => rmSync(folder, { recursive: true, force: true });
endChildrenWithUs(tidy);
const failed = await check();
tidy();
if (failed) console.error(`The package does not pass ${failed}.`);
process.exit(failed ? 1 : 0);

/** The name of the first step that fails. */
async function check(): Promise<string | undefined> {
  const show = { output: "show" } as const;
  if (!(await run("npm", ["run", "build", "-w", "@partlane/ui", "--silent"], show)).ok)
    return "its build";
  const pack = ["pack", "-w", "@partlane/ui", "--pack-destination", folder, "--silent"];
  if (!(await run("npm", pack, { ...show, cwd: root })).ok) return "packing";
  const name = readdirSync(folder).find((file) => file.endsWith(".tgz"));
  if (!name) return "packing";
  const tarball = path.join(folder, name);
  if (!(await run(bin("publint"), ["run", tarball, "--strict"], show)).ok) return "publint";
  const attw = [
    tarball,
    ...["--profile", "esm-only", "--format", "table"],
    ...["--exclude-entrypoints", "styles.css", "fonts.css", "themes/harbor.css"],
  ];
  if (!(await run(bin("attw"), attw, show)).ok) return "attw";
  const env = { PACKAGE_ACCEPT: accept ? "1" : "" };
  if (!(await run(bin("vitest"), ["run", "--project=package"], { ...show, env })).ok)
    return "its tests";
  return undefined;
}
