import path from "node:path";
import { supervise } from "./lib/process/supervise";
import { startDevelopment } from "./lib/site/site";

const root = path.resolve(import.meta.dirname, "..");
const mocked = process.argv.includes("--mocked");
await supervise((supervision) => startDevelopment(supervision, { root, mocked }));
