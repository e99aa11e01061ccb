import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ModeName, modesOf, type VisualParameters } from "./modes";

/** A module of stories, as `import` gives it. */
export type StoryFile = { default: Meta } & Record<string, StoryObj>;

/** A story and the modes in which it is looked at here; none for one that is skipped. */
export interface Shot {
  exportName: string;
  story: StoryObj;
  visual: VisualParameters;
  modes: readonly ModeName[];
}

/**
 * The stories of a file in the order in which it tells them, with their modes. The file's text says
 * the order: a module lists its exports by the alphabet.
 */
export function shotsOf({ default: meta, ...stories }: StoryFile, source: string): Shot[] {
  const told = [...source.matchAll(/^export const (\w+)/gm)].flatMap(([, exportName = ""]) => {
    const story = stories[exportName];
    if (!story) return [];
    const visual: VisualParameters = { ...visualOf(meta), ...visualOf(story) };
    return [{ exportName, story, visual }];
  });
  const lead = leadOf(told);
  return told.map(({ exportName, story, visual }) => ({
    exportName,
    story,
    visual,
    modes: modesOf(meta.title ?? "", { ...visual, lead: exportName === lead?.exportName }),
  }));
}

const visualOf = ({ parameters }: Meta | StoryObj) =>
  parameters?.visual as VisualParameters | undefined;

/** The story that says so; else the first that is seen at both widths; else the first that is seen. */
function leadOf<Told extends { visual: VisualParameters }>(told: readonly Told[]) {
  const shot = told.filter(({ visual }) => !visual.skip);
  return (
    shot.find(({ visual }) => visual.lead) ??
    shot.find(({ visual }) => !visual.phoneOnly) ??
    shot[0]
  );
}
