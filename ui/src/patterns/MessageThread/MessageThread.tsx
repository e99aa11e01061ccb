import { type ComponentPropsWithoutRef, Fragment, forwardRef, type ReactNode } from "react";
import { warnIfDuplicate, warnIfUnlisted } from "../../internal/development";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import * as css from "./MessageThread.css";

export interface ThreadMessage {
  id: string;
  /** By the reader: at the end of the line, the other's at its start. */
  own?: boolean;
  /** Who wrote it: a name, `You`. */
  by: ReactNode;
  /** When, in words: `Nov 22, 2:31 PM`. */
  time: ReactNode;
  /** The same for machines. */
  dateTime?: string;
  /** As it was written, in its lines. */
  text?: ReactNode;
  /** Pictures, each shown in a square of 72 px. */
  photos?: ReactNode;
  /** Under it, that the other has read it: `Seen`. */
  seen?: ReactNode;
}

export interface MessageThreadProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"div">, "children" | "aria-label">> {
  /** Between whom, or what about; read, not seen. */
  label: string;
  /** In their order, the last one last. */
  messages: readonly ThreadMessage[];
  /** The `id` of the first one that is new to the reader: a line stands before it. */
  newFrom?: string;
  newLabel?: string;
  /** Where there is none yet. */
  empty?: ReactNode;
  /** The form that writes another, or why there is none. */
  composer?: ReactNode;
}

/** What two sides wrote to one another. A message that comes later is read out. Renders a `<div>` with a log in it. */
export const MessageThread = forwardRef<HTMLDivElement, MessageThreadProps>(function MessageThread(
  {
    label,
    messages,
    newFrom,
    newLabel = "New messages",
    empty = "No messages yet.",
    composer,
    ...props
  },
  ref,
) {
  const keyOf = distinctKeys();
  if (process.env.NODE_ENV !== "production") {
    const ids = messages.map(({ id }) => id);
    warnIfDuplicate("MessageThread", "id", ids);
    warnIfUnlisted("MessageThread", "newFrom", newFrom, ids);
  }
  const firstNew = messages.findIndex(({ id }) => id === newFrom);
  return (
    <div {...props} ref={ref} className={css.thread}>
      <div role="log" aria-label={label}>
        {messages.length > 0 ? (
          // Told, because Safari takes the list away from a list without bullets.
          <ol role="list" className={css.messages}>
            {messages.map(({ id, own, by, time, dateTime, text, photos, seen }, index) => (
              <Fragment key={keyOf(id)}>
                {index === firstNew ? <li className={css.divider}>{newLabel}</li> : null}
                <li className={css.message} data-own={own || undefined}>
                  <p className={css.head}>
                    <bdi className={css.by}>{by}</bdi> <time dateTime={dateTime}>{time}</time>
                  </p>
                  <div className={css.bubble}>
                    {text ? (
                      <p className={css.text} dir="auto">
                        {text}
                      </p>
                    ) : null}
                    {photos ? <div className={css.photos}>{photos}</div> : null}
                  </div>
                  {seen ? <p className={css.seen}>{seen}</p> : null}
                </li>
              </Fragment>
            ))}
          </ol>
        ) : (
          <p className={css.empty}>{empty}</p>
        )}
      </div>
      {composer ? <div className={css.composer}>{composer}</div> : null}
    </div>
  );
});
