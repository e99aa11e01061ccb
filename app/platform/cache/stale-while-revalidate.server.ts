/**
 * What takes a while to load and may be a while old: loaded when it is first asked for, and anew after
 * `freshMs`. When loading anew fails, what there was before will do.
 */
export function staleWhileRevalidate<T>(
  load: () => Promise<T>,
  freshMs: number,
): (now?: number) => Promise<T> {
  let made: { at: number; loaded: Promise<T> } | undefined;
  return (now = Date.now()) => {
    if (made && now - made.at < freshMs) return made.loaded;
    const before = made?.loaded;
    const loading = load().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    made = { at: now, loaded: before ? loading.catch(() => before) : loading };
    return made.loaded;
  };
}
