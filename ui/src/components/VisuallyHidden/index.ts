export {
  SkipLink,
  type SkipLinkProps,
  VisuallyHidden,
  type VisuallyHiddenProps,
} from "./VisuallyHidden";
