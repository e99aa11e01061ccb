import type { RequestRecord } from "./request-record.server";

/*
 * Which route answers a path, as the log and the metrics name it: the pattern of the site map. What a stranger
 * writes in an address, such as a VIN, is in none of them, and there are only so many.
 */

interface Known {
  pattern: string;
  path: RegExp;
}

interface Route {
  path?: string;
  parentId?: string;
}

/** Patterns that are the path itself: most requests are found among them at once. */
let exact: ReadonlySet<string> = new Set();
let known: Known[] = [];

/** What may stand in a regular expression as it is. */
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const parts = (pattern: string) =>
  pattern.split("/").map((part) => {
    if (part === "*") return ".*";
    return part.startsWith(":") ? "[^/]+" : escaped(part);
  });

/** More static segments come first; splats come last. */
const rank = (pattern: string) =>
  (pattern.includes("*") ? 100 : 0) + (pattern.match(/:/g)?.length ?? 0);

/** Takes the routes of a server build, by their ids. */
export function registerRoutes(routes: Record<string, Route>): void {
  const patternOf = ({ path = "", parentId }: Route): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return [parent ? patternOf(parent) : "", path].filter(Boolean).join("/");
  };
  const patterns = new Set(Object.values(routes).map(patternOf));
  const isExact = (pattern: string) => !/[:*]/.test(pattern);
  exact = new Set([...patterns].filter(isExact).map((pattern) => `/${pattern}`));
  known = [...patterns]
    .filter((pattern) => !isExact(pattern))
    .toSorted((a, b) => rank(a) - rank(b))
    .map((pattern) => ({
      pattern: `/${pattern}`,
      path: new RegExp(`^/${parts(pattern).join("/")}$`),
    }));
}

/** What a page asks for without a document is its route's, and so is what has a slash at its end. */
const plain = (path: string) => path.replace(/(?:_root)?\.data$/, "").replace(/(?<=.)\/$/, "");

/** The pattern of the route that a request was answered by; `(file)` or `(refused)` where none was. */
export function routePattern({ path, isOurs }: RequestRecord, status = 200): string {
  if (!isOurs) return status < 400 ? "(file)" : "(refused)";
  const asked = plain(path);
  if (exact.has(asked)) return asked;
  return known.find((route) => route.path.test(asked))?.pattern ?? "/*";
}
