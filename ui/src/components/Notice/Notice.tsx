import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import type { Unstyled } from "../../internal/props";
import {
  action as actionStyle,
  icon as iconStyle,
  notice,
  title as titleStyle,
  words,
} from "./Notice.css";

export interface NoticeProps extends Unstyled<Omit<ComponentPropsWithoutRef<"div">, "title">> {
  tone?: "success" | "info" | "warning" | "neutral" | "critical";
  /** In place of the tone's own icon: a `Spinner` while something is under way. */
  icon?: ReactNode;
  title?: ReactNode;
  /** What can be done about it, at the end. */
  action?: ReactNode;
}

const icons = {
  success: CircleCheck,
  info: Info,
  neutral: Info,
  warning: TriangleAlert,
  critical: CircleAlert,
};

/**
 * Something to know about this place in the page. Appearing later it is read out: at once
 * (`role="alert"`) when critical, else when there is a pause (`role="status"`).
 */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice(
  { tone = "info", icon, title, action, children, ...props },
  ref,
) {
  const Icon = icons[tone];
  return (
    <div
      role={tone === "critical" ? "alert" : "status"}
      {...props}
      ref={ref}
      className={notice({ tone })}
    >
      <span className={iconStyle} aria-hidden="true">
        {icon ?? <Icon />}
      </span>
      <div className={words}>
        {title ? <p className={titleStyle}>{title}</p> : null}
        {children}
      </div>
      {action ? <div className={actionStyle}>{action}</div> : null}
    </div>
  );
});
