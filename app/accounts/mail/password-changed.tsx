import { PRODUCT_NAME, SUPPORT_EMAIL } from "~/content/product";
import { paths } from "~/paths";
import { MailButton } from "~/platform/mail/MailButton";
import { MailText } from "~/platform/mail/MailText";
import { AccountMail } from "./AccountMail";

/** After a change of password, by whichever way. Without an `origin` it has no link. */
export function passwordChangedMail({
  origin,
  displayName,
}: {
  origin: string | undefined;
  displayName: string | null;
}) {
  return {
    kind: "accounts.password-changed",
    subject: `Your ${PRODUCT_NAME} password was changed`,
    body: (
      <AccountMail
        heading="Your password was changed"
        preview="If that wasn't you, take your account back now."
        displayName={displayName}
      >
        <MailText>
          The password of your account was just changed, and your other devices were signed out. If
          that was you, you're all set.
        </MailText>
        <MailText>
          If it wasn't, take your account back now: choose another password with “Forgot password?”
          on the sign-in page.
        </MailText>
        {origin ? (
          <MailButton href={`${origin}${paths.forgotPassword()}`}>
            Choose another password
          </MailButton>
        ) : null}
        <MailText>{`If that doesn't work, write to ${SUPPORT_EMAIL}.`}</MailText>
      </AccountMail>
    ),
  };
}
