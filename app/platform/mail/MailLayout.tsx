import type { ReactNode } from "react";
import { darkened, darkStyles, light, mailFont } from "./mail-theme";

interface MailLayoutProps {
  /** The product's name, shown at the top. */
  brand: string;
  /** The one heading. */
  heading: string;
  /** What inboxes show after the subject; says what the mail is about, not its heading again. */
  preview: string;
  /** Why the reader gets it, one sentence: "You're getting this because …". */
  reason: string;
  children: ReactNode;
}

/**
 * The whole document of a mail: the brand, a card with the heading and what there is to say, and why it
 * came. Tables and inline styles, because that is what mail clients understand; no image is loaded from
 * anywhere. Use `MailText`, `MailButton`, `MailCode` and `MailDataList` inside.
 */
export function MailLayout({ brand, heading, preview, reason, children }: MailLayoutProps) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Else iOS makes links of its own of dates and part numbers. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{heading}</title>
        <style>{`:root { color-scheme: light dark; } ${darkStyles}`}</style>
      </head>
      <body
        className={darkened("page")}
        style={{
          margin: 0,
          padding: 0,
          backgroundColor: light("page"),
          color: light("ink"),
          fontFamily: mailFont,
        }}
      >
        <div
          data-mail="preview"
          style={{ display: "none", overflow: "hidden", maxHeight: 0, opacity: 0 }}
        >
          {preview}
        </div>
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          border={0}
          className={darkened("page")}
          style={{ backgroundColor: light("page") }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: "32px 16px" }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  border={0}
                  style={{ maxWidth: 560 }}
                >
                  <tbody>
                    <tr>
                      <td style={{ padding: "0 0 16px" }}>
                        <span
                          data-mail="brand"
                          className={darkened("ink")}
                          style={{
                            color: light("ink"),
                            fontFamily: mailFont,
                            fontSize: 20,
                            fontWeight: 800,
                            letterSpacing: "-0.01em",
                          }}
                        >
                          {brand}
                        </span>
                      </td>
                    </tr>
                    <tr>
                      <td
                        className={darkened("card")}
                        style={{
                          backgroundColor: light("surface"),
                          border: `1px solid ${light("line")}`,
                          borderRadius: 10,
                          padding: "32px 28px 16px",
                        }}
                      >
                        <h1
                          className={darkened("ink")}
                          style={{
                            margin: "0 0 16px",
                            color: light("ink"),
                            fontFamily: mailFont,
                            fontSize: 24,
                            fontWeight: 700,
                            lineHeight: "30px",
                          }}
                        >
                          {heading}
                        </h1>
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td style={{ padding: "16px 4px 0" }}>
                        <p
                          data-mail="reason"
                          className={darkened("muted")}
                          style={{
                            margin: 0,
                            color: light("inkMuted"),
                            fontFamily: mailFont,
                            fontSize: 13,
                            lineHeight: "20px",
                          }}
                        >
                          {reason}
                        </p>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
