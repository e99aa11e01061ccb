import type { ReactNode } from "react";
import { darkened, light } from "./mail-theme";

interface MailLinkProps {
  /** An absolute address: a mail has no page to start from. */
  href: string;
  children: ReactNode;
}

/** A link inside a `MailText`; the text rendering writes its address behind it. */
export function MailLink({ href, children }: MailLinkProps) {
  return (
    <a
      href={href}
      className={darkened("link")}
      style={{ color: light("accentText"), textDecoration: "underline" }}
    >
      {children}
    </a>
  );
}
