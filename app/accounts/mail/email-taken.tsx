import { PRODUCT_NAME } from "~/content/product";
import { paths } from "~/paths";
import { MailButton } from "~/platform/mail/MailButton";
import { MailText } from "~/platform/mail/MailText";
import { AccountMail } from "./AccountMail";

/** In place of the link to confirm an address, where it is another account's. */
export function emailTakenMail({ origin }: { origin: string }) {
  return {
    kind: "accounts.email-taken",
    subject: `You already have a ${PRODUCT_NAME} account`,
    body: (
      <AccountMail heading="You already have an account" preview="Nothing was changed.">
        <MailText>
          Someone wanted to use this address for another account, but it belongs to yours. Nothing
          was changed.
        </MailText>
        <MailText>If it was you, and you forgot about this account, you can get back in:</MailText>
        <MailButton href={`${origin}${paths.forgotPassword()}`}>Choose a new password</MailButton>
      </AccountMail>
    ),
  };
}
