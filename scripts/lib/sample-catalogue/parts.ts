import { type PartType, partTypes } from "../../../app/catalog/categories";
import type { Random } from "./random";

/*
 * What a counter sells: for each part type its name on a label, what it costs new, its weight among all
 * listings, where on a car it goes, and the brands that make it besides the car makers, none for what
 * only those do.
 */

type Kind = {
  noun: string;
  dollars: number;
  weight: number;
  where: readonly string[];
  sorts: readonly string[];
  brands: readonly string[];
};

const ends = ["Front", "Rear"];
const sides = ["Left", "Right"];
const corners = ["Front Left", "Front Right", "Rear Left", "Rear Right"];

const kind = (
  ...[noun, dollars, weight, where, sorts, brands]: [
    string,
    number,
    number,
    readonly string[],
    string,
    string,
  ]
): Kind => ({
  ...{ noun, dollars, weight, where },
  sorts: sorts ? sorts.split(",") : [],
  brands: brands ? brands.split(",") : [],
});

const kinds: Record<PartType, Kind> = {
  "brake-pads": kind(
    "Brake Pads",
    48,
    9,
    ends,
    "Ceramic,Semi-Metallic,Low-Dust,with Sensor",
    "Bosch,Brembo,ATE,TRW,Akebono,Wagner,Raybestos,ACDelco",
  ),
  "brake-rotor": kind(
    "Brake Rotor",
    72,
    7,
    ends,
    "Vented,Solid,Drilled and Vented,Coated",
    "Bosch,Brembo,ATE,TRW,Raybestos,ACDelco",
  ),
  "brake-caliper": kind("Brake Caliper", 115, 4, corners, "", "Cardone,ATE,TRW,Brembo,ACDelco"),
  "brake-drum": kind("Brake Drum", 64, 1, ["Rear"], "", "Raybestos,TRW,Brembo"),
  "brake-shoes": kind("Brake Shoes", 38, 1, ["Rear"], "", "Bosch,TRW,Wagner,Raybestos"),
  "brake-hose": kind("Brake Hose", 22, 2, corners, "Stainless,Rubber", "ATE,TRW,Dorman,ACDelco"),
  "master-cylinder": kind("Master Cylinder", 120, 1, [], "", "Cardone,ATE,TRW,Dorman"),
  "abs-sensor": kind(
    "ABS Wheel Speed Sensor",
    46,
    2,
    corners,
    "",
    "Bosch,ATE,Delphi,Dorman,Standard",
  ),
  alternator: kind(
    "Alternator",
    260,
    6,
    [],
    "90 A,120 A,130 A,150 A",
    "Bosch,Denso,Valeo,Remy,ACDelco,Cardone",
  ),
  starter: kind(
    "Starter Motor",
    190,
    4,
    [],
    "1.4 kW,2.0 kW",
    "Bosch,Denso,Valeo,Remy,ACDelco,Cardone",
  ),
  battery: kind("Battery", 150, 2, [], "60 Ah,70 Ah,80 Ah AGM", "Exide,Varta,Bosch,ACDelco"),
  "ignition-coil": kind("Ignition Coil", 58, 4, [], "", "Bosch,Denso,Delphi,NGK,Standard"),
  "spark-plug": kind("Spark Plug", 12, 4, [], "Iridium,Platinum,Nickel", "NGK,Denso,Bosch"),
  "oxygen-sensor": kind(
    "Oxygen Sensor",
    78,
    3,
    ["Upstream", "Downstream"],
    "",
    "Denso,NGK,Bosch,Delphi",
  ),
  "window-regulator": kind(
    "Window Regulator",
    85,
    3,
    corners,
    "with Motor,without Motor",
    "Dorman,Valeo,ACDelco",
  ),
  "control-module": kind("Engine Control Module", 340, 2, [], "", "Cardone,Delphi"),
  headlight: kind("Headlight", 280, 6, sides, "LED,Halogen,Xenon", "Hella,Valeo,TYC,Depo"),
  "tail-light": kind("Tail Light", 120, 4, sides, "LED,Bulb", "Hella,Valeo,TYC,Depo"),
  bumper: kind("Bumper Cover", 310, 3, ends, "Primed,Textured", "TYC,Depo,Dorman"),
  fender: kind("Fender", 180, 2, sides, "Primed,Steel", "TYC,Depo,Dorman"),
  hood: kind("Hood", 360, 1, [], "Steel,Aluminum", "TYC,Depo,Dorman"),
  door: kind("Door Shell", 420, 2, corners, "", ""),
  mirror: kind(
    "Door Mirror",
    130,
    4,
    sides,
    "Heated,Power Folding,Manual",
    "TYC,Depo,Valeo,Dorman",
  ),
  grille: kind("Grille", 150, 2, [], "Chrome,Black", "TYC,Depo,Dorman"),
  "wiper-blade": kind("Wiper Blade", 18, 2, ends, "Beam,Conventional", "Bosch,Valeo,Denso,ACDelco"),
  "shock-absorber": kind(
    "Shock Absorber",
    88,
    5,
    ends,
    "Gas,Twin-Tube",
    "Monroe,KYB,Bilstein,Sachs,ACDelco",
  ),
  strut: kind(
    "Strut Assembly",
    160,
    4,
    ["Front Left", "Front Right"],
    "Complete,Bare",
    "Monroe,KYB,Bilstein,Sachs",
  ),
  "coil-spring": kind("Coil Spring", 68, 2, ends, "", "Sachs,Moog,Meyle,KYB"),
  "control-arm": kind(
    "Control Arm",
    110,
    4,
    ["Front Lower Left", "Front Lower Right", "Front Upper", "Rear"],
    "with Ball Joint",
    "Moog,Lemförder,TRW,Meyle,Febi,Dorman",
  ),
  "ball-joint": kind("Ball Joint", 42, 3, ["Lower", "Upper"], "", "Moog,Lemförder,TRW,Meyle,Febi"),
  "sway-bar-link": kind("Sway Bar Link", 28, 3, ends, "", "Moog,Lemförder,TRW,Meyle,Febi"),
  "wheel-bearing": kind(
    "Wheel Bearing and Hub",
    95,
    4,
    ends,
    "with ABS Ring",
    "SKF,Timken,Moog,Febi",
  ),
  "steering-rack": kind("Steering Rack", 390, 2, [], "Hydraulic,Electric", "Cardone,TRW"),
  "tie-rod-end": kind(
    "Tie Rod End",
    34,
    3,
    ["Inner", "Outer"],
    "",
    "Moog,Lemförder,TRW,Meyle,Febi",
  ),
  "power-steering-pump": kind("Power Steering Pump", 170, 2, [], "", "Cardone,TRW,Bosch"),
  "timing-belt": kind(
    "Timing Belt Kit",
    165,
    4,
    [],
    "with Water Pump",
    "Gates,Continental,Dayco,Aisin,SKF",
  ),
  "timing-chain": kind("Timing Chain Kit", 240, 2, [], "", "Febi,Gates,Dayco"),
  "cylinder-head": kind("Cylinder Head", 780, 1, [], "Bare,Complete", ""),
  "head-gasket": kind("Head Gasket Set", 120, 2, [], "", "Elring,Victor,Mahle"),
  "engine-mount": kind(
    "Engine Mount",
    68,
    3,
    ["Front", "Rear", "Right"],
    "Hydraulic,Rubber",
    "Lemförder,Febi,Meyle,Dorman",
  ),
  "oil-pump": kind("Oil Pump", 145, 1, [], "", "Pierburg,Febi,ACDelco"),
  turbocharger: kind("Turbocharger", 890, 2, [], "", "Garrett,BorgWarner,Mahle"),
  "complete-engine": kind(
    "Complete Engine",
    2900,
    2,
    [],
    "Long Block,with Accessories",
    "ATK,Jasper",
  ),
  radiator: kind("Radiator", 180, 4, [], "", "Nissens,Behr,Valeo,Denso,TYC"),
  "water-pump": kind("Water Pump", 92, 4, [], "", "Gates,Aisin,Pierburg,SKF,Meyle"),
  thermostat: kind("Thermostat", 36, 2, [], "82 °C,88 °C,92 °C", "Mahle,Gates,Behr"),
  "cooling-fan": kind("Cooling Fan Assembly", 190, 2, [], "", "Dorman,Nissens,TYC,Valeo"),
  "ac-compressor": kind("A/C Compressor", 330, 3, [], "with Clutch", "Denso,Nissens,Valeo,Delphi"),
  "ac-condenser": kind("A/C Condenser", 150, 2, [], "", "Nissens,Behr,TYC,Denso"),
  "clutch-kit": kind(
    "Clutch Kit",
    260,
    3,
    [],
    "with Release Bearing,with Flywheel",
    "LuK,Sachs,Valeo,Exedy",
  ),
  flywheel: kind("Flywheel", 390, 1, [], "Dual-Mass,Solid", "LuK,Sachs,Valeo"),
  "cv-axle": kind("CV Axle", 140, 4, ["Front Left", "Front Right"], "", "GSP,Cardone,SKF,Febi"),
  "drive-shaft": kind("Drive Shaft", 420, 1, ends, "", "Dorman,GSP"),
  transmission: kind("Transmission", 1900, 2, [], "Automatic,Manual", "Aisin,Jasper"),
  differential: kind("Differential", 880, 1, ends, "", ""),
  "catalytic-converter": kind(
    "Catalytic Converter",
    620,
    3,
    ["Front", "Rear"],
    "",
    "Walker,MagnaFlow,Bosal",
  ),
  muffler: kind("Muffler", 160, 3, ["Rear"], "Stainless,Aluminized", "Walker,MagnaFlow,Bosal"),
  "exhaust-manifold": kind("Exhaust Manifold", 230, 1, sides, "", "Dorman,Walker"),
  "exhaust-pipe": kind("Exhaust Pipe", 95, 1, ["Front", "Center"], "", "Walker,Bosal"),
  "fuel-pump": kind(
    "Fuel Pump",
    170,
    4,
    [],
    "Module,In-Tank",
    "Bosch,Delphi,Denso,Pierburg,ACDelco",
  ),
  "fuel-injector": kind("Fuel Injector", 110, 3, [], "", "Bosch,Delphi,Denso,Standard"),
  "fuel-tank": kind("Fuel Tank", 320, 1, [], "", "Spectra,Dorman"),
  "throttle-body": kind("Throttle Body", 210, 2, [], "", "Bosch,Pierburg,Delphi,Dorman"),
  "oil-filter": kind("Oil Filter", 11, 5, [], "", "Mann,Mahle,Fram,Bosch,ACDelco"),
  "air-filter": kind("Air Filter", 19, 5, [], "", "Mann,Mahle,Fram,K&N,Bosch"),
  "cabin-filter": kind("Cabin Air Filter", 21, 4, [], "Carbon", "Mann,Mahle,Fram,Bosch,Denso"),
  "fuel-filter": kind("Fuel Filter", 32, 3, [], "", "Mann,Mahle,Bosch,Fram"),
  seat: kind("Seat", 290, 2, ["Front Left", "Front Right", "Rear"], "Leather,Cloth", ""),
  "steering-wheel": kind("Steering Wheel", 150, 1, [], "Leather,with Controls", ""),
  dashboard: kind("Dashboard", 380, 1, [], "", ""),
  radio: kind("Radio", 210, 2, [], "with Navigation,Touchscreen", "Pioneer,Continental"),
  "instrument-cluster": kind("Instrument Cluster", 190, 2, [], "", ""),
  "alloy-wheel": kind("Alloy Wheel", 240, 4, [], "16 inch,17 inch,18 inch,19 inch", "Enkei,BBS"),
  "steel-wheel": kind("Steel Wheel", 70, 1, [], "15 inch,16 inch", "Dorman"),
  tire: kind(
    "Tire",
    130,
    3,
    [],
    "205/55 R16,225/45 R17,235/65 R17,195/65 R15",
    "Michelin,Pirelli,Continental",
  ),
  "wheel-hub": kind("Wheel Hub", 85, 2, ends, "", "SKF,Timken,Moog"),
  "lug-nut": kind("Lug Nut Set", 26, 1, [], "Chrome,Black", "Dorman"),
};

/** Sold new alone: nobody wants them from another car. */
const consumables = new Set<PartType>([
  ...([
    "brake-pads",
    "brake-shoes",
    "brake-hose",
    "battery",
    "spark-plug",
    "oxygen-sensor",
  ] as const),
  ...(["wiper-blade", "ball-joint", "sway-bar-link", "wheel-bearing", "tie-rod-end"] as const),
  ...(["timing-belt", "timing-chain", "head-gasket", "water-pump", "thermostat"] as const),
  ...([
    "clutch-kit",
    "oil-filter",
    "air-filter",
    "cabin-filter",
    "fuel-filter",
    "lug-nut",
  ] as const),
]);

/** Rebuilt by the trade; those with a core charge come with a deposit on the old part. */
const withCore = new Set<PartType>([
  ...(["alternator", "starter", "brake-caliper", "master-cylinder", "steering-rack"] as const),
  ...([
    "power-steering-pump",
    "ac-compressor",
    "turbocharger",
    "cv-axle",
    "complete-engine",
  ] as const),
  ...([
    "transmission",
    "differential",
    "cylinder-head",
    "control-module",
    "fuel-injector",
  ] as const),
]);
const withoutCore = new Set<PartType>([
  "alloy-wheel",
  "instrument-cluster",
  "radio",
  "drive-shaft",
]);

/** A car without a combustion engine has none of these. */
const engineParts = new Set<PartType>([
  ...(["alternator", "starter", "ignition-coil", "spark-plug", "oxygen-sensor"] as const),
  ...([
    "control-module",
    "oil-filter",
    "air-filter",
    "fuel-filter",
    "power-steering-pump",
  ] as const),
  ...(["clutch-kit", "flywheel", "transmission", "water-pump", "thermostat"] as const),
]);
const engineCategories = new Set<string>(["engine", "exhaust", "fuel"]);

/** The pictures that there are; a part type without its own shows the nearest. */
const pictures: Partial<Record<PartType, string>> = {
  "brake-pads": "brake-pads",
  "brake-rotor": "brake-rotor",
  alternator: "alternator",
  headlight: "headlight",
  "shock-absorber": "shock-absorber",
};
const categoryPictures: Record<string, string> = {
  brake: "category-brake",
  body: "category-body",
  electrical: "category-electrical",
  interior: "category-body",
  suspension: "category-suspension",
  steering: "category-suspension",
  wheel: "category-suspension",
  drivetrain: "category-suspension",
};

const choices = (Object.keys(kinds) as PartType[]).flatMap((partType) =>
  Array.from({ length: kinds[partType].weight }, () => partType),
);

/** A part: what it is, before anybody makes or sells it. */
export function pickPart(random: Random) {
  const partType = random.pick(choices);
  const { noun, dollars, where, sorts, brands } = kinds[partType];
  const place = where.length > 0 ? `${random.pick(where)} ` : "";
  const sort = sorts.length > 0 && random.chance(0.7) ? `, ${random.pick(sorts)}` : "";
  const { category } = partTypes[partType];
  return {
    partType,
    category,
    name: `${place}${noun}${sort}`,
    cents: Math.round(dollars * 100 * Math.exp(random.normal() * 0.25)),
    brands,
    /** Has no number of a car maker, and keeps its brand when used. */
    isUniversal: partType === "tire",
    isForEngine: engineParts.has(partType) || engineCategories.has(category),
    hasCore: withCore.has(partType),
    isRebuilt: withCore.has(partType) || withoutCore.has(partType),
    isSalvaged: !consumables.has(partType),
    image: pictures[partType] ?? categoryPictures[category] ?? "category-other",
  };
}
