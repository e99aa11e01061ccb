import { renderToStaticMarkup } from "react-dom/server";
import { ART_SIZE, artStroke } from "../ui/src/illustrations/drawing";
import { type PartImage, partImageFile } from "../ui/src/illustrations/names";
import { artPaint } from "../ui/src/illustrations/paint";
import { drawings } from "../ui/src/illustrations/registry";

/** One picture as a self-contained SVG file, ending in a newline. */
export function partImageSvg(image: PartImage, scheme: "light" | "dark"): string {
  const paint = artPaint(scheme);
  const markup = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={ART_SIZE}
      height={ART_SIZE}
      viewBox={`0 0 ${ART_SIZE} ${ART_SIZE}`}
      {...artStroke(paint)}
    >
      {drawings[image](paint)}
    </svg>,
  );
  return `${markup.replaceAll(/><\/(?:path|ellipse|circle|rect)>/g, "/>")}\n`;
}

/** The files of one picture under `public/parts`: light and dark. */
export const partImageFiles = (image: PartImage) =>
  (["light", "dark"] as const).map((scheme) => ({
    name: partImageFile(image, scheme),
    svg: partImageSvg(image, scheme),
  }));
