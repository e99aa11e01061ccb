export {
  FeatureCell,
  type FeatureCellProps,
  FeatureGrid,
  type FeatureGridProps,
} from "./FeatureGrid";
