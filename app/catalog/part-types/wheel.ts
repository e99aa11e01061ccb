import { partTypesOf } from "./part-type";

export const wheel = partTypesOf("wheel", {
  "alloy-wheel": {
    one: "Alloy wheel",
    also: "alloy, alloy rim, mag, mag wheel, aluminum wheel, aluminium wheel, aluminum rim, aluminium rim, forged wheel, cast wheel, aluminum alloy wheel, alloywheel, alu wheel, mag rim, chrome wheel, chrome rim",
    notToBeConfusedWith: ["steel-wheel"],
  },
  "steel-wheel": {
    one: "Steel wheel",
    also: "steelie, steel rim, steely, stamped wheel, steel winter wheel, spare wheel",
  },
  tire: {
    one: "Tire",
    also: "tyre, winter tire, winter tyre, summer tire, summer tyre, all season tire, all season tyre, snow tire, snow tyre, tubeless tire, run flat, runflat, run flat tire, car tire, car tyre, run flat tyre, mud tire, off road tire, all terrain tire, truck tire, spare tire, spare tyre",
  },
  "wheel-hub": {
    one: "Wheel hub",
    also: "hub, hub flange, wheel hub flange, axle hub, drive flange hub, locking hub",
    positions: ["front-rear", "left-right"],
  },
  "lug-nut": {
    one: "Lug nut",
    also: "wheel nut, lugnut, wheel lug nut, lug, lug nut set, wheel nut set, locking wheel nut, wheel lock, wheel lock nut, locking lug nut, wheel lock set, wheel lug, acorn nut, locking wheel nut set, lock nut wheel, lugnut set",
    notToBeConfusedWith: ["wheel-hub"],
  },
});
