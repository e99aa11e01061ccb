import { formatAmount } from "~/content/format";
import { PRODUCT_NAME } from "~/content/product";
import { MailButton } from "~/platform/mail/MailButton";
import { MailLayout } from "~/platform/mail/MailLayout";
import { MailLink } from "~/platform/mail/MailLink";
import { MailText } from "~/platform/mail/MailText";
import { OptionalMailFooter, type OptionalMailLinks } from "./OptionalMailFooter";

interface CheaperPart {
  name: string;
  fromCents: number;
  toCents: number;
  /** To its page. */
  link: string;
}

/** A mail about parts in somebody's cart that have got cheaper. */
export function priceDropMail(
  parts: readonly CheaperPart[],
  { name, cart, ...links }: OptionalMailLinks & { name: string; cart: string },
) {
  const [first] = parts;
  const heading =
    parts.length === 1 && first
      ? `Price drop: ${first.name}`
      : `${parts.length} parts in your cart got cheaper`;
  return {
    kind: "notifications.price-drop",
    subject: heading,
    body: (
      <MailLayout
        brand={PRODUCT_NAME}
        heading={heading}
        preview={parts.map(priceText).join(", ")}
        reason={`You're getting this because you chose emails about price drops on ${PRODUCT_NAME}.`}
      >
        <MailText>{name ? `Hi ${name},` : "Hi,"}</MailText>
        <MailText>
          {parts.length === 1
            ? "A part in your cart costs less now:"
            : "Parts in your cart cost less now:"}
        </MailText>
        {parts.map((part) => (
          <MailText key={part.link}>
            <MailLink href={part.link}>{part.name}</MailLink>
            {`: ${priceText(part)}`}
          </MailText>
        ))}
        <MailButton href={cart}>Open your cart</MailButton>
        <OptionalMailFooter {...links} />
      </MailLayout>
    ),
  };
}

const priceText = ({ fromCents, toCents }: CheaperPart) =>
  `${formatAmount(toCents)}, was ${formatAmount(fromCents)}`;
