import { PRODUCT_NAME, SUPPORT_EMAIL } from "~/content/product";
import { MailText } from "~/platform/mail/MailText";
import { AccountMail } from "./AccountMail";

/** The last mail to an account. */
export function accountDeletedMail({ displayName }: { displayName: string | null }) {
  return {
    kind: "accounts.account-deleted",
    subject: `Your ${PRODUCT_NAME} account is deleted`,
    body: (
      <AccountMail
        heading="Your account is deleted"
        preview="This is our last email to you."
        displayName={displayName}
        reason={`You're getting this because your ${PRODUCT_NAME} account was just deleted.`}
      >
        <MailText>
          Your account is deleted, with everything we kept about you. Sellers keep their orders,
          without your name.
        </MailText>
        <MailText>{`If that wasn't you, write to ${SUPPORT_EMAIL} right away.`}</MailText>
      </AccountMail>
    ),
  };
}
