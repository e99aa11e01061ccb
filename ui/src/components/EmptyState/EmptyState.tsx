import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import type { Unstyled } from "../../internal/props";
import { Heading } from "../Heading";
import { Text } from "../Text";
import { action as actionStyle, body, icon as iconStyle, root } from "./EmptyState.css";

export interface EmptyStateProps extends Unstyled<Omit<ComponentPropsWithoutRef<"div">, "title">> {
  icon?: ReactNode;
  /** What there is none of, or what went wrong. */
  title: ReactNode;
  /** Makes the title a heading; at level 1 this is the whole page. */
  level?: 1 | 2 | 3 | 4;
  /** The way on. */
  action?: ReactNode;
}

/** In place of content that is not there: what, why (the children), and the way on. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { icon, title, level, action, children, ...props },
  ref,
) {
  return (
    <div {...props} ref={ref} className={root} data-page={level === 1 || undefined}>
      {icon ? (
        <span className={iconStyle} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      {level ? (
        <Heading level={level} size={level === 1 ? "section" : "card"}>
          {title}
        </Heading>
      ) : (
        <Text size={18} weight={600}>
          {title}
        </Text>
      )}
      {children ? <div className={body}>{children}</div> : null}
      {action ? <div className={actionStyle}>{action}</div> : null}
    </div>
  );
});
