import { type ComponentPropsWithoutRef, forwardRef } from "react";
import type { Unstyled } from "../internal/props";
import { MARK_PATH, MARK_SIZE } from "./mark";

export interface LogoMarkProps
  extends Omit<Unstyled<ComponentPropsWithoutRef<"svg">>, "children" | "viewBox" | "title"> {
  /** Accessible name. Leave it out beside the name in words: the mark is then decoration. */
  title?: string;
}

/**
 * The mark: a nut with a lane through it, in the color of the text around it (`currentColor`, so
 * also in forced colors). An `<svg>` of 24 by 24; the lane is cut out and shows what lies behind.
 */
export const LogoMark = forwardRef<SVGSVGElement, LogoMarkProps>(function LogoMark(
  { title, ...rest },
  ref,
) {
  const name = title ? { role: "img", "aria-label": title } : { "aria-hidden": true };
  return (
    // Sized as icons are: it grows with the reader's text.
    <svg
      className="lucide"
      width={MARK_SIZE}
      height={MARK_SIZE}
      {...name}
      {...rest}
      ref={ref}
      viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`}
      fill="currentColor"
      focusable="false"
    >
      <path d={MARK_PATH} fillRule="evenodd" />
    </svg>
  );
});
