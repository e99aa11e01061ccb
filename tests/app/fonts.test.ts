import { readFileSync } from "node:fs";
import { createFontStack } from "@capsizecss/core";
import archivo from "@capsizecss/metrics/archivo";
import arial from "@capsizecss/metrics/arial";
import courierNew from "@capsizecss/metrics/courierNew";
import jetBrainsMono from "@capsizecss/metrics/jetBrainsMono";
import { expect, it } from "vitest";

const css = readFileSync("ui/src/theme/fonts.css", "utf8");

it.each([
  ["Archivo", archivo, arial],
  ["JetBrains Mono", jetBrainsMono, courierNew],
])(
  "gives the fallback of %s the metrics of the real face, so that nothing shifts",
  (name, face, local) => {
    const { fontFaces } = createFontStack([face, local]);
    const overrides = [...fontFaces.matchAll(/(?:\w+-override|size-adjust): [\d.]+%/g)].map(
      ([declaration]) => declaration,
    );
    expect(overrides.length).toBeGreaterThanOrEqual(3);
    const ours = css.split("@font-face").find((block) => block.includes(`"${name} Fallback"`));
    for (const declaration of overrides) expect(ours).toContain(declaration);
  },
);
