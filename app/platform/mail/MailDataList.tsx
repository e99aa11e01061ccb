import { darkened, light, mailFont } from "./mail-theme";

interface MailDataListProps {
  /** Label and value: "When", "November 26, 10:12 AM". */
  items: readonly (readonly [label: string, value: string])[];
}

const cell = { padding: "4px 0", fontFamily: mailFont, fontSize: 16, lineHeight: "24px" } as const;

/** Labeled values, one a line; the text rendering writes "Label: value". */
export function MailDataList({ items }: MailDataListProps) {
  return (
    <table cellPadding={0} cellSpacing={0} border={0} style={{ margin: "0 0 20px" }}>
      <tbody>
        {items.map(([label, value]) => (
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
