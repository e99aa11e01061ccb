import { readdirSync } from "node:fs";
import path from "node:path";

/** Files in this folder have a digest of their content in their names, so that they never change. */
const hashedFolder = "assets";

/** For an hour without asking; then by the entity tag, which tells whether the file has changed. */
const cacheControl = "public, max-age=3600";

/**
 * The files that keep their names when they change, such as /favicon.svg, by their decoded paths.
 * @param {readonly string[]} folders the first that has a file serves it; those that are not there have none
 * @returns {ReadonlySet<string>}
 */
export function changingFiles(folders) {
  const found = new Set();
  for (const folder of folders) {
    /** @type {import("node:fs").Dirent[]} */
    let entries = [];
    try {
      entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    } catch {
      continue;
    }
    for (const entry of entries) {
      const file = path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name));
      const parts = file.split(path.sep);
      if (entry.isFile() && parts[0] !== hashedFolder) found.add(`/${parts.join("/")}`);
    }
  }
  return found;
}

/**
 * remix-serve calls every file of the build immutable for a year. What is said here it leaves as it is.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {ReadonlySet<string>} changing
 */
export function limitCaching({ method, url = "" }, response, changing) {
  if (method !== "GET" && method !== "HEAD") return;
  if (changing.has(fileOf(url))) response.setHeader("Cache-Control", cacheControl);
}

/**
 * What an address means to remix-serve, which decodes it and goes up and down in it before it looks for a file.
 * @param {string} url
 */
function fileOf(url) {
  try {
    return path.posix.normalize(decodeURIComponent(url.split("?", 1)[0] ?? ""));
  } catch {
    return "";
  }
}
