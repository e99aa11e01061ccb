import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type ReactNode,
  type Ref,
  useContext,
} from "react";

/** What an adapter receives: an anchor's props with a `href`, and a ref that it must forward. */
export interface LinkAdapterProps extends ComponentPropsWithoutRef<"a"> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

export type LinkComponent = "a" | ((props: LinkAdapterProps) => ReactNode);

const LinkContext = createContext<LinkComponent>("a");

export interface LinkProviderProps {
  /** Renders every link of this package: a router's link, say. */
  component: LinkComponent;
  children: ReactNode;
}

/** Tells the components below how to render links. Without one they are plain `<a href>`. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>;
}

export type UiLinkProps = ComponentPropsWithoutRef<"a"> & { href: string };

/** A link without looks, through the provider: what components are made of. Never exported. */
export const UiLink = forwardRef<HTMLAnchorElement, UiLinkProps>(function UiLink(props, ref) {
  const Component = useContext(LinkContext);
  return <Component {...props} ref={ref} />;
});
