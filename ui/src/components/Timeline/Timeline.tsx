import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { warnIfDuplicate, warnIfUnlisted } from "../../internal/development";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import { detail, event, facts, point, timeline, title } from "./Timeline.css";

export interface TimelineEvent {
  id: string;
  /** What happened, or is to happen. */
  title: ReactNode;
  /** When, in words: "Nov 22, 2:14 PM"; for what is to come "Expected Nov 27". */
  time?: ReactNode;
  /** The same for machines. */
  dateTime?: string;
  by?: ReactNode;
  /** A sentence more: a tracking number, a reason. */
  detail?: ReactNode;
  /** In its mark, 14 px; decoration. */
  icon?: ReactNode;
}

export interface TimelineProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"ol">, "children" | "aria-label">> {
  /** What of; read, not seen. */
  label: string;
  /** In their order, the first one first. */
  events: readonly TimelineEvent[];
  /** The `id` of where it is now: what follows is still to come. Without it all has happened. */
  current?: string;
}

/**
 * What happened one after another, where it is now, and what is still to come: of an order, a dispute, an
 * import. Renders an `<ol>`.
 */
export const Timeline = forwardRef<HTMLOListElement, TimelineProps>(function Timeline(
  { label, events, current, ...props },
  ref,
) {
  const keyOf = distinctKeys();
  if (process.env.NODE_ENV !== "production") {
    const ids = events.map(({ id }) => id);
    warnIfDuplicate("Timeline", "id", ids);
    warnIfUnlisted("Timeline", "current", current, ids);
  }
  const now = events.findIndex(({ id }) => id === current);
  return (
    <ol {...props} ref={ref} aria-label={label} className={timeline}>
      {events.map((each, index) => (
        <li
          key={keyOf(each.id)}
          className={event}
          aria-current={index === now ? "step" : undefined}
          data-ahead={(now >= 0 && index > now) || undefined}
        >
          <span className={point} aria-hidden="true">
            {each.icon}
          </span>
          <p className={title}>{each.title}</p>
          {each.time || each.by ? (
            <p className={facts}>
              {each.time ? <time dateTime={each.dateTime}>{each.time}</time> : null}
              {each.by ? <span>{each.by}</span> : null}
            </p>
          ) : null}
          {each.detail ? <div className={detail}>{each.detail}</div> : null}
        </li>
      ))}
    </ol>
  );
});
