import { bytesTable, measure, overBudget, readBudgets, updateBudgets } from "./lib/build/budgets";
import { ensureBuild } from "./lib/build/build";
import { root } from "./lib/process/run";

/*
 * Prints the bytes of every page and holds them against tests/bench/budgets.json.
 *   npm run budgets              check
 *   npm run budgets -- --update  give the pages without a promised budget a new one
 */
await ensureBuild(root, console.log);
const measured = measure();
if (process.argv.includes("--update")) updateBudgets(measured, readBudgets());
console.log(bytesTable(measured));
const problems = overBudget(measured, readBudgets());
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
