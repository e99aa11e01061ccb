export {
  ClusterPin,
  type ClusterPinProps,
  OriginPin,
  type OriginPinProps,
  PriceBadge,
  type PriceBadgeProps,
} from "./PriceBadge";
