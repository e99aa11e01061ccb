import { Canvas, DocsContext, Markdown } from "@storybook/addon-docs/blocks";
import { type ContextType, useContext } from "react";
import { initialLook } from "../../.storybook/look";
import type { VisualParameters } from "../../.storybook/modes";
import { Window } from "./Window";

type PreparedStory = ReturnType<
  NonNullable<ContextType<typeof DocsContext>>["componentStories"]
>[number];

const visualOf = ({ parameters }: PreparedStory) => (parameters.visual ?? {}) as VisualParameters;

/** In the page itself its look, from right to left say, would be that of the whole page. */
const hasOwnLook = ({ storyGlobals }: PreparedStory) =>
  Object.keys(initialLook).some((name) => name in storyGlobals);

/** Every state that there is a story of; not those that look like another. */
export function States({ stories }: { stories: readonly PreparedStory[] }) {
  return (
    <section className="guide-section">
      <h2>States</h2>
      {stories
        .filter((story) => !visualOf(story).skip && !story.tags.includes("proof"))
        .map((story) => (
          <article key={story.id} className="guide-state" id={story.id}>
            <h3>
              <a href={`?path=/story/${story.id}`} target="_top">
                {story.name}
              </a>
            </h3>
            <Told story={story} />
            <Shown story={story} />
          </article>
        ))}
    </section>
  );
}

function Told({ story }: { story: PreparedStory }) {
  const told = (story.parameters.docs as { description?: { story?: string } } | undefined)
    ?.description?.story;
  return told ? <Markdown>{told}</Markdown> : null;
}

/** In the page itself; in a window of its own what fills it, is there on phones alone or looks otherwise. */
function Shown({ story }: { story: PreparedStory }) {
  const context = useContext(DocsContext);
  const { phoneOnly = false } = visualOf(story);
  if (phoneOnly || hasOwnLook(story) || story.parameters.layout === "fullscreen")
    return (
      <Window storyId={story.id} title={`${story.title}: ${story.name}`} isPhone={phoneOnly} />
    );
  return <Canvas of={context.getStoryContext(story).moduleExport} sourceState="hidden" />;
}
