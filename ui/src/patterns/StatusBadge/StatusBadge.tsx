import { CircleCheck, CircleX, Clock, Truck } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { Badge } from "../../components/Badge";

export type OrderStatus = "Processing" | "Shipped" | "Delivered" | "Canceled";

export interface StatusBadgeProps
  extends Omit<ComponentPropsWithoutRef<typeof Badge>, "tone" | "icon" | "children"> {
  status: OrderStatus;
}

const looks = {
  Processing: { tone: "warning", Icon: Clock },
  Shipped: { tone: "info", Icon: Truck },
  Delivered: { tone: "success", Icon: CircleCheck },
  Canceled: { tone: "neutral", Icon: CircleX },
} as const;

/** How far an order has come: its word, its icon, its color. Renders a `Badge`. */
export const StatusBadge = forwardRef<HTMLSpanElement, StatusBadgeProps>(function StatusBadge(
  { status, ...props },
  ref,
) {
  const { tone, Icon } = looks[status];
  return (
    <Badge {...props} ref={ref} tone={tone} icon={<Icon size={14} strokeWidth={1.75} />}>
      {status}
    </Badge>
  );
});
