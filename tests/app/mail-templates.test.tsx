import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { MailButton } from "~/platform/mail/MailButton";
import { MailCode } from "~/platform/mail/MailCode";
import { MailDataList } from "~/platform/mail/MailDataList";
import { MailLayout } from "~/platform/mail/MailLayout";
import { MailLink } from "~/platform/mail/MailLink";
import { MailText } from "~/platform/mail/MailText";
import { mailColors } from "~/platform/mail/mail-theme";
import { plainTextOf } from "~/platform/mail/plain-text";
import { palette } from "../../ui/src/theme/palette";

const long = `https://parts.example/orders/PL-20431?${"token=abcdefgh&".repeat(12)}end`;

const html = renderToStaticMarkup(
  <MailLayout
    brand="Partlane"
    heading="We have your order"
    preview="Pick it up at Mesa Auto."
    reason="You get this because you ordered on Partlane."
  >
    <MailText>
      Thanks, Zoë &amp; Sons. Mesa Auto has your order and will tell you when the parts are ready to
      be picked up. <MailLink href="https://parts.example/faq">Read how pickup works</MailLink>.
    </MailText>
    <MailCode>PL-20431</MailCode>
    <MailDataList
      items={[
        ["Part", "Brake pads <front>"],
        ["Total", "$84.00"],
      ]}
    />
    <MailButton href={long}>View your order</MailButton>
    <MailText tone="muted">Did you not order this? Tell us.</MailText>
  </MailLayout>,
);

describe("a mail as plain text", () => {
  it("reads as somebody would have written it", () => {
    expect(plainTextOf(html)).toBe(`Partlane

We have your order

Thanks, Zoë & Sons. Mesa Auto has your order and will tell you when the
parts are ready to be picked up. Read how pickup works
(https://parts.example/faq).

PL-20431

Part: Brake pads <front>
Total: $84.00

View your order:
${long}

Did you not order this? Tell us.

You get this because you ordered on Partlane.
`);
  });
});

describe("a mail as HTML", () => {
  it("loads nothing from anywhere and runs nothing", () => {
    expect(html).not.toMatch(/<(script|img|link|iframe|form)\b|url\(|@import|\son\w+=/i);
  });

  it("says that it is made for light and dark", () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain("@media (prefers-color-scheme: dark)");
  });

  it("escapes what people wrote", () => {
    expect(html).toContain("Brake pads &lt;front&gt;");
  });

  it("has the theme's colors", () => {
    for (const [role, colors] of Object.entries(mailColors))
      expect([role, colors]).toEqual([role, palette[role as keyof typeof mailColors]]);
  });
});
