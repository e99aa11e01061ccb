import type { ReactNode } from "react";
import { MailBox } from "./MailBox";
import { darkened, light, mailFont } from "./mail-theme";

interface MailButtonProps {
  /** An absolute address: a mail has no page to start from. */
  href: string;
  /** What the press does: "Choose a new password". */
  children: ReactNode;
}

/** The one thing to do, at most one in a mail; the text rendering writes its address below it. */
export function MailButton({ href, children }: MailButtonProps) {
  return (
    <MailBox fill="accent" width="content">
      <a
        href={href}
        data-mail="button"
        className={darkened("button")}
        style={{
          display: "inline-block",
          padding: "12px 20px",
          borderRadius: 5,
          backgroundColor: light("accent"),
          color: light("onAccent"),
          fontFamily: mailFont,
          fontSize: 16,
          fontWeight: 600,
          lineHeight: "20px",
          textDecoration: "none",
        }}
      >
        {children}
      </a>
    </MailBox>
  );
}
