import { MailLink } from "~/platform/mail/MailLink";
import { MailText } from "~/platform/mail/MailText";

export interface OptionalMailLinks {
  /** Where one press ends mails of this kind. */
  unsubscribe: string;
  /** Where an account chooses its mails. */
  choices: string;
}

/** Under a mail that is about no order: the ways to get no more of its kind. */
export function OptionalMailFooter({ unsubscribe, choices }: OptionalMailLinks) {
  return (
    <MailText tone="muted">
      <MailLink href={unsubscribe}>Stop these emails</MailLink>
      {" · "}
      <MailLink href={choices}>Choose which emails you get</MailLink>
    </MailText>
  );
}
