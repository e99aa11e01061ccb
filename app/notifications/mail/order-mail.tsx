import { Fragment } from "react";
import { PRODUCT_NAME } from "~/content/product";
import { MailButton } from "~/platform/mail/MailButton";
import { MailCode } from "~/platform/mail/MailCode";
import { MailDataList } from "~/platform/mail/MailDataList";
import { MailLayout } from "~/platform/mail/MailLayout";
import { MailLink } from "~/platform/mail/MailLink";
import { MailText } from "~/platform/mail/MailText";
import { costsOf, factsOf, lineText, type MailedEvent, wordsOf } from "./order-mail-words";

interface Addressed {
  name: string;
  /** Where the order is; undefined where nobody knows the site's address. */
  link: string | undefined;
  /** Where an account chooses its mails; undefined for who has none. */
  choices: string | undefined;
}

/** A mail about an order: what has happened, what was ordered, what is next, and the way to its page. */
export function orderMail(event: MailedEvent, { name, link, choices }: Addressed) {
  const { kind, side, order } = event;
  const { subject, heading, text, quote, next, button } = wordsOf(event);
  const hasCode = kind === "ready" && order.collectionCode !== null;
  return {
    kind: `orders.${kind}`,
    subject,
    body: (
      <MailLayout
        brand={PRODUCT_NAME}
        heading={heading}
        preview={text}
        reason={
          side === "buyer"
            ? `You're getting this because you ordered on ${PRODUCT_NAME}.`
            : `You're getting this because you sell on ${PRODUCT_NAME}.`
        }
      >
        <MailText>{name ? `Hi ${name},` : "Hi,"}</MailText>
        <MailText>{text}</MailText>
        {quote ? <Quote>{quote}</Quote> : null}
        {hasCode ? <MailCode>{order.collectionCode ?? ""}</MailCode> : null}
        <MailDataList items={factsOf(event)} />
        {order.lines.map((line, at) => (
          // The same part may be in two lines.
          <MailText key={at}>{lineText(line)}</MailText>
        ))}
        <MailDataList items={costsOf(event)} />
        <MailText>{next}</MailText>
        {link ? <MailButton href={link}>{button}</MailButton> : null}
        {choices ? (
          <MailText tone="muted">
            <MailLink href={choices}>Choose which emails you get</MailLink>
          </MailText>
        ) : null}
      </MailLayout>
    ),
  };
}

/** What somebody wrote, line by line. */
function Quote({ children }: { children: string }) {
  return (
    <MailText>
      {`“${children}”`.split("\n").map((line, at) => (
        <Fragment key={at}>
          {at > 0 ? <br /> : null}
          {line}
        </Fragment>
      ))}
    </MailText>
  );
}
