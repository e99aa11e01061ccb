import { Badge, ButtonLink, Inline, Link, Panel, Stack } from "@partlane/ui";
import { piecesText } from "~/orders/order-details";
import { paths } from "~/paths";
import type { ReturnListItem } from "./return-details";
import { stateBadges } from "./return-states";

/** The returns of an order, and the way to ask for one. Nothing where there is neither. */
export function ReturnsPanel({
  number,
  returns,
  canAsk,
}: {
  /** The order's. */
  number: string;
  returns: readonly ReturnListItem[];
  canAsk: boolean;
}) {
  if (returns.length === 0 && !canAsk) return null;
  return (
    <Panel
      title="Returns"
      text={returns.length === 0 ? "Something wrong with a part? Send it back." : undefined}
    >
      <Stack gap={4}>
        {returns.length > 0 ? (
          <Stack as="ul" gap={3}>
            {returns.map(({ number: own, partName: name, quantity, state }) => (
              <Inline key={own} as="li" justify="between" gap={3}>
                <Link href={paths.dashboardReturn(own)} tone="ink">
                  {`${own}, `}
                  <bdi>{piecesText({ name, quantity })}</bdi>
                </Link>
                <Badge tone={stateBadges[state].tone}>{stateBadges[state].name}</Badge>
              </Inline>
            ))}
          </Stack>
        ) : null}
        {canAsk ? (
          <Inline>
            <ButtonLink href={paths.orderReturn(number)}>Return a part</ButtonLink>
          </Inline>
        ) : null}
      </Stack>
    </Panel>
  );
}
