import path from "node:path";
import { startSite } from "./lib/site";
import { supervise } from "./lib/supervise";

const root = path.resolve(import.meta.dirname, "..");
await supervise((supervision) => startSite(supervision, { root }));
