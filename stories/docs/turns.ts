/** Frees the place that was waited for. */
export type Leave = () => void;

/**
 * Lets some in at a time, in the order in which they ask. Each answer is called once its turn has
 * come; who leaves before it has, gives up the place in the queue.
 */
export function turns(atOnce: number): (enter: () => void) => Leave {
  const waiting: (() => void)[] = [];
  let inside = 0;
  const admit = () => {
    while (inside < atOnce) {
      const next = waiting.shift();
      if (!next) return;
      inside += 1;
      next();
    }
  };
  return (enter) => {
    let state: "waiting" | "inside" | "gone" = "waiting";
    const entered = () => {
      state = "inside";
      enter();
    };
    waiting.push(entered);
    admit();
    return () => {
      if (state === "waiting") waiting.splice(waiting.indexOf(entered), 1);
      if (state === "inside") inside -= 1;
      state = "gone";
      admit();
    };
  };
}
