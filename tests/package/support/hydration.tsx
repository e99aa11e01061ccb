import type { ReactNode } from "react";

type Args = Record<string, unknown>;
type Component = (props: Args) => ReactNode;
type Decorator = (Story: () => ReactNode, context: object) => ReactNode;

interface Told {
  args?: Args;
  component?: Component;
  decorators?: Decorator | readonly Decorator[];
  render?: (args: Args, context: object) => ReactNode;
}

export type StoryModules = readonly [file: string, stories: Record<string, Told>][];

/** Every story as Storybook would put it together, without what loads or plays. */
export function elementsOf(modules: StoryModules): { name: string; Story: () => ReactNode }[] {
  return modules.flatMap(([file, { default: meta, ...stories }]) =>
    Object.entries(stories).map(([exportName, story]) => ({
      name: `${file.replace(/^.*\/|\.stories\.tsx$/g, "")}/${exportName}`,
      Story: composed(meta ?? {}, story),
    })),
  );
}

function composed(meta: Told, story: Told): () => ReactNode {
  const args = { ...meta.args, ...story.args };
  const context = { args, globals: { direction: "ltr" }, parameters: {}, viewMode: "story" };
  const render = story.render ?? meta.render;
  const Component = story.component ?? meta.component;
  const plain = () => {
    if (render) return render(args, context);
    return Component ? <Component {...args} /> : null;
  };
  return [story, meta]
    .flatMap(({ decorators = [] }) => decorators)
    .reduce<() => ReactNode>((Inner, decorate) => () => decorate(Inner, context), plain);
}
