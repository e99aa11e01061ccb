import { partNames } from "~/catalog/part-types/names";

/*
 * What people at a counter call makes and models, beside their names. Keys are as `nameKey` makes
 * them: lower case, letters and digits only.
 */

/** Nickname to make. */
export const makeNicknames: Readonly<Record<string, string>> = {
  vw: "Volkswagen",
  vauxhall: "Opel",
  vdub: "Volkswagen",
  veedub: "Volkswagen",
  caddy: "Cadillac",
  yota: "Toyota",
  jag: "Jaguar",
  scooby: "Subaru",
  landrover: "Land Rover",
  chevy: "Chevrolet",
  chev: "Chevrolet",
  merc: "Mercedes-Benz",
  mercedes: "Mercedes-Benz",
  benz: "Mercedes-Benz",
  mb: "Mercedes-Benz",
  bimmer: "BMW",
  beemer: "BMW",
  beamer: "BMW",
  olds: "Oldsmobile",
  mitsu: "Mitsubishi",
  subie: "Subaru",
  infinity: "Infiniti",
  alfa: "Alfa Romeo",
  lambo: "Lamborghini",
  aston: "Aston Martin",
  dodgeram: "Ram",
};

export const nicknamedMake = (key: string): string | undefined =>
  Object.hasOwn(makeNicknames, key) ? makeNicknames[key] : undefined;

/** Nickname to make and model. */
export const modelNicknames: Readonly<Record<string, readonly [make: string, model: string]>> = {
  miata: ["Mazda", "MX-5"],
  mazdamiata: ["Mazda", "MX-5"],
  vette: ["Chevrolet", "Corvette"],
  stang: ["Ford", "Mustang"],
  lexusrx: ["Lexus", "RX"],
};

/**
 * Models that are also words of the trade: alone they are a model only right beside a year, and
 * never within these pairs.
 */
export const ambiguousModels: ReadonlySet<string> = new Set([
  ...["alto", "beat", "bolt", "charger", "city", "classic", "compass", "contour", "crown", "cube"],
  ...["dart", "edge", "element", "express", "fit", "flex", "focus", "forward", "fusion", "hornet"],
  ...["leaf", "logo", "mini", "note", "panel", "pilot", "probe", "relay", "rocket", "seal", "soul"],
  ...["spark", "sport", "sprint", "spirit", "swift", "tracker", "transit", "van", "volt", "wagon"],
  ...["pickup", "cargo", "up", "is", "es", "spectrum", "aspire", "excel", "vision", "zoom", "echo"],
]);

/** Words of the trade that are a letter away from a model. */
export const notModels: ReadonlySet<string> = new Set(
  "booster cadena camara camera cruise glass journal koni spectre venturi".split(" "),
);

/** Besides the names of the part catalog. */
const otherPairs =
  "fuel element,bolt kit,bolt pattern,fit kit,edge trim,door edge,focus light".split(",");

/** Words after (or before) an ambiguous one that make the two the name of a part, or of a part of it. */
export const partPairs: ReadonlySet<string> = new Set([
  ...[...partNames.keys()].flatMap((name) => {
    const words = name.split(" ");
    return words.slice(1).map((word, at) => `${words[at]} ${word}`);
  }),
  ...otherPairs,
]);
