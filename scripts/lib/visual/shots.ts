import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { loadCsf } from "storybook/internal/csf-tools";
import { type ModeName, modes } from "../../../.storybook/modes";

/*
 * A shot is named `<component>/<story>/<mode>`, as the test that takes it and its line in git are:
 * `components-button/neutral/dark-360`.
 */

/** A story's id as Storybook's address has it, or a word of it, as it stands in names of shots. */
export const wordOf = (given: string) => given.toLowerCase().replaceAll("--", "/");

/**
 * What Vitest goes by: the shots that have one of the words in their names, and no test of other
 * things. A file of stories that cannot be loaded always fails: nobody knows what it would show.
 */
export function patternOf(words: readonly string[]): string {
  const escaped = words.map((word) => word.replaceAll(/[^\w\s/-]/g, "\\$&"));
  return `^(?=\\S+$).*(?:${escaped.join("|")}|\\.stories\\.tsx$)`;
}

/**
 * The files of stories in a checkout that may have a shot whose name is asked for, from its root: read
 * as text, as loading them is most of what a run of one component takes. What cannot be read is asked
 * for: its tests say why.
 */
export function filesWith(checkout: string, asked: (name: string) => boolean): string[] {
  return storyFiles(checkout).filter((file) => {
    try {
      const names = namesIn(readFileSync(path.join(checkout, file), "utf8"));
      return names.some(asked);
    } catch {
      return true;
    }
  });
}

const storyFiles = (checkout: string) =>
  readdirSync(path.join(checkout, "stories"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".stories.tsx"))
    .map((file) => `stories/${file.split(path.sep).join("/")}`)
    .sort();

const namesRead = new Map<string, string[]>();

/** The names of a file's shots, were each of its stories seen in every mode. */
export function namesIn(source: string): string[] {
  const names = namesRead.get(source) ?? readNames(source);
  namesRead.set(source, names);
  return names;
}

function readNames(source: string): string[] {
  const { stories } = loadCsf(source, { makeTitle: (title) => title }).parse();
  const modeNames = Object.keys(modes) as ModeName[];
  return stories.flatMap(({ id }) => modeNames.map((mode) => `${id.replace("--", "/")}/${mode}`));
}

/**
 * How the paths of the tests that shoot these files begin: they ask for them by the folder, which several
 * may share.
 */
export function testsShooting(files: readonly string[]): string[] {
  const testOf: Record<string, string> = {
    foundations: "components",
    components: "components",
    patterns: "patterns",
    screens: "screens",
  };
  const levels = files.flatMap((file) => testOf[file.split("/")[1] ?? ""] ?? []);
  return [...new Set(levels)].sort().map((level) => `tests/visual/${level}`);
}

/** Tests of other things have sentences for names. */
export const isShot = (title: string) => /^[\w-]+\/[\w-]+\/[\w-]+$/.test(title);

/** What to type for these shots: their stories, each once. */
export function storiesOf(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.split("/").slice(0, 2).join("/")))];
}

/** The accepted shots with one of the words in their names that no story stands behind. */
export function orphansOf(
  names: readonly string[],
  accepted: readonly string[],
  words: readonly string[],
): string[] {
  const needed = new Set(names);
  const asked = (shot: string) => words.length === 0 || words.some((word) => shot.includes(word));
  return accepted.filter((shot) => asked(shot) && !needed.has(shot));
}

/** The words that no name has in it. */
export function strangeWords(words: readonly string[], names: readonly string[]): string[] {
  return words.filter((word) => !names.some((name) => name.includes(word)));
}

/** The first of many, a line each, and how many more there are. */
export function listed(lines: readonly string[], most = 20): string {
  const more = lines.length > most ? [`and ${lines.length - most} more`] : [];
  return [...lines.slice(0, most), ...more].map((line) => `\n  ${line}`).join("");
}
