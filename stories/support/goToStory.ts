import { SELECT_STORY } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { screenAt } from "./site-map";

let wasPerson = false;

/** Listens to who presses: a person, or the story itself. Returns what stops it. */
export function watchHands(): () => void {
  const watch = (event: Event) => {
    wasPerson = event.isTrusted;
  };
  const types = ["click", "keydown"];
  for (const type of types) addEventListener(type, watch, { capture: true });
  return () => {
    for (const type of types) removeEventListener(type, watch, { capture: true });
  };
}

/**
 * Where a story was left for another address by a person's own hand, shows that screen's story: so
 * the screens can be walked through like the site. What a story plays by itself stays where it is.
 */
export function followToStory(pathname: string): void {
  const storyId = wasPerson ? screenAt(pathname)?.story : undefined;
  if (!storyId) return;
  const isInManager = parent !== window && parent === top;
  if (isInManager) {
    addons.getChannel().emit(SELECT_STORY, { storyId });
    return;
  }
  const address = new URL(location.href);
  address.searchParams.set("id", storyId);
  location.assign(address);
}
