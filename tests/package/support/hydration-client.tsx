import { type ReactNode, useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { elementsOf, type StoryModules } from "./hydration";

declare global {
  interface Window {
    /** Hydrates each story where the server has put it, one after another; answers what was said. */
    hydrateStories?: () => Promise<[name: string, said: string[]][]>;
  }
}

/** Longer than any story takes on a slow machine. */
const giveUpMs = 5_000;

/** Tells when all in it has been hydrated. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

export function client(modules: StoryModules): void {
  window.hydrateStories = async () => {
    const all: [string, string[]][] = [];
    for (const { name, Story } of elementsOf(modules)) {
      const place = document.querySelector(`[data-story="${name}"]`);
      if (!place) continue;
      // Only the story at hand is laid out, not all four hundred.
      place.removeAttribute("hidden");
      const said: string[] = [];
      console.error = console.warn = (...words: unknown[]) =>
        said.push(words.map(String).join(" "));
      const onRecoverableError = (error: unknown) => said.push(String(error));
      window.onerror = (message) => said.push(typeof message === "string" ? message : message.type);
      let root: Root | undefined;
      await new Promise<void>((resolve) => {
        setTimeout(resolve, giveUpMs);
        const story = (
          <Hydrated onHydrated={resolve}>
            <Story />
          </Hydrated>
        );
        root = hydrateRoot(place, story, { onRecoverableError });
      });
      // For what effects do.
      await new Promise((resolve) => setTimeout(resolve, 10));
      root?.unmount();
      place.remove();
      all.push([name, said]);
    }
    return all;
  };
}
