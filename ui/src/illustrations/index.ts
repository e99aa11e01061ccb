export type { IllustrationProps } from "./Illustration";
export { PART_IMAGES, type PartImage, partImageFile } from "./names";
export { PartIllustration, type PartIllustrationProps } from "./PartIllustration";
export {
  Alternator,
  BrakePads,
  BrakeRotor,
  CategoryBody,
  CategoryBrake,
  CategoryElectrical,
  CategorySuspension,
  Headlight,
  ShockAbsorber,
} from "./parts";
