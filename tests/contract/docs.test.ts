import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { drawSearchFlow } from "../../scripts/docs/search-flow";

const folder = "docs/decisions";
const decisions = readdirSync(folder)
  .filter((file) => file !== "README.md")
  .sort();
const sections = ["Context", "Decision", "Consequences"];

describe("the decisions", () => {
  it("are numbered without a gap", () => {
    expect(decisions.map((file) => Number(/^(\d{4})-[a-z-]+\.md$/.exec(file)?.[1]))).toEqual(
      decisions.map((_, index) => index + 1),
    );
  });

  it.each(decisions)("%s has a title, date, status, and what it is made of", (file) => {
    const [head = "", ...rest] = readFileSync(path.join(folder, file), "utf8").split(/^## /m);
    expect(head).toMatch(
      new RegExp(
        `^# ${file.slice(0, 4)}\\. .+\\n\\nDate: \\d{4}-\\d\\d-\\d\\d\\. Status: (accepted|superseded by \\[\\d{4}\\]\\(.+\\))\\.\\n\\n$`,
      ),
    );
    expect(rest.map((text) => text.split("\n", 1)[0])).toEqual(sections);
    for (const text of rest) expect(text.split(/\s+/).length).toBeGreaterThan(10);
  });

  it("are all in the index, with their titles, dates and states", () => {
    const rows = decisions.map((file) => {
      const text = readFileSync(path.join(folder, file), "utf8");
      const [, number, title] = /^# (\d{4})\. (.+)/.exec(text) ?? [];
      const [, date, status] = /^Date: (\S+)\. Status: (.+)\.$/m.exec(text) ?? [];
      return `| [${number}](${file}) | ${title} | ${date} | ${status} |`;
    });
    const index = readFileSync(path.join(folder, "README.md"), "utf8");
    expect(index.split("\n").filter((line) => line.startsWith("| ["))).toEqual(rows);
  });
});

const pages = [
  "README.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => path.join("docs", file)),
];

it.each(pages)("every link of %s leads somewhere", (page) => {
  const links = [...readFileSync(page, "utf8").matchAll(/\]\((?!https?:|#)([^)#]+)/g)];
  const targets = links.map(([, target = ""]) => path.join(path.dirname(page), target));
  expect(targets.filter((target) => !existsSync(target))).toEqual([]);
});

it("the picture of a search is what the imports say: npm run docs:graph", async () => {
  const drawn = readFileSync("docs/pictures/search-flow.svg", "utf8");
  expect(drawn).toBe(await drawSearchFlow());
}, 60_000);

/** Paths in code quotes that say where something goes; a name to fill in stands for any. */
it.each(["docs/ARCHITECTURE.md", "docs/CONTRIBUTING.md"])(
  "the files that %s names are there",
  (page) => {
    const text = readFileSync(page, "utf8").split("## Where trade will live")[0] ?? "";
    const named = [...text.matchAll(/`((?:app|ui|stories|mocks|tests|scripts|server)\/[\w./-]*)`/g)]
      .map(([, file = ""]) => file)
      .filter((file) => !/\b([nN]ame|x)\b/.test(file));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  },
);
