import { toId } from "storybook/internal/csf";
import { describe, expect, test } from "vitest";
import preview from "../../.storybook/preview.tsx?raw";
import { type Guide, guides, headingOf, nameOf, pageOf } from "../../stories/docs/guide";
import { places } from "../../stories/docs/IntroductionPage";

const stories = Object.keys(import.meta.glob("../../stories/{components,patterns}/*.stories.tsx"));
const sources = import.meta.glob<string>("../../stories/{components,patterns}/*.stories.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});
/** As the file says it to Storybook, which makes its addresses of it. */
const titleOf = (source: string) =>
  /(?:\btitle: |<Meta title=)"((?:Components|Patterns|Foundations|Screens)\/[^"]+)"/.exec(
    source,
  )?.[1];
/** A pattern keeps its address wherever it stands in the sidebar. */
const idOf = (source: string) => /^ {2}id: "(patterns-[a-z-]+)",$/m.exec(source)?.[1];
/** Those whose stories name a pattern: its table says what their keys do. */
const withPattern = new Set(
  Object.entries(sources).flatMap(([path, source]) =>
    /parameters: \{[^}]*?keyboard: "/.test(source) ? [nameOf(path)] : [],
  ),
);
const styles = Object.keys(import.meta.glob("../../ui/src/**/*.css.ts")).map(
  (path) => /([^/]+)\.css\.ts$/.exec(path)?.[1],
);

/** Parts of a guide that say nothing, by their place in it. */
function emptyParts(
  { purpose, notFor, pairs, anatomy, keyboard }: Guide,
  { hasPattern = false } = {},
): string[] {
  const sentences: Record<string, string> = { purpose };
  for (const [at, { when, take }] of notFor.entries()) sentences[`notFor ${at}`] = when && take;
  for (const [at, { right, wrong }] of pairs.entries())
    sentences[`pairs ${at}`] = right.because && wrong.because;
  for (const [at, { name, what }] of anatomy.parts.entries())
    sentences[`anatomy ${at}`] = name && what;
  if (typeof keyboard === "string") sentences.keyboard = keyboard;
  else
    for (const [at, { keys, does }] of keyboard?.entries() ?? [])
      sentences[`keyboard ${at}`] = keys.join("") && does;
  const isSaidByPattern = hasPattern && keyboard === undefined;
  const keys = isSaidByPattern ? {} : { keyboard: keyboard ?? [] };
  const lists = { notFor, pairs, anatomy: anatomy.parts, ...keys };
  return [
    ...Object.entries(sentences).flatMap(([part, said]) => (said.trim() ? [] : [part])),
    ...Object.entries(lists).flatMap(([part, { length }]) => (length > 0 ? [] : [part])),
  ];
}

describe("the guide of a component", () => {
  test.each(stories)("of %s is written", (path) => {
    expect(Object.keys(guides), path.replace(".stories.", ".guide.")).toContain(nameOf(path));
  });

  describe.each(Object.entries(guides))("%s", async (name, load) => {
    const guide = await load();

    test("stands beside stories of that name", () => {
      expect(stories.map(nameOf)).toContain(name);
    });

    test("says something in each of its parts", () => {
      expect(emptyParts(guide, { hasPattern: withPattern.has(name) })).toEqual([]);
    });

    test("names components that there are, and not itself, to take instead", () => {
      const others = guide.notFor.map(({ take }) => take);
      expect(others.filter((take) => pageOf(take) === undefined)).toEqual([]);
      expect(others).not.toContain(name);
    });

    test("says where its tokens are read from", () => {
      expect((guide.styles ?? [name]).filter((each) => !styles.includes(each))).toEqual([]);
    });
  });

  test.each(Object.entries(sources))("is at the address that %s has", (path, source) => {
    const page = toId(idOf(source) ?? titleOf(source) ?? "", "docs");
    expect(pageOf(nameOf(path))).toBe(`?path=/docs/${page}`);
  });

  test("is missed where a part of it says nothing", () => {
    const empty: Guide = {
      purpose: " ",
      notFor: [],
      pairs: [],
      anatomy: { example: null, parts: [] },
      keyboard: "",
    };
    expect(emptyParts(empty)).toEqual([
      "purpose",
      "keyboard",
      "notFor",
      "pairs",
      "anatomy",
      "keyboard",
    ]);
  });
});

describe("the sidebar", () => {
  /** In the order that the preview gives them, which it says in one line. */
  const groups: unknown = JSON.parse(
    /"Patterns",\s*(\["Search"[^\]]*\])/.exec(preview)?.[1] ?? "[]",
  );
  const patterns = Object.entries(sources).filter(([path]) => path.includes("/patterns/"));

  test.each(patterns)("has %s in a group, at an address that outlives it", (path, source) => {
    const [, group] = /^Patterns \/ (\w+)$/.exec(headingOf(titleOf(source) ?? "").group) ?? [];
    expect(groups).toContain(group);
    expect(`?path=/docs/${idOf(source)}--docs`).toBe(pageOf(nameOf(path)));
  });

  test("has no group that is empty, or longer than a glance", () => {
    const sizes = new Map<string, number>();
    for (const [, source] of patterns) {
      const { group } = headingOf(titleOf(source) ?? "");
      sizes.set(group, (sizes.get(group) ?? 0) + 1);
    }
    const named = [...sizes.keys()].map((group) => group.replace("Patterns / ", ""));
    expect(named.sort()).toEqual([...(groups as string[])].sort());
    expect(Math.max(...sizes.values())).toBeLessThanOrEqual(12);
  });
});

describe("the introduction", () => {
  const all = import.meta.glob<string>(
    "../../stories/{components,patterns,foundations,screens}/*.{stories.tsx,mdx}",
    { eager: true, query: "?raw", import: "default" },
  );
  const known = Object.values(all).flatMap((source) => {
    const title = titleOf(source);
    // A page of words beside stories is theirs.
    if (title === undefined) return [];
    const stories = [...source.matchAll(/^export const (\w+): Story\b/gm)];
    return ["docs", ...stories.map(([, name = ""]) => storyNameOf(name))].map((name) =>
      toId(idOf(source) ?? title, name),
    );
  });

  test.each(places)("leads to %s, which is there", (id) => {
    expect(known).toContain(id);
  });
});

/** As Storybook names a story: `FirstPage` is first-page. */
const storyNameOf = (exportName: string) => exportName.replace(/([a-z0-9])([A-Z])/g, "$1-$2");
