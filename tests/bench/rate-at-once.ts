/**
 * How many things a second some do who each do one after the other for a while; `doOnce` does some of them, and says
 * how many. Each counts its own: `all += await …` of a count that all share reads it before what is awaited and
 * writes it after, so that most of what the others counted meanwhile is lost.
 */
export async function rateAtOnce<By>(
  everyone: readonly By[],
  forMs: number,
  doOnce: (by: By, time: number) => Promise<number>,
): Promise<number> {
  const begun = performance.now();
  const ends = begun + forMs;
  const each = await Promise.all(
    everyone.map(async (by) => {
      const done: number[] = [];
      while (performance.now() < ends) done.push(await doOnce(by, done.length));
      return done.reduce((sum, count) => sum + count, 0);
    }),
  );
  const tookMs = performance.now() - begun;
  return each.reduce((sum, count) => sum + count, 0) / (tookMs / 1_000);
}
