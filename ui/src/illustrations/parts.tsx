import { forwardRef } from "react";
import type { Drawing } from "./drawing";
import { alternator } from "./drawings/alternator";
import { brakePads } from "./drawings/brakePads";
import { brakeRotor } from "./drawings/brakeRotor";
import { categoryBody } from "./drawings/categoryBody";
import { categoryBrake } from "./drawings/categoryBrake";
import { categoryElectrical } from "./drawings/categoryElectrical";
import { categorySuspension } from "./drawings/categorySuspension";
import { headlight } from "./drawings/headlight";
import { shockAbsorber } from "./drawings/shockAbsorber";
import { Illustration, type IllustrationProps } from "./Illustration";

const picture = (displayName: string, drawing: Drawing) => {
  const Picture = forwardRef<SVGSVGElement, IllustrationProps>((props, ref) => (
    <Illustration {...props} drawing={drawing} ref={ref} />
  ));
  Picture.displayName = displayName;
  return Picture;
};

export const BrakeRotor = /* @__PURE__ */ picture("BrakeRotor", brakeRotor);
export const BrakePads = /* @__PURE__ */ picture("BrakePads", brakePads);
export const ShockAbsorber = /* @__PURE__ */ picture("ShockAbsorber", shockAbsorber);
export const Alternator = /* @__PURE__ */ picture("Alternator", alternator);
export const Headlight = /* @__PURE__ */ picture("Headlight", headlight);
export const CategoryBrake = /* @__PURE__ */ picture("CategoryBrake", categoryBrake);
export const CategoryElectrical = /* @__PURE__ */ picture("CategoryElectrical", categoryElectrical);
export const CategoryBody = /* @__PURE__ */ picture("CategoryBody", categoryBody);
export const CategorySuspension = /* @__PURE__ */ picture("CategorySuspension", categorySuspension);
