import { type ComponentPropsWithoutRef, forwardRef } from "react";
import type { Unstyled } from "../internal/props";
import { ART_SIZE, artStroke, type Drawing } from "./drawing";
import { artVars, illustration } from "./illustration.css";

type Base = Omit<Unstyled<ComponentPropsWithoutRef<"svg">>, "children" | "viewBox" | "title">;

export interface IllustrationProps extends Base {
  /** Accessible name. Without it the picture is decoration and hidden from assistive technology. */
  title?: string;
}

/**
 * Frame of every part picture: an `<svg>` of 160 × 160 units, sized by `width`, in the theme's
 * colors. It has no ids, so a page may hold any number of the same picture.
 */
export const Illustration = forwardRef<SVGSVGElement, IllustrationProps & { drawing: Drawing }>(
  function Illustration({ drawing, title, ...rest }, ref) {
    const name = title ? { role: "img", "aria-label": title } : { "aria-hidden": true };
    return (
      <svg
        width={ART_SIZE}
        height={ART_SIZE}
        {...artStroke(artVars)}
        {...name}
        {...rest}
        ref={ref}
        viewBox={`0 0 ${ART_SIZE} ${ART_SIZE}`}
        focusable="false"
        className={illustration}
      >
        {drawing(artVars)}
      </svg>
    );
  },
);
