import type { NewsItem } from "~/content/news";
import { PRODUCT_NAME } from "~/content/product";
import { MailButton } from "~/platform/mail/MailButton";
import { MailLayout } from "~/platform/mail/MailLayout";
import { MailText } from "~/platform/mail/MailText";
import { OptionalMailFooter, type OptionalMailLinks } from "./OptionalMailFooter";

/** A mail about a piece of news. */
export function newsMail(
  { title, excerpt }: Pick<NewsItem, "title" | "excerpt">,
  { link, ...links }: OptionalMailLinks & { link: string },
) {
  return {
    kind: "notifications.news",
    subject: title,
    body: (
      <MailLayout
        brand={PRODUCT_NAME}
        heading={title}
        preview={excerpt}
        reason={`You're getting this because you chose emails about what's new on ${PRODUCT_NAME}.`}
      >
        <MailText>{excerpt}</MailText>
        <MailButton href={link}>Read the full story</MailButton>
        <OptionalMailFooter {...links} />
      </MailLayout>
    ),
  };
}
