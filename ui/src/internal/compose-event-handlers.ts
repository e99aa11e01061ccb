/** One handler that calls the caller's own, then ours. */
export function composeEventHandlers<Event>(
  theirs: ((event: Event) => void) | undefined,
  ours: (event: Event) => void,
) {
  return (event: Event) => {
    theirs?.(event);
    ours(event);
  };
}
