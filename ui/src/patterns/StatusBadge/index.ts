export { type OrderStatus, StatusBadge, type StatusBadgeProps } from "./StatusBadge";
