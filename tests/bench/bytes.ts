import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** Bytes on the wire, each file compressed by itself. */
export type Bytes = { gzip: number; brotli: number };

/** What a first load of one page fetches, and what its own code may fetch later. */
export type RouteBytes = {
  /** The URL's pattern, such as `/news/:id`. */
  path: string;
  /** The entry, the page's modules and everything that they import statically. */
  js: Bytes;
  css: Bytes;
  /** JavaScript of the first load that `/` does not have. */
  beyondHome: Bytes;
  /** What the page itself, not the shell around it, imports when needed, and `/` does not have. */
  later: Bytes;
};

type Route = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports?: string[];
  css?: string[];
};

type Manifest = { entry: Route; routes: Record<string, Route> };

/** Reads the bytes of every page from a built site (`build/client`). */
export function measureRoutes(client: string): RouteBytes[] {
  const files = new Files(client);
  const { entry, routes } = readManifest(client);
  const pages = Object.values(routes).filter(
    (route) => route.id !== "root" && isLeaf(route, routes) && files.isPage(route.module),
  );
  const home = pages.find((page) => pathOf(page, routes) === "/");
  const ofHome = new Set(home ? staticFiles(home) : []);

  function staticFiles(page: Route): string[] {
    return files.closure(
      [entry, ...chain(page, routes)].flatMap((route) => [route.module, ...(route.imports ?? [])]),
    );
  }

  return pages
    .map((page) => {
      const scripts = staticFiles(page);
      const styles = [entry, ...chain(page, routes)].flatMap((route) => route.css ?? []);
      const own = files
        .lazyFrom(files.closure([page.module]))
        .filter((file) => !scripts.includes(file) && !ofHome.has(file));
      return {
        path: pathOf(page, routes),
        js: files.bytes(scripts),
        css: files.bytes([...new Set(styles)]),
        beyondHome: files.bytes(scripts.filter((file) => !ofHome.has(file))),
        later: files.bytes(own),
      };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Bytes of the chunk that draws the map: pigeon-maps with our markers, controls and projection. */
export function mapChunk(client: string): Bytes {
  const chunks = readdirSync(path.join(client, "assets")).filter((file) =>
    /^price-map-.*\.js$/.test(file),
  );
  if (chunks.length === 0) throw new Error("The built site has no chunk named price-map.");
  return new Files(client).bytes(chunks.map((file) => `/assets/${file}`));
}

function readManifest(client: string): Manifest {
  const assets = path.join(client, "assets");
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error(`${assets} has no manifest: build the site first (npm run build).`);
  const text = readFileSync(path.join(assets, name), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Manifest;
}

function chain(route: Route, routes: Manifest["routes"]): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [...chain(parent, routes), route] : [route];
}

function pathOf(route: Route, routes: Manifest["routes"]): string {
  const parts = chain(route, routes).flatMap((each) => each.path ?? []);
  return `/${parts.filter(Boolean).join("/")}`;
}

function isLeaf(route: Route, routes: Manifest["routes"]): boolean {
  return !Object.values(routes).some((other) => other.parentId === route.id);
}

/** The files of a built site by their URL path, and who imports whom. */
class Files {
  readonly #text = new Map<string, string>();
  readonly #size = new Map<string, Bytes>();

  constructor(private readonly client: string) {}

  /** A route that renders exports a component; one that only answers data does not. */
  isPage(url: string): boolean {
    return /\bas default\b|export default\b/.test(this.#read(url));
  }

  /** The files and everything that they import statically, each once. */
  closure(urls: readonly string[]): string[] {
    const seen = new Set<string>();
    const visit = (url: string) => {
      if (seen.has(url)) return;
      seen.add(url);
      for (const next of this.#imports(url, staticImport)) visit(next);
    };
    urls.forEach(visit);
    return [...seen];
  }

  /** Everything that the files import with `import()`, with what that imports in turn. */
  lazyFrom(urls: readonly string[]): string[] {
    const seen = new Set(urls);
    const found = new Set<string>();
    const queue = [...urls];
    for (let url = queue.pop(); url !== undefined; url = queue.pop())
      for (const next of this.closure(this.#imports(url, lazyImport))) {
        if (seen.has(next)) continue;
        seen.add(next);
        found.add(next);
        queue.push(next);
      }
    return [...found];
  }

  bytes(urls: readonly string[]): Bytes {
    const sum = { gzip: 0, brotli: 0 };
    for (const url of urls) {
      const size = this.#measure(url);
      sum.gzip += size.gzip;
      sum.brotli += size.brotli;
    }
    return sum;
  }

  #imports(url: string, pattern: RegExp): string[] {
    return [...this.#read(url).matchAll(pattern)].map(([, specifier = ""]) =>
      path.posix.join(path.posix.dirname(url), specifier),
    );
  }

  #measure(url: string): Bytes {
    const known = this.#size.get(url);
    if (known) return known;
    const content = readFileSync(path.join(this.client, url));
    const size = {
      gzip: gzipSync(content, { level: 9 }).length,
      brotli: brotliCompressSync(content).length,
    };
    this.#size.set(url, size);
    return size;
  }

  #read(url: string): string {
    const known = this.#text.get(url);
    if (known !== undefined) return known;
    const text = readFileSync(path.join(this.client, url), "utf8");
    this.#text.set(url, text);
    return text;
  }
}

const staticImport = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g;
const lazyImport = /\bimport\(\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]\s*\)/g;
