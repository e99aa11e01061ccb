import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef } from "react";
import type { Unstyled } from "../../internal/props";
import { skeleton } from "./Skeleton.css";

export interface SkeletonProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"span">, "children">> {
  /** As large as what it stands for, so that nothing moves when that comes: px, or any CSS length. */
  width?: number | string;
  height?: number | string;
  shape?: "text" | "block" | "circle";
}

/**
 * Holds the place of something that is being loaded. Hidden from screen readers: put `aria-busy` on
 * the region, and a `Spinner` with a label or words in it.
 */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { width, height, shape, ...props },
  ref,
) {
  const size: CSSProperties = { inlineSize: width, blockSize: height };
  return (
    <span aria-hidden="true" {...props} ref={ref} className={skeleton({ shape })} style={size} />
  );
});
