export { DisclosureMenu, type DisclosureMenuProps } from "./DisclosureMenu";
