/**
 * Makes keys that React can tell apart from ones that callers took from their data: the second `a`
 * becomes `a 2`. One for each list and each render.
 */
export function distinctKeys(): (key: string | number) => string {
  const seen = new Map<string | number, number>();
  return (key) => {
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? String(key) : `${key} ${count}`;
  };
}
