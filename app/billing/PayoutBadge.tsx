import { Badge } from "@partlane/ui";
import { Check, Clock, Undo2 } from "lucide-react";
import type { PayoutStatus } from "~/platform/enums";

const looks = {
  pending: { tone: "warning", label: "Pending", Icon: Clock },
  paid: { tone: "success", label: "Paid", Icon: Check },
  returned: { tone: "warning", label: "Returned", Icon: Undo2 },
} as const;

/** How far a payout is. */
export function PayoutBadge({ status }: { status: PayoutStatus }) {
  const { tone, label, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon size={14} strokeWidth={1.75} />}>
      {label}
    </Badge>
  );
}
