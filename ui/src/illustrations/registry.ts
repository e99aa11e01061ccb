import type { Drawing } from "./drawing";
import { alternator } from "./drawings/alternator";
import { brakePads } from "./drawings/brakePads";
import { brakeRotor } from "./drawings/brakeRotor";
import { categoryBody } from "./drawings/categoryBody";
import { categoryBrake } from "./drawings/categoryBrake";
import { categoryElectrical } from "./drawings/categoryElectrical";
import { categoryOther } from "./drawings/categoryOther";
import { categorySuspension } from "./drawings/categorySuspension";
import { headlight } from "./drawings/headlight";
import { shockAbsorber } from "./drawings/shockAbsorber";
import type { PartImage } from "./names";

/** Every drawing by the name that data uses. Importing it brings all ten. */
export const drawings: Readonly<Record<PartImage, Drawing>> = {
  "brake-rotor": brakeRotor,
  "brake-pads": brakePads,
  "shock-absorber": shockAbsorber,
  alternator,
  headlight,
  "category-brake": categoryBrake,
  "category-electrical": categoryElectrical,
  "category-body": categoryBody,
  "category-suspension": categorySuspension,
  "category-other": categoryOther,
};
