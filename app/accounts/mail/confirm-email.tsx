import { PRODUCT_NAME } from "~/content/product";
import { paths } from "~/paths";
import { MailButton } from "~/platform/mail/MailButton";
import { MailText } from "~/platform/mail/MailText";
import { AccountMail, type AccountMailData } from "./AccountMail";

/** The link that makes an address an account's. */
export function confirmEmailMail({ origin, token, displayName }: AccountMailData) {
  return {
    kind: "accounts.confirm-email",
    subject: `Confirm your new ${PRODUCT_NAME} email`,
    body: (
      <AccountMail
        heading="Use this address?"
        preview="Nothing changes until you confirm it."
        displayName={displayName}
        reason={`You're getting this because someone wants to use this address for a ${PRODUCT_NAME} account.`}
      >
        <MailText>
          Someone who is signed in to your account wants to sign in with this address from now on.
          If it was you, confirm it. The link works once, for 24 hours.
        </MailText>
        <MailButton href={`${origin}${paths.confirmEmail(token)}`}>Use this address</MailButton>
        <MailText>If it wasn't you, there's nothing to do: nothing changes.</MailText>
      </AccountMail>
    ),
  };
}
