import { ArticleBody, ArticleLayout, Link, Notice, Page } from "@partlane/ui";
import { formatLongDate } from "./format";
import type { Policy, PolicyBlock } from "./policies";

/** A policy beside its table of contents, marked as a template (SPEC E7). */
export function PolicyPage({ policy }: { policy: Policy }) {
  const { title, lastUpdated, notice, intro, sections } = policy;
  return (
    <Page
      title={title}
      intro={
        <>
          Last updated <time dateTime={lastUpdated}>{formatLongDate(lastUpdated)}</time>
        </>
      }
    >
      <ArticleLayout
        contentsLabel="On this page"
        contents={sections.map(({ id, heading }) => ({ href: `#${id}`, label: heading }))}
      >
        <ArticleBody>
          <Notice tone="warning">{notice}</Notice>
          <p data-lead="">{intro}</p>
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{heading}</h2>
              {blocks.map((block) => (
                <Block key={block.kind === "list" ? block.items[0] : block.text} block={block} />
              ))}
            </section>
          ))}
        </ArticleBody>
      </ArticleLayout>
    </Page>
  );
}

function Block({ block }: { block: PolicyBlock }) {
  if (block.kind === "paragraph")
    return (
      <p>
        {block.text}
        {block.link ? (
          <>
            {" "}
            <Link href={block.link.href} underline="always">
              {block.link.label}
            </Link>
          </>
        ) : null}
      </p>
    );
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
