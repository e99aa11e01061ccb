import { paths } from "~/paths";
import { selectReplacements } from "~/search/text/part-numbers.repo.server";
import { looksLikeNumber, similarPartNumbers } from "~/search/text/part-numbers.server";
import { normalNumber } from "~/text/part-number";
import { type NumberByPrefix, selectNumbersByPrefix } from "./part-numbers.repo.server";
import type { Suggestion } from "./suggest.schema";

/** Numbers that a text begins, and those that replaced it. */
export async function numberItems(text: string): Promise<Suggestion[]> {
  const norm = normalNumber(text);
  // One that is only begun may be one character shorter than a whole one.
  if (!looksLikeNumber(`${norm}0`) || !/\d/.test(norm)) return [];
  const [begun, replacements] = await Promise.all([
    selectNumbersByPrefix(norm, 5),
    selectReplacements(norm),
  ]);
  const newer = replacements.slice(0, 3).map(({ replacement, norm: old }) => ({
    label: replacement,
    detail: `Replaces ${old}`,
    href: paths.map({ text: replacement }),
  }));
  return [...newer, ...begun.map(numberItem)];
}

const kindWords = {
  own: "",
  oem: "Maker's number: ",
  interchange: "Same as: ",
  superseded: "Replaced: ",
} as const;

function numberItem({ norm, kind, part_number, brand, name }: NumberByPrefix): Suggestion {
  const label = (kind === "own" ? part_number : norm).slice(0, 60);
  const detail = `${kindWords[kind]}${[brand, name].filter(Boolean).join(" ")}`.slice(0, 120);
  return { label, detail, href: paths.map({ text: label }) };
}

/** Numbers that are one wrong character away. */
export async function similarNumberItems(text: string): Promise<Suggestion[]> {
  return (await similarPartNumbers(text)).map((number) => ({
    label: number,
    detail: "One character different",
    href: paths.map({ text: number }),
  }));
}
