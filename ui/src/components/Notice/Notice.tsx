import { ChevronDown, CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import type { Unstyled } from "../../internal/props";
import * as css from "./Notice.css";

export interface NoticeProps extends Unstyled<Omit<ComponentPropsWithoutRef<"div">, "title">> {
  tone?: "success" | "info" | "warning" | "neutral" | "critical";
  /** In place of the tone's own icon: a `Spinner` while something is under way. */
  icon?: ReactNode;
  title?: ReactNode;
  /** What can be done about it, at the end. */
  action?: ReactNode;
  /** Its title folds the rest away, and brings it back: for what lies over something else. */
  folds?: boolean;
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
 * (`role="alert"`) when critical, else when there is a pause (`role="status"`). One that folds is open
 * at first, and works without JavaScript.
 */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice(
  { tone = "info", icon, title, action, folds = false, children, ...props },
  ref,
) {
  const Icon = icons[tone];
  return (
    <div
      role={tone === "critical" ? "alert" : "status"}
      {...props}
      ref={ref}
      className={css.notice({ tone })}
    >
      <span className={css.icon} aria-hidden="true">
        {icon ?? <Icon />}
      </span>
      <div className={css.words}>
        {folds && title ? (
          <details open>
            <summary className={css.fold}>
              <span className={css.foldTitle}>{title}</span>
              <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
            </summary>
            {children}
          </details>
        ) : (
          <>
            {title ? <p className={css.title}>{title}</p> : null}
            {children}
          </>
        )}
      </div>
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  );
});
