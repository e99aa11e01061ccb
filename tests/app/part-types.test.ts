import { describe, expect, it } from "vitest";
import { z } from "zod";
import { mostWordsOfName, namesOf, partNames } from "~/catalog/part-types/names";
import { phraseOf, pluralOf, positionAxes } from "~/catalog/part-types/part-type";
import { type PartTypeKey, partCatalog, partTypeOf } from "~/catalog/part-types/part-types";
import { sharedNames } from "~/catalog/part-types/shared-names";
import { categories } from "~/platform/enums";
import { ambiguousModels } from "~/search/text/vehicle/names";
import { nameKey } from "~/text/fold";
import { everyModel } from "~/vehicles/catalogue.server";
import { PART_IMAGES } from "../../ui/src/illustrations/names";

const keys = partCatalog.map(({ key }) => key);
const aName = z.string().regex(/^[a-z0-9][a-z0-9 /&'.-]*[a-z0-9]$/);
const entrySchema = z.strictObject({
  key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  category: z.enum(categories),
  one: z.string().regex(/^[A-Z0-9]/),
  many: z.string().regex(/^[A-Z0-9]/),
  also: z.array(aName),
  notToBeConfusedWith: z.array(z.enum(keys as [string, ...string[]])),
  positions: z.array(z.enum(positionAxes)),
  inPairs: z.boolean(),
  engineBound: z.boolean(),
  picture: z.enum(PART_IMAGES),
});

/** The first that listings had: where these are stored, they are called so. */
const firstPartTypes = {
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
};

const meant = (text: string) => partNames.get(phraseOf(text))?.means;

describe("the part catalog", () => {
  it.each(partCatalog.map((each) => [each.key, each] as const))(
    "has a whole entry: %s",
    (_, each) => {
      entrySchema.parse(each);
      expect(partTypeOf(each.key)).toBe(each);
      const names = [each.one, ...each.also].map(phraseOf);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
      // Plurals follow from it; written too, they would be no singular.
      expect(names.filter((name) => names.includes(phraseOf(pluralOf(name))))).toEqual([]);
    },
  );

  it("keeps every part type that listings have, in its category, by its label", () => {
    for (const [category, below] of Object.entries(firstPartTypes))
      for (const [key, many] of Object.entries(below))
        expect(partTypeOf(key as PartTypeKey)).toMatchObject({ key, category, many });
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("has part types of every category, and at least 350 in all", () => {
    expect(new Set(partCatalog.map(({ category }) => category))).toEqual(new Set(categories));
    expect(keys.length).toBeGreaterThanOrEqual(350);
  });

  it("has no name for two part types without a rule that decides", () => {
    const ruled = new Set(sharedNames.flatMap(({ phrase }) => [phrase, pluralOf(phrase)]));
    const owners = new Map<string, string[]>();
    for (const each of partCatalog)
      for (const name of namesOf(each)) owners.set(name, [...(owners.get(name) ?? []), each.key]);
    const undecided = [...owners].filter(([name, of]) => of.length > 1 && !ruled.has(name));
    expect(undecided).toEqual([]);
    const phrases = sharedNames.map(({ phrase }) => phrase);
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
    expect(phrases.map((phrase) => phraseOf(phrase))).toEqual(phrases);
  });

  it("is of one mind about what is not to be confused", () => {
    for (const { key, notToBeConfusedWith } of partCatalog) {
      expect(notToBeConfusedWith).not.toContain(key);
      for (const other of notToBeConfusedWith)
        expect(partTypeOf(other).notToBeConfusedWith).toContain(key);
    }
  });

  it.each([
    ["taillight", "tail-light"],
    ["rear lights", "tail-light"],
    ["headlamp assembly", "headlight"],
    ["bonnet", "hood"],
    ["silencer", "muffler"],
    ["generator", "alternator"],
    ["alt", "alternator"],
    ["tranny", "transmission"],
    ["gearbox", "transmission"],
    ["rear end", "differential"],
    ["half shaft", "cv-axle"],
    ["drop links", "sway-bar-link"],
    ["speedometer", "instrument-cluster"],
    ["coil packs", "ignition-coil"],
    ["A/C compressor", "ac-compressor"],
    ["aircon compressor", "ac-compressor"],
    ["O2 sensor", "oxygen-sensor"],
    ["PCM", "control-module"],
    ["cats", "catalytic-converter"],
    ["discs", "brake-rotor"],
    ["wing mirror", "mirror"],
    ["thermostat housing", "thermostat"],
    ["batteries", "battery"],
    ["dashes", "dashboard"],
    ["serp belt", "serpentine-belt"],
    ["fan belt", "serpentine-belt"],
    ["heater fan", "blower-motor"],
    ["blower motor", "blower-motor"],
    ["MAF", "maf-sensor"],
    ["MAP sensor", "map-sensor"],
    ["EGR", "egr-valve"],
    ["PCV", "pcv-valve"],
    ["TPMS", "tpms-sensor"],
    ["TCM", "transmission-control-module"],
    ["BCM", "body-control-module"],
    ["airbag", "airbag"],
    ["clockspring", "clock-spring"],
    ["crank sensor", "crankshaft-position-sensor"],
    ["windscreen", "windshield"],
    ["boot lid", "trunk-lid"],
    ["lift gate", "tailgate"],
    ["rear quarter panel", "quarter-panel"],
    ["indicator", "turn-signal"],
    ["fog lamps", "fog-light"],
    ["heater matrix", "heater-core"],
    ["sump gasket", "oil-pan-gasket"],
    ["handbrake cable", "parking-brake-cable"],
    ["anti-roll bar", "sway-bar"],
    ["carburettor", "carburetor"],
    ["antifreeze", "coolant"],
    ["tow bar", "trailer-hitch"],
    ["hybrid battery pack", "hybrid-battery"],
    ["wheel bolts", "wheel-stud"],
    ["U joint", "u-joint"],
  ])("is asked for %s and means one thing", (text, key) => {
    expect(meant(text)).toEqual([key]);
  });

  it("leaves open what may be several, and decides beside a vehicle", () => {
    expect(meant("rims")).toEqual(["alloy-wheel", "steel-wheel"]);
    expect(meant("sensor")?.length).toBeGreaterThan(1);
    expect(partNames.get("motor")?.besideVehicle).toEqual(["complete-engine"]);
  });

  it("has no name that is a common make's or a model of it, but for models that are known to be words of the trade", async () => {
    const vehicles = new Set(
      (await everyModel())
        .filter(({ isCommon }) => isCommon)
        .flatMap(({ make, model }) => [nameKey(make), nameKey(model)]),
    );
    const both = [...partNames.keys()].filter((name) => vehicles.has(nameKey(name)));
    expect(both.filter((name) => !ambiguousModels.has(nameKey(name)))).toEqual([]);
  });

  it("has names of so few words that each run of them in a sentence can be looked up", () => {
    expect(mostWordsOfName).toBeLessThanOrEqual(5);
  });
});
