import { space } from "../theme/scale";
import { sprinkles } from "./sprinkles.css";

/*
 * The sprinkles that the layout components take, resolved while building: what ships is a class
 * name per value, without the function that would look it up.
 */

const classOf = <Key extends string | number>(
  keys: readonly Key[],
  resolve: (key: Key) => string,
): Record<Key, string> =>
  Object.fromEntries(keys.map((key) => [key, resolve(key)])) as Record<Key, string>;

export const gaps = classOf(
  Object.keys(space).map((step) => Number(step) as keyof typeof space),
  (gap) => sprinkles({ gap }),
);

export const aligns = classOf(["start", "center", "end", "baseline", "stretch"], (alignItems) =>
  sprinkles({ alignItems }),
);

export const justifies = {
  ...classOf(["start", "center", "end"], (justifyContent) => sprinkles({ justifyContent })),
  between: sprinkles({ justifyContent: "space-between" }),
};

const counts = [1, 2, 3, 4, 5, 6] as const;

export const columnsFrom = {
  phone: classOf(counts, (phone) => sprinkles({ gridTemplateColumns: { phone } })),
  tablet: classOf(counts, (tablet) => sprinkles({ gridTemplateColumns: { tablet } })),
  desktop: classOf(counts, (desktop) => sprinkles({ gridTemplateColumns: { desktop } })),
};
