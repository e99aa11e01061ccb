export {
  ClusterPin,
  type ClusterPinProps,
  OriginPin,
  PriceBadge,
  type PriceBadgeProps,
} from "./PriceBadge";
