import { appendFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { changedFunctions, migrationsFolder } from "./lib/database/functions";
import { run } from "./lib/process/run";

/*
 * Writes the next migration: what changed in the schema, and then the functions whose files changed.
 *   npm run db:generate -- --name warranty
 */

const drizzleKit = async (options: readonly string[]) => {
  const { ok } = await run("npx", ["drizzle-kit", "generate", ...options], { output: "show" });
  if (!ok) process.exit(1);
};

await drizzleKit(process.argv.slice(2));
const changed = changedFunctions();
if (changed.length > 0) {
  await drizzleKit(["--custom", "--name", "functions"]);
  const newest = readdirSync(migrationsFolder)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .at(-1);
  if (!newest) throw new Error("drizzle-kit wrote no migration.");
  const texts = changed.map(({ text }) => text).join("\n--> statement-breakpoint\n");
  appendFileSync(path.join(migrationsFolder, newest), `\n${texts}\n`);
  console.log(`${newest} defines ${changed.map(({ name }) => name).join(", ")} anew.`);
}
