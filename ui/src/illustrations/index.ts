export { PART_IMAGES, type PartImage, partImageFile } from "./names";
export { PartIllustration, type PartIllustrationProps } from "./PartIllustration";
