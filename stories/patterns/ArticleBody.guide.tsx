import { ArticleBody, ArticleLayout, Heading, Link, Stack, Text } from "@partlane/ui";
import { FullWidth } from "../docs/FullWidth";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose:
    "A text to be read: plain paragraphs, lists and sections, 68 characters to a line. `ArticleLayout` puts a table of contents beside a long one.",
  notFor: [
    { when: "One or two sentences in the page: use", take: "Text" },
    { when: "Questions of which a reader needs one: use", take: "Accordion" },
    { when: "Names and values: use", take: "DataList" },
    { when: "A word of warning within it: put into it a", take: "Notice" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <ArticleBody>
            <p data-lead="">We keep what an order needs, and nothing that it does not.</p>
            <section aria-labelledby="guide-body-long">
              <h2 id="guide-body-long">How long we keep it</h2>
              <ul>
                <li>Orders for ten years, as the law asks.</li>
                <li>Messages for two years.</li>
              </ul>
            </section>
          </ArticleBody>
        ),
        because:
          "The answer first, then a heading for the rest, and a list where things are listed.",
      },
      wrong: {
        shows: (
          <ArticleBody>
            <p>
              <strong>How long we keep it.</strong> In accordance with the applicable provisions,
              orders are kept for a period of ten years and messages for a period of two years,
              unless a dispute requires a longer period, in which case they are kept until the
              dispute has been settled, and we keep what an order needs, and nothing that it does
              not.
            </p>
          </ArticleBody>
        ),
        because:
          "Bold words are not a heading: neither the eye nor a screen reader can jump to them, and “two years” is buried in the middle.",
      },
    },
  ],
  anatomy: {
    wide: true,
    example: (
      <FullWidth>
        <div style={{ padding: "1.25rem" }}>
          <Stack gap={8}>
            <Stack gap={2}>
              <Heading level={2} size="page">
                Privacy policy
              </Heading>
              <Text tone="muted">Last updated March 8, 2026</Text>
            </Stack>
            <ArticleLayout
              contentsLabel="On this page"
              contents={[
                { href: "#guide-body-keep", label: "What we keep" },
                { href: "#guide-body-rights", label: "Your rights" },
              ]}
            >
              <ArticleBody>
                <p data-lead="">We keep what an order needs, and nothing that it does not.</p>
                <section aria-labelledby="guide-body-keep">
                  <h2 id="guide-body-keep">What we keep</h2>
                  <ul>
                    <li>Name, address and what was ordered, for ten years.</li>
                    <li>Messages for two years, unless a dispute needs them longer.</li>
                  </ul>
                </section>
                <section aria-labelledby="guide-body-rights">
                  <h2 id="guide-body-rights">Your rights</h2>
                  <p>
                    Write to <Link href="#contact">our support</Link>, and we send you what we have.
                  </p>
                </section>
              </ArticleBody>
            </ArticleLayout>
          </Stack>
        </div>
      </FullWidth>
    ),
    parts: [
      {
        name: "Contents",
        what: "anchors in the page; beside the text it stays in sight, on a phone it stands above.",
        at: "nav",
      },
      {
        name: "Lead",
        what: "the first paragraph, with `data-lead`: larger and muted.",
        at: "[data-lead]",
      },
      {
        name: "Section",
        what: "begins with an `<h2>`, 40 px under what is before it.",
        at: "h2[id]",
      },
      { name: "List", what: "a dash before each item.", at: "ul" },
      { name: "Link", what: "in the text, and underlined: see Link.", at: "p a" },
    ],
  },
  keyboard: "Tab goes over the contents, then over the links in the text; Enter follows one.",
};
