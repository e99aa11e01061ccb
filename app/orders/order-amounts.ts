import { formatAmount } from "~/content/format";

/** What is to be paid in all, and what of it is not for the parts. */
export interface OrderCosts {
  totalCents: number;
  coreCents: number;
  deliveryCents: number;
  taxCents: number;
}

export interface OrderCost {
  kind: "parts" | "core" | "delivery" | "tax";
  label: string;
  /** With its currency. */
  amount: string;
}

/** What an order's total is made of: the parts, and of the rest what there is. */
export function orderCosts({
  totalCents,
  coreCents,
  deliveryCents,
  taxCents,
}: OrderCosts): OrderCost[] {
  const of = (kind: OrderCost["kind"], label: string, cents: number): OrderCost[] =>
    cents > 0 ? [{ kind, label, amount: formatAmount(cents) }] : [];
  const partsCents = totalCents - coreCents - deliveryCents - taxCents;
  return [
    { kind: "parts", label: "Parts", amount: formatAmount(partsCents) },
    ...of("core", "Core deposits", coreCents),
    ...of("delivery", "Delivery", deliveryCents),
    ...of("tax", "Tax", taxCents),
  ];
}
