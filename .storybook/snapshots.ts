import type { StoryContext } from "@storybook/react-vite";
import { said } from "./aria-attributes";
import { computedStyles, type Send } from "./computed-styles";

/** What compares a text with the one that is kept for the running test; and what a page cannot do. */
export interface Keeper {
  match: (text: string, name: string) => void;
  /** The accessibility tree of the document, as Playwright writes it. */
  tree: () => Promise<string>;
  send: Send;
}

const keeper: { is?: Keeper } = {};

/** Tests alone keep anything: Storybook itself has nowhere to keep it. */
export function snapshotBy(is: Keeper): void {
  keeper.is = is;
}

/** The parts that everything is made of; what a screen makes of them, its own stories say. */
const hasSnapshot = /^(components|patterns)-/;

/**
 * Compares what a story has come to with what `tests/snapshots` keeps of it: its accessibility tree, the
 * attributes that no tree shows and, unless it looks like another, the looks of what is pressed.
 */
export async function matchSnapshot(context: StoryContext): Promise<void> {
  const { is } = keeper;
  if (!is || !hasSnapshot.test(context.componentId)) return;
  const styles = context.tags.includes("proof")
    ? []
    : await computedStyles(is.send, componentOf(context));
  const text = [await settledTree(is), ...said(document.body), ...styles].join("\n");
  is.match(text, context.name);
}

/** The component that stories are of: `Map/PriceMap` is of PriceMap. */
const componentOf = ({ title }: StoryContext) => title.split("/").at(-1)?.replaceAll(" ", "") ?? "";

/** What comes a moment later is waited for: two trees in a row are the same, or it has been a second. */
async function settledTree({ tree }: Keeper): Promise<string> {
  let last = await tree();
  for (let tries = 0; tries < 20; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    const next = await tree();
    if (next === last) break;
    last = next;
  }
  return last;
}
