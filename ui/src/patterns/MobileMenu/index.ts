export {
  MobileMenu,
  type MobileMenuAccount,
  type MobileMenuProps,
  type SiteLink,
} from "./MobileMenu";
