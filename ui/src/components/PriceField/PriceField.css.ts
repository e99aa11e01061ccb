import { oneLine, style } from "../../internal/css";

export const currency = style({ ...oneLine, maxInlineSize: "6rem", fontWeight: 600 });
