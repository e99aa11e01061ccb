import type { ReactNode } from "react";
import { darkened, light, mailFont } from "./mail-theme";

interface MailTextProps {
  /** `muted` is for what most readers may skip. */
  tone?: "ink" | "muted";
  children: ReactNode;
}

/** A paragraph of a mail. */
export function MailText({ tone = "ink", children }: MailTextProps) {
  const isMuted = tone === "muted";
  return (
    <p
      className={darkened(tone)}
      style={{
        margin: "0 0 16px",
        color: light(isMuted ? "inkMuted" : "ink"),
        fontFamily: mailFont,
        fontSize: isMuted ? 14 : 16,
        lineHeight: isMuted ? "22px" : "24px",
        overflowWrap: "anywhere",
      }}
    >
      {children}
    </p>
  );
}
