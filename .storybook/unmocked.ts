import { addons } from "storybook/preview-api";
import { unmockedEvent } from "./scenario-choices";

/* The requests of the story in view that no mock has answered, in sentences that say what to do. */

const told: string[] = [];

/** Remembers one, for the end of the story. */
export function tellUnmocked(message: string): void {
  // After the story's end nothing fails any more: whoever plays with it looks there.
  // oxlint-disable-next-line no-console
  console.error(message);
  addons.getChannel().emit(unmockedEvent, message);
  told.push(message);
}

/** Those of this story so far; they are forgotten, so that a story which is about them does not fail. */
export function takeUnmocked(): string[] {
  return told.splice(0);
}

/** At the end of each story. Throws what was unmocked. */
export function failOnUnmocked(): void {
  const messages = [...new Set(takeUnmocked())];
  if (messages.length > 0) throw new Error(messages.join("\n"));
}
