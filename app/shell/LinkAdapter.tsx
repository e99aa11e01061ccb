import { Link, useLocation } from "@remix-run/react";
import { type AnchorHTMLAttributes, forwardRef } from "react";

type LinkAdapterProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * How `ui` renders links on the site: client-side navigation for our own paths, a plain anchor for
 * the rest. A link that changes only the query keeps the reader's place on the page (SPEC A1).
 */
export const LinkAdapter = forwardRef<HTMLAnchorElement, LinkAdapterProps>(function LinkAdapter(
  { href, ...props },
  ref,
) {
  const { pathname } = useLocation();
  if (!href.startsWith("/") || props.download !== undefined || props.target === "_blank")
    return <a {...props} ref={ref} href={href} />;
  const [target = "", hash] = href.split("#");
  const samePath = target.split("?")[0] === pathname;
  return (
    <Link
      {...props}
      ref={ref}
      to={href}
      prefetch="intent"
      preventScrollReset={samePath && hash === undefined}
    />
  );
});
