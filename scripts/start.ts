import path from "node:path";
import { supervise } from "./lib/process/supervise";
import { startSite } from "./lib/site/site";

const root = path.resolve(import.meta.dirname, "..");
await supervise((supervision) => startSite(supervision, { root }));
