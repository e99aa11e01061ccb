export { type SiteAccount, SiteHeader, type SiteHeaderProps } from "./SiteHeader";
