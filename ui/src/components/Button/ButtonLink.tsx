import { forwardRef } from "react";
import { warnIfUnlabelled } from "../../internal/development";
import type { Unstyled } from "../../internal/props";
import { UiLink, type UiLinkProps } from "../Link";
import type { ButtonProps } from "./Button";
import { button } from "./Button.css";

export interface ButtonLinkProps
  extends Unstyled<UiLinkProps>,
    Pick<ButtonProps, "tone" | "size" | "width" | "shape"> {}

/** Leads somewhere, and looks like a button. Renders a link through `LinkProvider`. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { tone, size, width, shape, ...props },
  ref,
) {
  if (process.env.NODE_ENV !== "production")
    if (shape === "icon") warnIfUnlabelled("ButtonLink", props, props.children);
  return <UiLink {...props} ref={ref} className={button({ tone, size, width, shape })} />;
});
