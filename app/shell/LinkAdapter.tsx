import { Link, matchRoutes, PrefetchPageLinks, useLocation } from "@remix-run/react";
import {
  type AnchorHTMLAttributes,
  forwardRef,
  type SyntheticEvent,
  useRef,
  useState,
} from "react";

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
  const [isAhead, handlers] = useAhead(href, props);
  if (!href.startsWith("/") || props.download !== undefined || props.target === "_blank")
    return <a {...props} ref={ref} href={href} />;
  const [target = "", hash] = href.split("#");
  const samePath = target.split("?")[0] === pathname;
  return (
    <>
      <Link
        {...props}
        {...handlers}
        ref={ref}
        to={href}
        preventScrollReset={samePath && hash === undefined}
      />
      {isAhead ? <PrefetchPageLinks page={href} /> : null}
    </>
  );
});

/**
 * Whether to fetch a link's page ahead: somebody points at it for longer than in passing. What Remix's
 * own `prefetch="intent"` does, which complains in the console of a link that has only just come, whose
 * route is still being asked for.
 */
function useAhead(href: string, theirs: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const [isAhead, setAhead] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const begin = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => setAhead(Boolean(matchRoutes(globalThis.__remixRouter?.routes ?? [], href))),
      100,
    );
  };
  const end = () => {
    clearTimeout(timer.current);
    setAhead(false);
  };
  return [
    isAhead,
    {
      onFocus: both(theirs.onFocus, begin),
      onBlur: both(theirs.onBlur, end),
      onMouseEnter: both(theirs.onMouseEnter, begin),
      onMouseLeave: both(theirs.onMouseLeave, end),
      onTouchStart: both(theirs.onTouchStart, begin),
    },
  ] as const;
}

const both =
  <Event extends SyntheticEvent>(first: ((event: Event) => void) | undefined, then: () => void) =>
  (event: Event) => {
    first?.(event);
    then();
  };
