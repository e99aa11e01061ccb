import { partTypesOf } from "./part-type";

export const wheel = partTypesOf("wheel", {
  "alloy-wheel": {
    one: "Alloy wheel",
    also: "alloy, alloy rim, mag, mag wheel, aluminum wheel, aluminium wheel, aluminum rim, aluminium rim, forged wheel, cast wheel, aluminum alloy wheel, alloywheel, alu wheel, mag rim, chrome wheel, chrome rim",
    notToBeConfusedWith: ["steel-wheel"],
    picture: "alloy-wheel",
  },
  "steel-wheel": {
    one: "Steel wheel",
    also: "steelie, steel rim, steely, stamped wheel, steel winter wheel",
  },
  tire: {
    one: "Tire",
    also: "tyre, winter tire, winter tyre, summer tire, summer tyre, all season tire, all season tyre, snow tire, snow tyre, tubeless tire, run flat, runflat, run flat tire, car tire, car tyre, run flat tyre, mud tire, off road tire, all terrain tire, truck tire, spare tire, spare tyre",
    picture: "tire",
  },
  "wheel-hub": {
    one: "Wheel hub",
    also: "hub, hub flange, wheel hub flange, axle hub, drive flange hub",
    positions: ["front-rear", "left-right"],
  },
  "lug-nut": {
    one: "Lug nut",
    also: "wheel nut, lugnut, wheel lug nut, lug, lug nut set, wheel nut set, locking wheel nut, wheel lock, wheel lock nut, locking lug nut, wheel lock set, wheel lug, acorn nut, locking wheel nut set, lock nut wheel, lugnut set",
    notToBeConfusedWith: ["wheel-hub"],
  },
  "wheel-stud": {
    one: "Wheel stud",
    also: "lug stud, wheel bolt, lug bolt, stud, wheel lug stud, hub stud, wheel lug bolt, lug stud set, wheel bolt set",
    notToBeConfusedWith: ["lug-nut"],
    positions: ["front-rear"],
  },
  "wheel-spacer": {
    one: "Wheel spacer",
    also: "spacer, hub spacer, wheel adapter, wheel spacer kit, hubcentric spacer, hub adapter, tracking spacer",
    positions: ["front-rear"],
    inPairs: true,
  },
  "hub-cap": {
    one: "Hub cap",
    also: "hubcap, wheel cover, wheel trim, wheeltrim, wheel skin, hub cover, wheel cap set, trim ring, wheel trim set",
    notToBeConfusedWith: ["center-cap"],
  },
  "center-cap": {
    one: "Center cap",
    also: "wheel center cap, centre cap, wheel centre cap, wheel cap, alloy wheel center cap, alloy centre cap, rim cap, hub center cap, rim center cap, wheel center cover",
  },
  "tpms-sensor": {
    one: "TPMS sensor",
    also: "tpms, tire pressure sensor, tyre pressure sensor, tire pressure monitor, tire pressure monitoring sensor, tire sensor, tyre sensor, tpms valve, rdks sensor, tyre pressure monitor, air pressure sensor tire, pressure monitor sensor, tire pressure monitoring system sensor, tpms transmitter",
    notToBeConfusedWith: ["abs-sensor"],
  },
  "valve-stem": {
    one: "Valve stem",
    also: "tire valve, tyre valve, tire valve stem, valve cap, schrader valve, valve stem cap, wheel valve",
    notToBeConfusedWith: ["tpms-sensor", "valve-stem-seal"],
  },
  "lug-nut-cover": {
    one: "Lug nut cover",
    also: "lug nut cap, wheel nut cover, wheel nut cap, wheel bolt cap, wheel bolt cover, lug cap, lug cover",
    notToBeConfusedWith: ["lug-nut"],
  },
  "wheel-and-tire": {
    one: "Wheel and tire package",
    also: "wheels and tires set, wheel and tire, wheel and tyre, rim and tire, rim and tyre, wheel tire set, wheel and tire set, wheel & tire combo, winter wheel set, wheel set with tire",
    notToBeConfusedWith: ["tire"],
    picture: "tire",
  },
  "spare-wheel-carrier": {
    one: "Spare tire carrier",
    also: "spare wheel carrier, spare tire mount, spare tire hoist, spare wheel hoist, spare tire bracket, spare wheel holder, tire carrier, spare tire winch, spare carrier",
  },
  "spare-wheel": {
    one: "Spare wheel",
    also: "spare, space saver, donut, donut spare, compact spare, space saver wheel, spare tire and wheel, spare rim, emergency spare, temporary spare, full size spare",
    notToBeConfusedWith: ["steel-wheel", "tire"],
  },
  "wheel-weight": {
    one: "Wheel weight",
    also: "balance weight, wheel balance weight, stick on weight, wheel balancing weight",
  },
  "tire-chain": {
    one: "Tire chain",
    also: "snow chain, tyre chain, snow chain set",
    notToBeConfusedWith: ["timing-chain"],
  },
  "grease-cap": {
    one: "Grease cap",
    also: "dust cap, hub dust cap, wheel bearing cap, bearing dust cap, wheel bearing dust cap, bearing cap",
    notToBeConfusedWith: ["center-cap"],
    positions: ["front-rear"],
  },
});
