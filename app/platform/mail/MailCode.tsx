import { MailBox } from "./MailBox";
import { darkened, light, mailMono } from "./mail-theme";

interface MailCodeProps {
  /** To be typed or copied: a one-time code, an order's number. */
  children: string;
}

/** A code that stands out and is copied in one go. */
export function MailCode({ children }: MailCodeProps) {
  return (
    <MailBox fill="sunken" width="full">
      <p
        data-mail="code"
        className={darkened("code")}
        style={{
          margin: 0,
          padding: "12px 16px",
          borderRadius: 5,
          backgroundColor: light("sunken"),
          color: light("ink"),
          fontFamily: mailMono,
          fontSize: 20,
          letterSpacing: "0.04em",
          lineHeight: "28px",
          overflowWrap: "anywhere",
        }}
      >
        {children}
      </p>
    </MailBox>
  );
}
