import { partTypesOf } from "./part-type";

export const brake = partTypesOf("brake", {
  "brake-pads": {
    one: "Brake pad",
    also: "pad, disc pad, disk pad, disc brake pad, disk brake pad, brake pad set, pad set, brakepad, brake lining, friction pad, break pad",
    notToBeConfusedWith: ["brake-shoes"],
    positions: ["front-rear"],
    picture: "brake-pads",
  },
  "brake-rotor": {
    one: "Brake rotor",
    also: "rotor, disc, disk, brake disc, brake disk, disc rotor, disk rotor, disc brake rotor, brake rotor disc, brake disc rotor, vented disc, vented rotor, drilled rotor, slotted rotor, break rotor",
    notToBeConfusedWith: ["brake-drum"],
    positions: ["front-rear", "left-right"],
    inPairs: true,
    picture: "brake-rotor",
  },
  "brake-caliper": {
    one: "Brake caliper",
    also: "caliper, calliper, brake calliper, disc brake caliper, caliper assembly, brake caliper assembly, break caliper",
    positions: ["front-rear", "left-right"],
    picture: "category-brake",
  },
  "brake-drum": {
    one: "Brake drum",
    also: "drum, drum brake, break drum",
    positions: ["front-rear", "left-right"],
    inPairs: true,
  },
  "brake-shoes": {
    one: "Brake shoe",
    also: "shoe, drum brake shoe, brake shoe set, shoe set, drum shoe",
    positions: ["front-rear"],
  },
  "brake-hose": {
    one: "Brake hose",
    also: "flexible brake hose, brake flex hose, flexi hose, brake flexi hose, brake flexible hose, hydraulic brake hose, flex brake line, flexible brake line",
    positions: ["front-rear", "left-right"],
  },
  "master-cylinder": {
    one: "Brake master cylinder",
    many: "Master cylinders",
    also: "master cylinder, brake master, bmc, tandem master cylinder, master cyl, brake master cyl",
  },
  "abs-sensor": {
    one: "ABS sensor",
    also: "abs wheel speed sensor, wheel speed sensor, wheel sensor, abs wheel sensor, abs speed sensor, antilock sensor, anti lock sensor, anti lock brake sensor, wss, brake speed sensor, abs brake sensor, wheel abs sensor",
    notToBeConfusedWith: ["oxygen-sensor"],
    positions: ["front-rear", "left-right"],
  },
  "brake-booster": {
    one: "Brake booster",
    also: "booster, brake servo, servo, vacuum brake booster, power brake booster, brake vacuum servo, brake booster assembly",
    notToBeConfusedWith: ["master-cylinder"],
  },
  "wheel-cylinder": {
    one: "Wheel cylinder",
    also: "brake wheel cylinder, drum brake cylinder, slave brake cylinder, brake slave cylinder, wheel brake cylinder",
    notToBeConfusedWith: ["master-cylinder"],
    positions: ["front-rear", "left-right"],
  },
  "parking-brake-cable": {
    one: "Parking brake cable",
    also: "handbrake cable, hand brake cable, emergency brake cable, e brake cable, ebrake cable, park brake cable, parking cable, p brake cable",
    positions: ["front-rear", "left-right"],
  },
  "parking-brake-shoes": {
    one: "Parking brake shoe",
    also: "handbrake shoe, hand brake shoe, emergency brake shoe, e brake shoe, park brake shoe",
    notToBeConfusedWith: ["brake-shoes"],
  },
  "parking-brake-actuator": {
    one: "Parking brake actuator",
    also: "epb motor, epb actuator, electric parking brake motor, electronic parking brake actuator, parking brake motor, handbrake motor, electronic handbrake motor",
    positions: ["left-right"],
  },
  "brake-line": {
    one: "Brake line",
    also: "brake pipe, steel brake line, hydraulic brake line, brake tube, brake tubing, hard brake line, brake line kit, copper brake pipe",
    notToBeConfusedWith: ["brake-hose"],
    positions: ["front-rear", "left-right"],
  },
  "brake-pad-sensor": {
    one: "Brake pad wear sensor",
    also: "pad wear sensor, brake wear sensor, pad sensor, brake pad sensor, wear indicator, brake wear indicator, pad wear indicator",
    notToBeConfusedWith: ["abs-sensor"],
    positions: ["front-rear"],
  },
  "abs-module": {
    one: "ABS module",
    also: "abs pump, abs unit, abs hydraulic unit, abs control module, abs modulator, abs pump module, abs block, antilock brake module, anti lock brake module, abs controller, hydraulic control unit, abs actuator, ebcm, hcu, abs ecu",
    notToBeConfusedWith: ["abs-sensor"],
  },
  "abs-ring": {
    one: "ABS tone ring",
    also: "abs ring, tone ring, reluctor ring, abs reluctor, abs reluctor ring, abs tone wheel, tone wheel",
    notToBeConfusedWith: ["abs-sensor"],
    positions: ["front-rear", "left-right"],
  },
  "caliper-bracket": {
    one: "Caliper bracket",
    also: "brake caliper bracket, caliper carrier, brake caliper carrier, caliper mounting bracket, brake carrier",
    notToBeConfusedWith: ["brake-caliper"],
    positions: ["front-rear", "left-right"],
  },
  "brake-hardware-kit": {
    one: "Brake hardware kit",
    also: "caliper piston, caliper pin, caliper slide pin, guide pin kit, brake pad clip, pad hardware kit, drum brake hardware kit, brake spring kit, abutment clip, caliper hardware kit, anti rattle clip, caliper repair kit, caliper rebuild kit, caliper guide pin, brake shoe hardware kit",
    positions: ["front-rear"],
  },
  "brake-dust-shield": {
    one: "Brake dust shield",
    also: "backing plate, brake backing plate, rotor shield, dust shield, splash shield brake, brake splash shield, disc shield, brake disc shield",
    positions: ["front-rear", "left-right"],
  },
  "brake-light-switch": {
    one: "Brake light switch",
    also: "stop light switch, brake switch, brake pedal switch, stop lamp switch, stoplight switch, brake lamp switch",
  },
  "brake-pedal": { one: "Brake pedal", also: "brake pedal assembly, brake pedal pad" },
  "brake-proportioning-valve": {
    one: "Brake proportioning valve",
    also: "proportioning valve, brake bias valve, load sensing valve, brake pressure regulator, brake combination valve, load sensing proportioning valve",
  },
  "brake-vacuum-pump": {
    one: "Brake vacuum pump",
    also: "vacuum pump, power brake vacuum pump, servo vacuum pump, booster pump, brake booster pump",
    notToBeConfusedWith: ["brake-booster"],
    engineBound: true,
  },
  "brake-reservoir": {
    one: "Brake fluid reservoir",
    also: "master cylinder reservoir, brake reservoir, brake fluid tank, brake master cylinder reservoir",
    notToBeConfusedWith: ["master-cylinder"],
  },
});
