import type { ReactNode } from "react";
import { darkened, light } from "./mail-theme";

interface MailBoxProps {
  /** What it is filled with, and its edge. */
  fill: "accent" | "sunken";
  /** As wide as the mail, or as what is in it. */
  width: "full" | "content";
  children: ReactNode;
}

const fills = {
  accent: { name: "button", background: "accent", edge: "accent" },
  sunken: { name: "code", background: "sunken", edge: "line" },
} as const;

/** A filled box with an edge: a table, because that alone has a background in every mail client. */
export function MailBox({ fill, width, children }: MailBoxProps) {
  const { name, background, edge } = fills[fill];
  return (
    <table
      role="presentation"
      width={width === "full" ? "100%" : undefined}
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ margin: "8px 0 24px", borderCollapse: "separate" }}
    >
      <tbody>
        <tr>
          <td
            className={darkened(name)}
            style={{
              border: `1px solid ${light(edge)}`,
              borderRadius: 6,
              backgroundColor: light(background),
            }}
          >
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
