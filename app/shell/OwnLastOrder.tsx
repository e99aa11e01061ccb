import { Link, Notice } from "@partlane/ui";
import { paths } from "~/paths";

/** To whom a part is sold out because they have the last piece: their order, in place of "Sold out". */
export function OwnLastOrder({
  number,
  isRefused = false,
}: {
  number: string;
  /** They tried to order one more. */
  isRefused?: boolean;
}) {
  return (
    <Notice tone={isRefused ? "warning" : "success"} role={isRefused ? "alert" : "status"}>
      You already have the last one:{" "}
      <Link href={paths.dashboardOrder(number)} tone="ink">
        {number}
      </Link>
      .{isRefused ? " We didn't order more." : null}
    </Notice>
  );
}
