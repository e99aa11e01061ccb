import type { Drawing } from "./drawing";
import { alloyWheel } from "./drawings/alloyWheel";
import { alternator } from "./drawings/alternator";
import { brakePads } from "./drawings/brakePads";
import { brakeRotor } from "./drawings/brakeRotor";
import { bulb } from "./drawings/bulb";
import { categoryBody } from "./drawings/categoryBody";
import { categoryBrake } from "./drawings/categoryBrake";
import { categoryElectrical } from "./drawings/categoryElectrical";
import { categoryOther } from "./drawings/categoryOther";
import { categorySuspension } from "./drawings/categorySuspension";
import { coilSpring } from "./drawings/coilSpring";
import { driveBelt } from "./drawings/driveBelt";
import { fluidBottle } from "./drawings/fluidBottle";
import { headlight } from "./drawings/headlight";
import { muffler } from "./drawings/muffler";
import { oilFilter } from "./drawings/oilFilter";
import { piston } from "./drawings/piston";
import { radiator } from "./drawings/radiator";
import { shockAbsorber } from "./drawings/shockAbsorber";
import { sparkPlug } from "./drawings/sparkPlug";
import { steeringWheel } from "./drawings/steeringWheel";
import { tire } from "./drawings/tire";
import type { PartImage } from "./names";

/** Every drawing by the name that data uses. Importing it brings them all. */
export const drawings: Readonly<Record<PartImage, Drawing>> = {
  "brake-rotor": brakeRotor,
  "brake-pads": brakePads,
  "shock-absorber": shockAbsorber,
  alternator,
  headlight,
  "oil-filter": oilFilter,
  tire,
  "alloy-wheel": alloyWheel,
  "spark-plug": sparkPlug,
  "coil-spring": coilSpring,
  muffler,
  radiator,
  "drive-belt": driveBelt,
  piston,
  bulb,
  "fluid-bottle": fluidBottle,
  "steering-wheel": steeringWheel,
  "category-brake": categoryBrake,
  "category-electrical": categoryElectrical,
  "category-body": categoryBody,
  "category-suspension": categorySuspension,
  "category-other": categoryOther,
};
