import type { ReactNode } from "react";
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
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ margin: "8px 0 24px" }}
    >
      <tbody>
        <tr>
          <td
            className={darkened("button")}
            style={{ borderRadius: 6, backgroundColor: light("accent") }}
          >
            <a
              href={href}
              data-mail="button"
              className={darkened("button")}
              style={{
                display: "inline-block",
                padding: "12px 20px",
                border: `1px solid ${light("accent")}`,
                borderRadius: 6,
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
          </td>
        </tr>
      </tbody>
    </table>
  );
}
