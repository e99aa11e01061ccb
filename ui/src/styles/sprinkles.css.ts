import { createSprinkles, defineProperties } from "@vanilla-extract/sprinkles";
import { media, space } from "../theme/scale";
import { layers } from "./layers.css";

const flow = defineProperties({
  "@layer": layers.sprinkles,
  properties: {
    gap: space,
    alignItems: ["start", "center", "end", "baseline", "stretch"],
    justifyContent: ["start", "center", "end", "space-between"],
  },
});

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

const responsive = defineProperties({
  "@layer": layers.sprinkles,
  conditions: {
    phone: {},
    tablet: { "@media": media.tablet },
    desktop: { "@media": media.desktop },
  },
  defaultCondition: "phone",
  properties: {
    gridTemplateColumns: {
      1: columns(1),
      2: columns(2),
      3: columns(3),
      4: columns(4),
      5: columns(5),
      6: columns(6),
    },
  },
});

/** Layout only, and few values: everything else is a component's own variant. */
export const sprinkles = createSprinkles(flow, responsive);
