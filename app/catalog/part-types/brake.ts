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
});
