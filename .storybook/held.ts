import type { StoryContext } from "@storybook/react-vite";
import { said } from "./held-attributes";
import { looksOf, type Send } from "./held-looks";

/** What compares a text with the one that is kept for the running test; and what a page cannot do. */
export interface Keeper {
  match: (text: string, name: string) => void;
  /** The accessibility tree of the document, as Playwright writes it. */
  tree: () => Promise<string>;
  send: Send;
}

const keeper: { is?: Keeper } = {};

/** Tests alone keep anything: Storybook itself has nowhere to keep it. */
export function keepBy(is: Keeper): void {
  keeper.is = is;
}

/** The parts that everything is made of; what a screen makes of them, its own stories say. */
const isHeld = /^(components|patterns)-/;

/**
 * Compares what a story has come to with what `tests/held` keeps of it: its accessibility tree, the
 * attributes that no tree shows and, unless it looks like another, the looks of what is pressed.
 */
export async function hold(context: StoryContext): Promise<void> {
  const { is } = keeper;
  if (!is || !isHeld.test(context.componentId)) return;
  const looks = context.tags.includes("proof") ? [] : await looksOf(is.send);
  const text = [await settledTree(is), ...said(document.body), ...looks].join("\n");
  is.match(text, context.name);
}

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
