/** When every story takes place. */
export const storyTime = Date.parse("2026-11-21T15:00:00Z");

/**
 * Makes the document's clock start at `storyTime` and run on from there, so that dates in pictures
 * never change while timers still work. Returns what puts the real clock back.
 */
export function startStoryClock(): () => void {
  const RealDate = globalThis.Date;
  const startedAt = performance.now();
  const now = () => storyTime + Math.floor(performance.now() - startedAt);
  const StoryDate = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, args: [], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
    get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
  });
  globalThis.Date = StoryDate;
  return () => {
    if (globalThis.Date === StoryDate) globalThis.Date = RealDate;
  };
}
