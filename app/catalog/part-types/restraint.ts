import { partTypesOf } from "./part-type";

export const restraint = partTypesOf("restraint", {
  airbag: {
    one: "Airbag",
    also: "air bag, srs airbag, airbag set, airbag assembly, passenger air bag, passenger airbag, passenger side airbag, dash airbag, dashboard airbag, srs, airbag kit, front airbag, dash air bag, airbags set",
  },
  "driver-airbag": {
    one: "Steering wheel airbag",
    also: "driver airbag, steering airbag, driver side airbag, driver air bag, steering wheel air bag, drivers airbag, horn pad, wheel airbag, driver wheel airbag, driver side air bag, airbag steering wheel",
    notToBeConfusedWith: ["airbag", "steering-wheel"],
  },
  "curtain-airbag": {
    one: "Curtain airbag",
    also: "roof airbag, side curtain airbag, head airbag, roof curtain airbag, curtain air bag, side curtain, roof air bag, head curtain airbag",
    notToBeConfusedWith: ["airbag"],
    positions: ["left-right"],
  },
  "side-airbag": {
    one: "Seat airbag",
    also: "side airbag, side impact airbag, seat air bag, side air bag, seat side airbag, thorax airbag, door airbag, side impact air bag",
    notToBeConfusedWith: ["curtain-airbag"],
    positions: ["left-right"],
  },
  "knee-airbag": {
    one: "Knee airbag",
    also: "knee bolster airbag, knee air bag, knee bolster, lower airbag",
    notToBeConfusedWith: ["airbag"],
    positions: ["left-right"],
  },
  "airbag-module": {
    one: "Airbag control module",
    also: "airbag module, srs module, airbag computer, srs control module, airbag ecu, airbag control unit, air bag module, restraint control module, sdm, rcm, srs unit, srs computer, airbag sensor module, air bag control module, acsm, sdm module, occupant restraint module, srs control unit, airbag sensing diagnostic module",
    notToBeConfusedWith: ["control-module", "airbag"],
  },
  "airbag-sensor": {
    one: "Airbag sensor",
    also: "impact sensor, crash sensor, srs sensor, airbag crash sensor, side impact sensor, front impact sensor, air bag sensor, airbag impact sensor, srs impact sensor, front crash sensor, collision impact sensor",
    notToBeConfusedWith: ["airbag-module"],
    positions: ["front-rear", "left-right"],
  },
  "clock-spring": {
    one: "Clock spring",
    also: "clockspring, spiral cable, airbag clock spring, squib, airbag slip ring, slip ring, airbag spiral cable, airbag clockspring, steering wheel clock spring, spiral cable clock spring, steering wheel clockspring, contact reel, coil spring airbag, clock spring airbag, airbag coil",
    notToBeConfusedWith: ["coil-spring"],
  },
  "seat-belt": {
    one: "Seat belt",
    also: "seatbelt, safety belt, seat belt retractor, belt retractor, seatbelt retractor, seat belt assembly, seat belt webbing, seatbelt assembly, retractor, shoulder belt",
    notToBeConfusedWith: ["serpentine-belt"],
    positions: ["front-rear", "left-right"],
  },
  "seat-belt-buckle": {
    one: "Seat belt buckle",
    also: "seatbelt buckle, buckle, belt buckle, seat belt latch, seat belt receptacle, seat belt receiver, safety belt buckle, seat belt stalk, seat belt connector",
    notToBeConfusedWith: ["seat-belt"],
    positions: ["front-rear", "left-right"],
  },
  "seat-belt-pretensioner": {
    one: "Seat belt pretensioner",
    also: "pretensioner, seatbelt pretensioner, seat belt tensioner, belt pretensioner, seat belt pre tensioner, seatbelt tensioner, seat belt height adjuster",
    notToBeConfusedWith: ["belt-tensioner"],
    positions: ["left-right"],
  },
  "occupant-sensor": {
    one: "Occupant sensor",
    also: "seat sensor, seat occupancy sensor, passenger seat sensor, occupancy sensor, weight sensor, seat mat sensor, seat weight sensor, occupant classification sensor, occupancy mat, passenger presence sensor",
  },
  "child-seat-anchor": {
    one: "Child seat anchor",
    also: "isofix anchor, latch anchor, isofix bracket, isofix mount, isofix, tether anchor",
  },
  "pedestrian-protection-actuator": {
    one: "Hood lifter actuator",
    also: "pop up hood actuator, active hood actuator, pedestrian protection actuator, bonnet lifter actuator, active bonnet actuator, pyrotechnic hood lifter",
    notToBeConfusedWith: ["hood-strut"],
    positions: ["left-right"],
  },
});
