import { count } from "~/platform/metrics/counts.server";

/**
 * What takes a while to load and may be a while old: loaded when it is first asked for, and again after
 * `freshMs`. When loading again fails, what there was before will do.
 * @param name what the metrics call it.
 */
export function staleWhileRevalidate<T>(
  name: string,
  load: () => Promise<T>,
  freshMs: number,
): (now?: number) => Promise<T> {
  let made: { at: number; loaded: Promise<T> } | undefined;
  return (now = Date.now()) => {
    if (made && now - made.at < freshMs) {
      count("cache", { cache: name, result: "hit" });
      return made.loaded;
    }
    count("cache", { cache: name, result: "miss" });
    const before = made?.loaded;
    const loading = load().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    made = {
      at: now,
      loaded: before
        ? loading.catch(() => {
            count("cache", { cache: name, result: "stale" });
            return before;
          })
        : loading,
    };
    return made.loaded;
  };
}
