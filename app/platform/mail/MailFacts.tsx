import { darkened, light, mailFont } from "./mail-theme";

interface MailFactsProps {
  /** Label and value: "When", "November 26, 10:12 AM". */
  facts: readonly (readonly [label: string, value: string])[];
}

const cell = { padding: "4px 0", fontFamily: mailFont, fontSize: 16, lineHeight: "24px" } as const;

/** Facts with their labels, one a line; the text rendering writes "Label: value". */
export function MailFacts({ facts }: MailFactsProps) {
  return (
    <table cellPadding={0} cellSpacing={0} border={0} style={{ margin: "0 0 20px" }}>
      <tbody>
        {facts.map(([label, value]) => (
          <tr key={label} data-mail="fact">
            <th
              scope="row"
              align="left"
              className={darkened("muted")}
              style={{
                ...cell,
                paddingRight: 16,
                color: light("inkMuted"),
                fontWeight: 400,
                verticalAlign: "top",
                whiteSpace: "nowrap",
              }}
            >
              {label}
            </th>
            <td
              className={darkened("ink")}
              style={{ ...cell, color: light("ink"), overflowWrap: "anywhere" }}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
