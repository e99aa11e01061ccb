export { Link, type LinkProps } from "./Link";
export {
  type LinkAdapterProps,
  type LinkComponent,
  LinkProvider,
  type LinkProviderProps,
  UiLink,
  type UiLinkProps,
} from "./LinkContext";
