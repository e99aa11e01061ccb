/*
 * The category tree of a parts counter: a top-level category, and below it its part types, each the
 * plain name. A listing carries both. The first four are the known ones.
 */

/** Every part type's key is unique in the whole tree, so a part type alone says its category. */
const tree = {
  brake: {
    "brake-pads": "Brake pads",
    "brake-rotor": "Brake rotors",
    "brake-caliper": "Brake calipers",
    "brake-drum": "Brake drums",
    "brake-shoes": "Brake shoes",
    "brake-hose": "Brake hoses",
    "master-cylinder": "Master cylinders",
    "abs-sensor": "ABS sensors",
  },
  electrical: {
    alternator: "Alternators",
    starter: "Starters",
    battery: "Batteries",
    "ignition-coil": "Ignition coils",
    "spark-plug": "Spark plugs",
    "oxygen-sensor": "Oxygen sensors",
    "window-regulator": "Window regulators",
    "control-module": "Control modules",
  },
  body: {
    headlight: "Headlights",
    "tail-light": "Tail lights",
    bumper: "Bumpers",
    fender: "Fenders",
    hood: "Hoods",
    door: "Doors",
    mirror: "Mirrors",
    grille: "Grilles",
    "wiper-blade": "Wiper blades",
  },
  suspension: {
    "shock-absorber": "Shock absorbers",
    strut: "Struts",
    "coil-spring": "Coil springs",
    "control-arm": "Control arms",
    "ball-joint": "Ball joints",
    "sway-bar-link": "Sway bar links",
    "wheel-bearing": "Wheel bearings",
  },
  steering: {
    "steering-rack": "Steering racks",
    "tie-rod-end": "Tie rod ends",
    "power-steering-pump": "Power steering pumps",
  },
  engine: {
    "timing-belt": "Timing belts",
    "timing-chain": "Timing chains",
    "cylinder-head": "Cylinder heads",
    "head-gasket": "Head gaskets",
    "engine-mount": "Engine mounts",
    "oil-pump": "Oil pumps",
    turbocharger: "Turbochargers",
    "complete-engine": "Complete engines",
  },
  cooling: {
    radiator: "Radiators",
    "water-pump": "Water pumps",
    thermostat: "Thermostats",
    "cooling-fan": "Cooling fans",
    "ac-compressor": "A/C compressors",
    "ac-condenser": "A/C condensers",
  },
  drivetrain: {
    "clutch-kit": "Clutch kits",
    flywheel: "Flywheels",
    "cv-axle": "CV axles",
    "drive-shaft": "Drive shafts",
    transmission: "Transmissions",
    differential: "Differentials",
  },
  exhaust: {
    "catalytic-converter": "Catalytic converters",
    muffler: "Mufflers",
    "exhaust-manifold": "Exhaust manifolds",
    "exhaust-pipe": "Exhaust pipes",
  },
  fuel: {
    "fuel-pump": "Fuel pumps",
    "fuel-injector": "Fuel injectors",
    "fuel-tank": "Fuel tanks",
    "throttle-body": "Throttle bodies",
  },
  filter: {
    "oil-filter": "Oil filters",
    "air-filter": "Air filters",
    "cabin-filter": "Cabin filters",
    "fuel-filter": "Fuel filters",
  },
  interior: {
    seat: "Seats",
    "steering-wheel": "Steering wheels",
    dashboard: "Dashboards",
    radio: "Radios",
    "instrument-cluster": "Instrument clusters",
  },
  wheel: {
    "alloy-wheel": "Alloy wheels",
    "steel-wheel": "Steel wheels",
    tire: "Tires",
    "wheel-hub": "Wheel hubs",
    "lug-nut": "Lug nuts",
  },
} as const;

type Tree = typeof tree;
type Category = keyof Tree;
/** The key of a part type, such as `brake-pads`. */
export type PartType = { [C in Category]: keyof Tree[C] }[Category];

/** For each part type its category and its label, in the order of the tree. */
export const partTypes = Object.fromEntries(
  Object.entries(tree).flatMap(([category, below]) =>
    Object.entries(below).map(([partType, label]) => [
      partType,
      { category: category as Category, label },
    ]),
  ),
) as Record<PartType, { category: Category; label: string }>;

/** Whether the text is the key of a part type. */
export function isPartType(text: string): text is PartType {
  return Object.hasOwn(partTypes, text);
}
