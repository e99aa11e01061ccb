import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { dist, requireBuild } from "./support/bundle";

const permissive = ["ISC", "MIT", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "0BSD"];

test("what the package carries of others is listed with its licence, and may be passed on", () => {
  requireBuild();
  const list = readFileSync(path.join(dist, "THIRD-PARTY.md"), "utf8");
  const entries = [...list.matchAll(/^## (.+)$/gm)].map(([, entry = ""]) => parsed(entry));
  expect(entries.map(({ name }) => name)).toEqual(["@vanilla-extract/recipes", "lucide-react"]);
  for (const { name, licence } of entries) expect(permissive, name).toContain(licence);
  expect(list).toContain("Permission to use, copy, modify");
});

/** `lucide-react 1.75.0 (ISC)`, as the build writes it, with any licence in the brackets. */
function parsed(entry: string): { name: string; licence: string } {
  const [, name, licence] = /^(\S+) \d\S* \((.+)\)$/.exec(entry) ?? [];
  if (!name || !licence) throw new Error(`"${entry}" names no package with its licence.`);
  return { name, licence };
}
