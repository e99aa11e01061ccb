import { PRODUCT_NAME } from "~/content/product";
import { paths } from "~/paths";
import { MailButton } from "~/platform/mail/MailButton";
import { MailText } from "~/platform/mail/MailText";
import { AccountMail, type AccountMailData } from "./AccountMail";

/** The link that proves an address. */
export function verifyEmailMail({ origin, token, displayName }: AccountMailData) {
  return {
    kind: "accounts.verify-email",
    subject: `Verify your ${PRODUCT_NAME} email`,
    body: (
      <AccountMail
        heading="Verify your email"
        preview="So we can reach you about your orders."
        displayName={displayName}
        reason={`You're getting this because a ${PRODUCT_NAME} account was opened with this address.`}
      >
        <MailText>
          Confirm this address is yours so we can reach you about your orders and let you back in if
          you forget your password. The link works once, for 7 days.
        </MailText>
        <MailButton href={`${origin}${paths.confirmEmail(token)}`}>Verify email</MailButton>
        <MailText>
          If you didn't open an account, someone mistyped their address: there's nothing to do.
        </MailText>
      </AccountMail>
    ),
  };
}
