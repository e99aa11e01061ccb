import type { PartTypeKey } from "./part-types";

/** A name that several part types go by, and which of them is meant. */
export interface SharedName {
  /** In small letters, in the singular. */
  phrase: string;
  /** Whichever it may be, the likeliest first. */
  means: readonly PartTypeKey[];
  /** What it is where a vehicle stands beside it: `motor golf 2014` asks for an engine. */
  besideVehicle?: readonly PartTypeKey[];
}

/** A longer name decides before a shorter one: `brake light` is no `light`. */
export const sharedNames: readonly SharedName[] = [
  { phrase: "rim", means: ["alloy-wheel", "steel-wheel"] },
  { phrase: "wheel", means: ["alloy-wheel", "steel-wheel"] },
  { phrase: "wheel rim", means: ["alloy-wheel", "steel-wheel"] },
  { phrase: "coil", means: ["ignition-coil", "coil-spring"] },
  { phrase: "motor", means: ["complete-engine", "starter"], besideVehicle: ["complete-engine"] },
  { phrase: "light", means: ["headlight", "tail-light"] },
  { phrase: "lamp", means: ["headlight", "tail-light"] },
  { phrase: "pump", means: ["fuel-pump", "water-pump", "power-steering-pump", "oil-pump"] },
  { phrase: "sensor", means: ["oxygen-sensor", "abs-sensor"] },
  { phrase: "filter", means: ["oil-filter", "air-filter", "cabin-filter", "fuel-filter"] },
  { phrase: "axle", means: ["cv-axle"] },
  { phrase: "drive axle", means: ["cv-axle"] },
  { phrase: "axle shaft", means: ["cv-axle"] },
  { phrase: "wing", means: ["fender"] },
  { phrase: "guard", means: ["fender"] },
  { phrase: "hub assembly", means: ["wheel-bearing", "wheel-hub"] },
  { phrase: "wheel hub assembly", means: ["wheel-bearing", "wheel-hub"] },
  { phrase: "bearing", means: ["wheel-bearing"] },
  { phrase: "link", means: ["sway-bar-link"] },
  { phrase: "arm", means: ["control-arm"] },
  { phrase: "joint", means: ["ball-joint"] },
  { phrase: "manifold", means: ["exhaust-manifold"] },
  { phrase: "exhaust", means: ["muffler", "exhaust-pipe", "exhaust-manifold"] },
  { phrase: "exhaust system", means: ["muffler", "exhaust-pipe"] },
  { phrase: "gasket", means: ["head-gasket"] },
  { phrase: "mount", means: ["engine-mount"] },
  { phrase: "brake", means: ["brake-pads", "brake-rotor", "brake-shoes"] },
  { phrase: "suspension", means: ["shock-absorber", "strut", "coil-spring"] },
  { phrase: "front end", means: ["bumper"] },
  { phrase: "fan", means: ["cooling-fan"] },
  { phrase: "belt", means: ["timing-belt"] },
  { phrase: "chain", means: ["timing-chain"] },
  { phrase: "head", means: ["cylinder-head"] },
  { phrase: "tank", means: ["fuel-tank"] },
  { phrase: "module", means: ["control-module"] },
  { phrase: "regulator", means: ["window-regulator"] },
];
