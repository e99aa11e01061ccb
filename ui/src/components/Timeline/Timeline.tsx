import { Clock, TriangleAlert } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { warnIfDuplicate, warnIfUnlisted } from "../../internal/development";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css";
import {
  deadline,
  deadlineIcon,
  detail,
  event,
  facts,
  photos,
  point,
  timeline,
  title,
} from "./Timeline.css";

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
  /** `waiting`: somebody has to do something; `problem`: it went wrong. Said before the title, and by a mark of its own. */
  tone?: "done" | "waiting" | "problem";
  /** Until when somebody has to do it: `The seller has until Tue, Dec 1, 2:30 PM`. */
  deadline?: ReactNode;
  /** Pictures, each shown in a square of 72 px. */
  photos?: ReactNode;
}

export interface TimelineProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"ol">, "children" | "aria-label">> {
  /** What of; read, not seen. */
  label: string;
  /** In their order, the first one first. */
  events: readonly TimelineEvent[];
  /** The `id` of where it is now: what follows is still to come. Without it all has happened. */
  current?: string;
  /** The last one stands first. */
  newestFirst?: boolean;
  waitingLabel?: string;
  problemLabel?: string;
}

/**
 * What happened one after another, where it is now, and what is still to come: of an order, a dispute, an
 * import. Renders an `<ol>`.
 */
export const Timeline = forwardRef<HTMLOListElement, TimelineProps>(function Timeline(
  {
    label,
    events,
    current,
    newestFirst,
    waitingLabel = "Waiting",
    problemLabel = "Problem",
    ...props
  },
  ref,
) {
  const keyOf = distinctKeys();
  if (process.env.NODE_ENV !== "production") {
    const ids = events.map(({ id }) => id);
    warnIfDuplicate("Timeline", "id", ids);
    warnIfUnlisted("Timeline", "current", current, ids);
  }
  const now = events.findIndex(({ id }) => id === current);
  const shown = events.map((each, index) => ({ each, index, key: keyOf(each.id) }));
  if (newestFirst) shown.reverse();
  return (
    <ol {...props} ref={ref} aria-label={label} className={timeline} reversed={newestFirst}>
      {shown.map(({ each, index, key }) => (
        <li
          key={key}
          className={event}
          aria-current={index === now ? "step" : undefined}
          data-ahead={(now >= 0 && index > now) || undefined}
          data-tone={each.tone}
        >
          <span className={point} aria-hidden="true">
            {iconOf(each)}
          </span>
          <p className={title}>
            {each.tone === "waiting" ? <span className={hidden}>{waitingLabel}: </span> : null}
            {each.tone === "problem" ? <span className={hidden}>{problemLabel}: </span> : null}
            {each.title}
          </p>
          {each.time || each.by ? (
            <p className={facts}>
              {each.time ? <time dateTime={each.dateTime}>{each.time}</time> : null}
              {each.by ? <span>{each.by}</span> : null}
            </p>
          ) : null}
          {each.detail ? <div className={detail}>{each.detail}</div> : null}
          {each.deadline ? (
            <p className={deadline}>
              <Clock className={deadlineIcon} aria-hidden="true" />
              <bdi>{each.deadline}</bdi>
            </p>
          ) : null}
          {each.photos ? <div className={photos}>{each.photos}</div> : null}
        </li>
      ))}
    </ol>
  );
});

/** What waits or went wrong is told by its shape too. */
function iconOf({ tone, icon }: TimelineEvent) {
  if (tone === "problem") return <TriangleAlert />;
  return icon ?? (tone === "waiting" ? <Clock /> : null);
}
