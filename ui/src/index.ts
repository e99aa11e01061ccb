import "./theme";
import "./styles/reset.css";

export { Button, type ButtonProps } from "./components/Button";
export { LogoMark, type LogoMarkProps } from "./brand";
export {
  PART_IMAGES,
  type PartImage,
  PartIllustration,
  type PartIllustrationProps,
  partImageFile,
} from "./illustrations";
export { MapLayout, type MapLayoutProps } from "./patterns/MapLayout";
export { DisclosureMenu, type DisclosureMenuProps } from "./patterns/DisclosureMenu";
