import { PRODUCT_NAME } from "~/content/product";
import { paths } from "~/paths";
import { MailButton } from "~/platform/mail/MailButton";
import { MailText } from "~/platform/mail/MailText";
import { AccountMail, type AccountMailData } from "./AccountMail";

/** To the address that an account has again, with the link to a new password. */
export function emailRevertedMail({ origin, token, displayName }: AccountMailData) {
  return {
    kind: "accounts.email-reverted",
    subject: `Your ${PRODUCT_NAME} email is back`,
    body: (
      <AccountMail
        heading="Your email is back"
        preview="Choose a new password now."
        displayName={displayName}
      >
        <MailText>
          You sign in with this address again, and all devices were signed out. Whoever changed it
          knew your password, so choose a new one now. The link works once, for 30 minutes.
        </MailText>
        <MailButton href={`${origin}${paths.resetPassword(token)}`}>
          Choose a new password
        </MailButton>
        <MailText>After that, use “Forgot password?” on the sign-in page.</MailText>
      </AccountMail>
    ),
  };
}
