import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
} from "react";
import type { Unstyled } from "../../internal/props";
import { Button, ButtonLink } from "../Button";
import { Spinner } from "../Spinner";

export interface LoadMoreProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"div">, "onClick" | "children">> {
  hasMore: boolean;
  /** More is on its way. */
  pending?: boolean;
  /** What there is more of: "Load More News". */
  children: ReactNode;
  /** What the button says when nothing is left. */
  doneLabel?: ReactNode;
  /** The page with more on it: then it is a link, which works without JavaScript. */
  href?: string;
  /** Of the button or the link. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Under a list of which there may be more. When nothing is left it stays where it is and says so,
 * and keeps the focus if it had it. Renders a `<div>` around the button.
 */
export const LoadMore = forwardRef<HTMLDivElement, LoadMoreProps>(function LoadMore(
  { hasMore, pending, children, doneLabel = "Nothing more to load", href, onClick, ...props },
  ref,
) {
  const done = useRef<HTMLButtonElement>(null);
  const hadMore = useRef(hasMore);

  useEffect(() => {
    // The link that was pressed is gone, and the focus with it: it goes to what stands in its place.
    if (hadMore.current && !hasMore && document.activeElement === document.body)
      done.current?.focus({ preventScroll: true });
    hadMore.current = hasMore;
  }, [hasMore]);

  if (!hasMore)
    return (
      <div {...props} ref={ref}>
        <Button ref={done} aria-disabled="true">
          {doneLabel}
        </Button>
      </div>
    );
  return (
    <div {...props} ref={ref}>
      {href === undefined ? (
        <Button pending={pending} onClick={onClick}>
          {children}
        </Button>
      ) : (
        <ButtonLink href={href} onClick={onClick} aria-busy={pending || undefined}>
          {pending ? <Spinner /> : null}
          {children}
        </ButtonLink>
      )}
    </div>
  );
});
