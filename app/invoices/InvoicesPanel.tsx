import { ButtonLink, Item, ItemList, Panel } from "@partlane/ui";
import { formatAmount, formatLongDate } from "~/content/format";
import { paths } from "~/paths";
import { type InvoiceItem, invoiceNumberText } from "./invoice-number";

/** What was issued about an order, to be printed. Nothing where there is nothing. */
export function InvoicesPanel({ invoices }: { invoices: InvoiceItem[] }) {
  if (invoices.length === 0) return null;
  return (
    <Panel title="Invoices" flush>
      <ItemList>
        {invoices.map(({ id, totalCents, issuedAt, ...of }) => {
          const number = invoiceNumberText(of);
          return (
            <Item
              key={id}
              title={`${of.kind === "invoice" ? "Invoice" : "Credit note"} ${number}`}
              text={formatAmount(totalCents)}
              meta={formatLongDate(issuedAt.toISOString())}
              action={
                <ButtonLink
                  href={paths.invoicePdf(id)}
                  size="small"
                  aria-label={`PDF of ${number}`}
                  download
                >
                  PDF
                </ButtonLink>
              }
            />
          );
        })}
      </ItemList>
    </Panel>
  );
}
