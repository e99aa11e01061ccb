import { writeFile } from "node:fs/promises";
import path from "node:path";
import { drawSearchFlow } from "./docs/search-flow";

/*
 * Draws the picture of docs/ARCHITECTURE.md again from the imports. tests/contract/docs.test.ts fails where it
 * is out of date.
 */
const file = path.resolve(import.meta.dirname, "../docs/pictures/search-flow.svg");
await writeFile(file, await drawSearchFlow());
