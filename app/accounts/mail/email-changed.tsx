import { PRODUCT_NAME } from "~/content/product";
import { paths } from "~/paths";
import { MailButton } from "~/platform/mail/MailButton";
import { MailText } from "~/platform/mail/MailText";
import { AccountMail, type AccountMailData } from "./AccountMail";

/** To the address that an account had, with the way back. */
export function emailChangedMail({
  origin,
  token,
  displayName,
  to,
}: AccountMailData & { to: string }) {
  return {
    kind: "accounts.email-changed",
    subject: `Your ${PRODUCT_NAME} email was changed`,
    body: (
      <AccountMail
        heading="Your email was changed"
        preview="If that wasn't you, change it back."
        displayName={displayName}
        reason={`You're getting this because this was the address of your ${PRODUCT_NAME} account.`}
      >
        <MailText>{`You sign in with ${to} from now on, and no longer with this address. If that was you, you're all set.`}</MailText>
        <MailText>
          If it wasn't, change it back within 7 days. All devices are signed out then, and you
          choose a new password.
        </MailText>
        <MailButton href={`${origin}${paths.confirmEmail(token)}`}>Change it back</MailButton>
      </AccountMail>
    ),
  };
}
