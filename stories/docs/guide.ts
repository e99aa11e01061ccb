import type { ReactNode } from "react";
import type { KeyRow } from "../support/keyboard";

/** A live example, and why it is right or wrong. */
export interface Example {
  shows: ReactNode;
  because: string;
}

/** A part of a component: what it is called, what it is there for, and where it is in the example. */
export interface Part {
  name: string;
  what: string;
  /**
   * A CSS selector within the example; the first match that is seen gets the part's number. Left out for what
   * shows only once the example is used: an open menu.
   */
  at?: string;
}

/** Wide: under one another, each as wide as the page, for what needs the room that it has on the site. */
interface Room {
  wide?: boolean;
}

interface Pair extends Room {
  right: Example;
  wrong: Example;
}

interface Anatomized extends Room {
  example: ReactNode;
  parts: readonly Part[];
}

/**
 * What the page of a component says beside what can be computed (props, states, tokens): one such
 * file stands beside the stories, `Button.guide.tsx` beside `Button.stories.tsx`.
 */
export interface Guide {
  /** What it is for, in one or two sentences. */
  purpose: string;
  /** When not to use it, and the component, by the name of its stories, to take instead. */
  notFor: readonly { when: string; take: string }[];
  /** Side by side. */
  pairs: readonly Pair[];
  anatomy: Anatomized;
  /**
   * What is its own about the keyboard: keys, or a sentence. Its pattern's table, which its stories
   * name in `parameters.keyboard`, stands above it, and where that says all this is left out.
   */
  keyboard?: readonly KeyRow[] | string;
  /** The interface that it is called with, for what is no component with props: its table is shown. */
  options?: string;
  /** The style modules that its tokens are read from, where they are not called as the stories. */
  styles?: readonly string[];
}

/** Every guide, by the name of its component; each is loaded when it is asked for. */
export const guides: Readonly<Record<string, () => Promise<Guide>>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<Guide>("../{components,patterns}/*.guide.tsx", { import: "guide" }),
  ).map(([path, load]) => [nameOf(path), load]),
);

/** `Button` of `./stories/components/Button.stories.tsx`. */
export function nameOf(path: string): string {
  return /([^/]+)\.(?:stories|guide)\.tsx$/.exec(path)?.[1] ?? path;
}

/** What stands over a page, and what it is called: of `Patterns/Map/PriceMap`, `Patterns / Map`. */
export function headingOf(title: string): { group: string; heading: string } {
  const words = title.split("/");
  const groups = words[0] === "Patterns" ? 2 : 1;
  return { group: words.slice(0, groups).join(" / "), heading: words.slice(groups).join(" / ") };
}

/** Where each component's page is, by the name of its stories. */
const folders = Object.fromEntries(
  Object.keys(import.meta.glob("../{components,patterns}/*.stories.tsx")).map((path) => [
    nameOf(path),
    path.split("/")[1] ?? "",
  ]),
);

/** Pages that stand under another's, and are not called as their file. */
const called: Readonly<Record<string, string>> = {
  SearchBoxSuggestions: "searchbox-suggestions",
};

/** The address of a component's page, or undefined where there are no stories of that name. */
export function pageOf(name: string): string | undefined {
  const folder = folders[name];
  return folder && `?path=/docs/${folder}-${called[name] ?? name.toLowerCase()}--docs`;
}
