import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { dist, requireBuild } from "./support/bundle";

const permissive = ["ISC", "MIT", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "0BSD"];

test("what the package carries of others is listed with its licence, and may be passed on", () => {
  requireBuild();
  const list = readFileSync(path.join(dist, "THIRD-PARTY.md"), "utf8");
  const entries = [...list.matchAll(/^## (\S+) (\d\S*) \((\S+)\)$/gm)];
  const names = entries.map(([, name]) => name);
  expect(names).toEqual(["@vanilla-extract/recipes", "lucide-react"]);
  for (const [, name, , licence] of entries) expect(permissive, name).toContain(licence);
  expect(list).toContain("Permission to use, copy, modify");
  // Everything else in there is ours.
  expect(readdirSync(path.join(dist, "vendor")).every((file) => file.endsWith(".js"))).toBe(true);
});
