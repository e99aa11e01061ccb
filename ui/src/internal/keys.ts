/**
 * Makes keys that React can tell apart from ones that callers took from their data: the second `a`
 * becomes `a 2`. One for each list and each render.
 */
export function distinctKeys(): (key: string | number) => string {
  const taken = new Set<string>();
  return (key) => {
    let distinct = String(key);
    for (let count = 2; taken.has(distinct); count += 1) distinct = `${key} ${count}`;
    taken.add(distinct);
    return distinct;
  };
}
