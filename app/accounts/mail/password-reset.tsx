import { PRODUCT_NAME } from "~/content/product";
import { paths } from "~/paths";
import { MailButton } from "~/platform/mail/MailButton";
import { MailText } from "~/platform/mail/MailText";
import { AccountMail, type AccountMailData } from "./AccountMail";

/** The link to choose a new password. */
export function passwordResetMail({ origin, token, displayName }: AccountMailData) {
  return {
    kind: "accounts.password-reset",
    subject: `Choose a new ${PRODUCT_NAME} password`,
    body: (
      <AccountMail
        heading="Choose a new password"
        preview="The link works once, for 30 minutes."
        displayName={displayName}
      >
        <MailText>
          Someone asked for a new password for your account. If it was you, choose one now. The link
          works once, for 30 minutes.
        </MailText>
        <MailButton href={`${origin}${paths.resetPassword(token)}`}>
          Choose a new password
        </MailButton>
        <MailText>If it wasn't you, there's nothing to do: your password stays as it is.</MailText>
      </AccountMail>
    ),
  };
}
