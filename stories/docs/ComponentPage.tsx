import { DocsContext, Markdown, useOf } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useState } from "react";
import { Anatomy } from "./Anatomy";
import { type Guide, guides, headingOf, nameOf } from "./guide";
import { docgenOf, Props } from "./Props";
import { States } from "./States";
import { Keyboard, NotFor, Pairs } from "./sections";
import { TokensUsed } from "./TokensUsed";

/**
 * The page of a component, of a pattern or of a screen: what its guide says, and what is computed:
 * its states from the stories, its props from the types, its tokens from its styles.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const stories = useContext(DocsContext).componentStories();
  const { group, heading } = headingOf(preparedMeta.title);
  const name = nameOf(String(preparedMeta.parameters.fileName));
  const guide = useGuide(name);
  const isComponent = /^(Components|Patterns)\b/.test(group);
  const { component } = preparedMeta;
  // Its name is there at once; the words follow, all together, so that none of them moves again.
  if (guide === "loading")
    return (
      <div className="guide sb-unstyled" aria-busy="true">
        <Head group={group} heading={heading} />
      </div>
    );

  const description = guide?.purpose ?? docgenOf(component).description;
  return (
    <div className="guide sb-unstyled">
      <Head group={group} heading={heading} description={description} />
      {guide ? (
        <>
          <NotFor rows={guide.notFor} />
          <Pairs pairs={guide.pairs} />
          <Anatomy {...guide.anatomy} />
          <Keyboard pattern={preparedMeta.parameters.keyboard} own={guide.keyboard} />
        </>
      ) : null}
      <States stories={stories} />
      {isComponent ? <Props of={component} called={name} options={guide?.options} /> : null}
      {isComponent ? <TokensUsed modules={guide?.styles ?? [name]} /> : null}
    </div>
  );
}

function Head({
  group,
  heading,
  description,
}: {
  group: string;
  heading: string;
  description?: string;
}) {
  return (
    <header className="guide-head">
      <p className="guide-group">{group}</p>
      <h1>{heading}</h1>
      {description ? (
        <div className="guide-lead">
          <Markdown>{description}</Markdown>
        </div>
      ) : null}
    </header>
  );
}

function useGuide(name: string): Guide | "loading" | undefined {
  const load = guides[name];
  const [guide, setGuide] = useState<Guide>();
  useEffect(() => {
    void load?.().then(setGuide);
  }, [load]);
  return guide ?? (load ? "loading" : undefined);
}
