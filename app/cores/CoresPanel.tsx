import { Badge, Item, ItemList, Panel } from "@partlane/ui";
import { formatAmount } from "~/content/format";
import { piecesText } from "~/orders/order-details";
import { paths } from "~/paths";
import type { CoreListItem } from "./core-details";
import { backText, badgeOf, dayOf, lastDayOf } from "./core-words";

/** The deposits for old parts on an order's page: how each stands, and the way to its own page. */
export function CoresPanel({ cores }: { cores: readonly CoreListItem[] }) {
  if (cores.length === 0) return null;
  return (
    <Panel title="Core deposits" id="cores" flush>
      <ItemList>
        {cores.map((core) => {
          const { id, partName: name, quantity, depositCents, settledAt, state } = core;
          const lastDay = lastDayOf(core);
          return (
            <Item
              key={id}
              title={<bdi>{piecesText({ name, quantity })}</bdi>}
              badge={<Badge tone={badgeOf(core).tone}>{badgeOf(core).name}</Badge>}
              text={
                settledAt && state !== "refused" && state !== "forfeited"
                  ? `${backText(core)} back`
                  : formatAmount(depositCents)
              }
              meta={lastDay ? `By ${dayOf(lastDay)}` : undefined}
              href={paths.dashboardCore(id)}
            />
          );
        })}
      </ItemList>
    </Panel>
  );
}
