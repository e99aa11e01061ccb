import path from "node:path";
import { startDevelopment } from "./lib/site";
import { supervise } from "./lib/supervise";

const root = path.resolve(import.meta.dirname, "..");
const mocked = process.argv.includes("--mocked");
await supervise((supervision) => startDevelopment(supervision, { root, mocked }));
