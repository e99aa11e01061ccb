import { globalStyle, style } from "@vanilla-extract/css";
import { layers, media, space, vars, zIndex } from "../../theme";

const recipe = <T>(rule: T) => ({ "@layer": { [layers.recipe]: rule } });

export const root = style(recipe({ position: "relative" }));

export const icon = style(recipe({ display: "inline-flex" }));
globalStyle(`${icon} > svg`, {
  "@layer": {
    [layers.recipe]: { inlineSize: "1.125rem", blockSize: "1.125rem", strokeWidth: 1.5 },
  },
});

export const detail = style(
  recipe({
    display: "none",
    marginInlineStart: `calc(-1 * ${space[2]})`,
    "@media": { [media.desktop]: { display: "inline" } },
  }),
);

export const panel = style(
  recipe({
    position: "absolute",
    insetBlockStart: "calc(100% + 0.5rem)",
    insetInlineStart: 0,
    zIndex: zIndex.overlay,
    inlineSize: "16rem",
    maxInlineSize: "calc(100vw - 2rem)",
    padding: space[4],
    borderRadius: vars.radius.card,
    border: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.floating,
    "@media": { [media.desktop]: { insetInlineStart: "auto", insetInlineEnd: 0 } },
  }),
);
