import { appendFileSync } from "node:fs";
import path from "node:path";
import { changedFunctions, migrationsFolder, newestMigration } from "./lib/database/functions";
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
  const newest = newestMigration();
  if (!newest) throw new Error("drizzle-kit wrote no migration.");
  const lines = changed.join("\n--> statement-breakpoint\n");
  appendFileSync(path.join(migrationsFolder, newest), `\n${lines}\n`);
  console.log(`${newest} defines anew:\n${changed.join("\n")}`);
}
