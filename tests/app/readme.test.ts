import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseSettings, settingNames } from "~/platform/config/env.server";

const readme = readFileSync("README.md", "utf8");

describe("the README", () => {
  it("opens with the two commands", () => {
    const [first, second] = [...readme.matchAll(/^npm ci && npm (\w+)/gm)].map(([, name]) => name);
    expect([first, second]).toEqual(["start", "test"]);
    expect(readme.indexOf("npm ci")).toBeLessThan(60);
  });

  it("documents every setting, with its true default", () => {
    const table = readme.match(/<!-- settings -->\n([\s\S]*?)<!-- \/settings -->/)?.[1]?.trim();
    const [heading, rule, ...rows] = table?.split("\n") ?? [];
    expect([heading, rule]).toEqual(["| setting | default | meaning |", "| --- | --- | --- |"]);
    const defaults = parseSettings({});
    const beginnings = settingNames.map((name) => {
      const value = defaults[name] === undefined ? "" : `\`${defaults[name] as string | number}\``;
      return `| \`${name}\` | ${value} |`;
    });
    const told = rows.map((row) => /^(\|[^|]+\|[^|]+\|) (\S.*) \|$/.exec(row) ?? []);
    expect(told.map(([, beginning]) => beginning)).toEqual(beginnings);
  });

  it("names only scripts that exist", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
    const named = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? "");
    expect(named.filter((name) => !(name in scripts) && name !== "build")).toEqual([]);
  });

  it("shows pictures that are there", () => {
    const pictures = [...readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file]) => file ?? "");
    expect(pictures.length).toBeGreaterThanOrEqual(4);
    for (const file of pictures) expect(() => readFileSync(file)).not.toThrow();
  });
});
