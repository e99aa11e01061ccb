import { Accordion, ArticleBody, Link, Page, Stack, Text } from "@partlane/ui";
import { paths } from "~/paths";
import type { FaqEntry } from "./faq";

/** The questions that the counter hears most, one open at a time (SPEC E5). */
export function FaqPage({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <Page width="narrow" title="FAQ" intro="The questions we hear most at the counter.">
      <Stack gap={8}>
        <Accordion
          level={2}
          items={entries.map(({ id, question, answer, items }) => ({
            id,
            title: question,
            content: <Answer answer={answer} items={items} />,
          }))}
        />
        <Text>
          Something else? <Link href={paths.contact()}>Ask support</Link>.
        </Text>
      </Stack>
    </Page>
  );
}

function Answer({ answer, items }: Pick<FaqEntry, "answer" | "items">) {
  return (
    <ArticleBody>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items ? (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : null}
    </ArticleBody>
  );
}
