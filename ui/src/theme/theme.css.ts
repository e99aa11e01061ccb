import { globalStyle } from "@vanilla-extract/css";
import { layers } from "../styles/layers.css";
import { vars } from "./contract.css";
import { moreContrast, palette, tones } from "./palette";
import { media } from "./scale";

/**
 * Light and dark stand in one declaration each through `light-dark()`; which of them holds is the
 * element's `color-scheme`. So `data-theme` may stand on the root or on any island inside it, and
 * without it the system decides, with no script and no flash.
 */
const both = ([light, dark]: readonly [string, string]) => `light-dark(${light}, ${dark})`;

const entries = <T extends Record<string, readonly [string, string]>>(group: T) =>
  Object.fromEntries(
    Object.entries(group).map(([role, value]) => [
      vars.color[role as keyof typeof palette],
      both(value),
    ]),
  );

const toneEntries = Object.fromEntries(
  Object.entries(tones).flatMap(([tone, value]) => [
    [vars.color[tone as keyof typeof tones].text, both(value.text)],
    [vars.color[tone as keyof typeof tones].tint, both(value.tint)],
  ]),
);

// Tints hardly differ from the ground, and are taken away where colors are forced.
const edged = { "--pl-tone-edge": "1px solid" };
const more = { ...entries(moreContrast), ...edged };

globalStyle(":root", {
  "@layer": {
    [layers.base]: {
      colorScheme: "light dark",
      vars: {
        ...entries(palette),
        ...toneEntries,
        [vars.font.sans]: `"Archivo Variable", "Archivo Fallback", system-ui, sans-serif`,
        [vars.font.mono]:
          `"JetBrains Mono Variable", "JetBrains Mono Fallback", ui-monospace, monospace`,
        [vars.radius.control]: "6px",
        [vars.radius.card]: "10px",
        [vars.radius.badge]: "999px",
        [vars.shadow.raised]:
          "0 1px 2px light-dark(rgb(20 24 31 / 0.10), rgb(0 0 0 / 0.5)), 0 2px 6px light-dark(rgb(20 24 31 / 0.06), rgb(0 0 0 / 0.3))",
        [vars.shadow.floating]:
          "0 2px 6px light-dark(rgb(20 24 31 / 0.10), rgb(0 0 0 / 0.5)), 0 12px 32px light-dark(rgb(20 24 31 / 0.14), rgb(0 0 0 / 0.5))",
        [vars.motion.fast]: "120ms",
        [vars.motion.normal]: "180ms",
        [vars.motion.ease]: "cubic-bezier(0.2, 0.7, 0.2, 1)",
      },
      "@media": {
        [media.moreContrast]: { vars: more },
        [media.forcedColors]: { vars: edged },
        "(prefers-reduced-motion: reduce)": {
          vars: { [vars.motion.fast]: "0.01ms", [vars.motion.normal]: "0.01ms" },
        },
      },
    },
  },
});

globalStyle('[data-contrast="more"]', { "@layer": { [layers.base]: { vars: more } } });
// `color` is inherited as the color that it came to further up, so an island resolves it again.
globalStyle("[data-theme], [data-contrast]", {
  "@layer": { [layers.base]: { color: vars.color.ink } },
});
globalStyle('[data-theme="light"]', { "@layer": { [layers.base]: { colorScheme: "light" } } });
globalStyle('[data-theme="dark"]', { "@layer": { [layers.base]: { colorScheme: "dark" } } });
