import { readFileSync } from "node:fs";
import { createFontStack } from "@capsizecss/core";
import archivo from "@capsizecss/metrics/archivo";
import arial from "@capsizecss/metrics/arial";
import { expect, it } from "vitest";

it("gives the fallback face Archivo's metrics over Arial's, so that nothing shifts", () => {
  const { fontFaces } = createFontStack([archivo, arial]);
  const css = readFileSync("ui/src/theme/fonts.css", "utf8");
  const overrides = [...fontFaces.matchAll(/(?:\w+-override|size-adjust): [\d.]+%/g)].map(
    ([declaration]) => declaration,
  );
  expect(overrides).toHaveLength(4);
  for (const declaration of overrides) expect(css).toContain(declaration);
});
