import { type ComponentPropsWithoutRef, forwardRef } from "react";
import type { Unstyled } from "../../internal/props";
import { avatar } from "./Avatar.css";
import { initialsOf } from "./initials";

export interface AvatarProps extends Unstyled<Omit<ComponentPropsWithoutRef<"span">, "children">> {
  name?: string | null;
  email?: string | null;
  /** Side in px. */
  size?: 34 | 44;
}

/**
 * Somebody's initials in a circle. Beside the name in words it is decoration; alone it needs an
 * `aria-label`, and then it is an image with that name.
 */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, email, size, ...props },
  ref,
) {
  const named = props["aria-label"] !== undefined;
  return (
    <span
      role={named ? "img" : undefined}
      aria-hidden={named ? undefined : true}
      {...props}
      ref={ref}
      className={avatar({ size })}
    >
      {initialsOf(name, email)}
    </span>
  );
});
