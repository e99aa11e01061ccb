import type { ReactNode } from "react";
import { PRODUCT_NAME } from "~/content/product";
import { MailLayout } from "~/platform/mail/MailLayout";
import { MailText } from "~/platform/mail/MailText";

export interface AccountMailProps {
  heading: string;
  preview: string;
  /** Left out where the mail does not go to an account's owner. */
  displayName?: string | null;
  /** Why the reader gets it, where it is not that they have an account. */
  reason?: string;
  children: ReactNode;
}

/** What a mail to an account is made of; `origin` and `token` make its link. */
export interface AccountMailData {
  origin: string;
  token: string;
  displayName: string | null;
}

/** A mail about the recipient's account. */
export function AccountMail({ heading, preview, displayName, reason, children }: AccountMailProps) {
  return (
    <MailLayout
      brand={PRODUCT_NAME}
      heading={heading}
      preview={preview}
      reason={reason ?? `You're getting this because you have a ${PRODUCT_NAME} account.`}
    >
      <MailText>{displayName ? `Hi ${displayName},` : "Hi,"}</MailText>
      {children}
    </MailLayout>
  );
}
