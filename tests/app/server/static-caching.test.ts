import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { guardedServer } from "../../support/guarded-server";

/** As `send`, which remix-serve serves files by: it leaves a header that is there. */
const immutable = "public, max-age=31536000, immutable";

it("files that keep their names are kept for an hour, hashed ones as long as they are served with", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "partlane-static-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const file of ["favicon.svg", "parts/a b.webp", "assets/shell-1a2b.js"]) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), "x");
  }
  const { url } = await guardedServer(
    { staticFolders: [path.join(folder, "none"), folder] },
    (_, response) => {
      if (!response.hasHeader("Cache-Control")) response.setHeader("Cache-Control", immutable);
      response.end("x");
    },
  );
  const caching = async (address: string, method = "GET") =>
    (await fetch(url + address, { method })).headers.get("Cache-Control");
  for (const changing of [
    ...["/favicon.svg", "/favicon.svg?v=2", "/parts/a%20b.webp"],
    ...["/favicon%2Esvg", "/parts//a%20b.webp"],
  ])
    expect([changing, await caching(changing)]).toEqual([changing, "public, max-age=3600"]);
  expect(await caching("/favicon.svg", "HEAD")).toBe("public, max-age=3600");
  for (const other of ["/assets/shell-1a2b.js", "/map", "/favicon.svg/x"])
    expect([other, await caching(other)]).toEqual([other, immutable]);
});
