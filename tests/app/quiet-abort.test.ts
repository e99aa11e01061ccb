import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, it } from "vitest";
import { withoutGivenUp } from "../../scripts/lib/build/quiet-abort";

const { resolve } = createRequire(import.meta.url);

it("the browser's build tells no error where a page was given up for another", async () => {
  const remix = path.dirname(resolve("@remix-run/react/package.json"));
  const code = await readFile(path.join(remix, "dist/esm/single-fetch.js"), "utf8");
  expect(withoutGivenUp(code)).toMatch(
    /\(e\) \{\s+if \(!init\.signal\?\.aborted\) console\.error\(e\);\s+throw new Error\(`Unable to decode/,
  );
});
