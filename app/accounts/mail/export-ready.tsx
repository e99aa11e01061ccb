import { PRODUCT_NAME } from "~/content/product";
import { paths } from "~/paths";
import { MailButton } from "~/platform/mail/MailButton";
import { MailText } from "~/platform/mail/MailText";
import { AccountMail, type AccountMailData } from "./AccountMail";

/** The requested copy can be downloaded; the link works only for its owner, signed in. */
export function exportReadyMail({ origin, displayName }: Omit<AccountMailData, "token">) {
  return {
    kind: "accounts.export-ready",
    subject: `Your ${PRODUCT_NAME} data is ready`,
    body: (
      <AccountMail
        heading="Your data is ready"
        preview="Download it within 7 days."
        displayName={displayName}
      >
        <MailText>
          The copy of everything we keep about you is ready. Sign in to download it within 7 days.
        </MailText>
        <MailButton href={`${origin}${paths.settingsYourData()}`}>Download your data</MailButton>
        <MailText>If you didn't ask for it, change your password.</MailText>
      </AccountMail>
    ),
  };
}
