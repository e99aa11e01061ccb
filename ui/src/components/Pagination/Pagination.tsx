import { ChevronLeft, ChevronRight } from "lucide-react";
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useEffect,
  useRef,
} from "react";
import type { Unstyled } from "../../internal/props";
import { ButtonLink } from "../Button";
import { count, end, pagination, ways } from "./Pagination.css";

export interface PaginationProps extends Unstyled<ComponentPropsWithoutRef<"nav">> {
  /** What of there are pages; read, not seen. */
  label?: string;
  /** The page before and the page after, where there is one. */
  previousHref?: string | null;
  nextHref?: string | null;
  previousLabel?: ReactNode;
  nextLabel?: ReactNode;
  /** How many are shown, and of how many: "50 shown of 1,204". */
  children?: ReactNode;
}

/**
 * Back and on through a list whose pages have no numbers, by links. Where it does not go on the words
 * stay, as text. A link that was pressed and is gone leaves the focus to the count, which is read out
 * as it changes. Renders `<nav>`.
 */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  {
    label = "Pages",
    previousHref,
    nextHref,
    previousLabel = "Previous",
    nextLabel = "Next",
    children,
    ...props
  },
  ref,
) {
  const counted = useRef<HTMLParagraphElement>(null);
  const hadWays = useRef({ previousHref, nextHref });

  useEffect(() => {
    const { previousHref: back, nextHref: on } = hadWays.current;
    const isGone = (back && !previousHref) || (on && !nextHref);
    if (isGone && document.activeElement === document.body)
      counted.current?.focus({ preventScroll: true });
    hadWays.current = { previousHref, nextHref };
  }, [previousHref, nextHref]);

  const back = (
    <>
      <ChevronLeft size={18} strokeWidth={1.75} />
      {previousLabel}
    </>
  );
  const on = (
    <>
      {nextLabel}
      <ChevronRight size={18} strokeWidth={1.75} />
    </>
  );
  return (
    <nav aria-label={label} {...props} ref={ref} className={pagination}>
      <p ref={counted} className={count} tabIndex={-1} aria-live="polite">
        {children}
      </p>
      <div className={ways}>
        {previousHref ? (
          <ButtonLink href={previousHref} rel="prev">
            {back}
          </ButtonLink>
        ) : (
          <span className={end}>{back}</span>
        )}
        {nextHref ? (
          <ButtonLink href={nextHref} rel="next">
            {on}
          </ButtonLink>
        ) : (
          <span className={end}>{on}</span>
        )}
      </div>
    </nav>
  );
});
