import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";

/** Every source file that may hold words for readers: pages, components, what Storybook shows. Not CSS and SQL. */
const files = ["app", "ui/src", "stories"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.css\.ts$|\.repo\.server\.ts$/.test(file))
    .map((file) => `${folder}/${file}`)
    // What people may type: every spelling of it.
    .filter((file) => !/^app\/(catalog\/part-types|search\/text)\//.test(file)),
);

/** A text of a source file, and where it stands. */
interface Copy {
  at: string;
  text: string;
}

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isJsxText(node) ||
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

/** Strings and JSX text. A single word is often a value and not copy, such as a kind or a class. */
function copyIn(file: string, code = readFileSync(file, "utf8")): Copy[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: Copy[] = [];
  const visit = (node: ts.Node) => {
    if (isText(node) && /\S\s+\S/.test(node.text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ at: `${file}:${line + 1}`, text: node.text.trim() });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const british =
  /\b(?:behaviour|cancelled|catalogue|centred?|colour|favourite|kilomet(?:re)|licence|neighbour)s?\b/i;

const rules = [
  { name: "apostrophes are straight", breaks: (text: string) => /[‘’]/.test(text) },
  {
    name: "quotation marks are curly",
    breaks: (text: string) => /(?:^|[\s(])"[a-z]/i.test(text) && !/[<=;{]|\dpx/.test(text),
  },
  { name: "the spelling is American", breaks: (text: string) => british.test(text) },
];

describe("the words that readers see", () => {
  const copy = files.flatMap((file) => copyIn(file));

  test.each(rules)("$name", ({ breaks }) => {
    expect(copy.length).toBeGreaterThan(3_000);
    expect(copy.filter(({ text }) => breaks(text)).map(({ at, text }) => `${at} ${text}`)).toEqual(
      [],
    );
  });

  test("are found in strings, templates and JSX", () => {
    const code =
      'const a = "one two"; const b = <p>Its {a} colour is; {`the old ${a} centre of`}</p>;';
    expect(copyIn("sample.tsx", code).map(({ text }) => text)).toEqual([
      "one two",
      "colour is;",
      "the old",
      "centre of",
    ]);
  });
});
