import { forwardRef } from "react";
import { Illustration, type IllustrationProps } from "./Illustration";
import type { PartImage } from "./names";
import { drawings } from "./registry";

export interface PartIllustrationProps extends IllustrationProps {
  /** Which part, by the name that data uses. */
  image: PartImage;
}

/**
 * Any part picture by name, drawn inline. It carries all ten drawings; where only the picture is
 * wanted, the static files named by `partImageFile` cost no JavaScript.
 */
export const PartIllustration = forwardRef<SVGSVGElement, PartIllustrationProps>(
  function PartIllustration({ image, ...rest }, ref) {
    return <Illustration {...rest} drawing={drawings[image]} ref={ref} />;
  },
);
