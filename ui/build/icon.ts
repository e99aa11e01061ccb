import { createElement, forwardRef, type SVGProps } from "react";

/** What Lucide's own modules hold of an icon. */
interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/**
 * Takes the place of Lucide's `createLucideIcon` in the package: hidden from readers unless it is named.
 * Without Lucide's class for each picture, which would cost every component here 90 bytes.
 */
// The default, as in the module whose place it takes.
// oxlint-disable-next-line import/no-default-export
export default function createIcon({ node }: IconData) {
  return forwardRef<SVGSVGElement, IconProps>(function Icon({ size = 24, className, ...props }, ref) {
    return createElement(
      "svg",
      {
        ref,
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        // Lucide's own; the reset finds icons by it.
        className: className ? `lucide ${className}` : "lucide",
        "aria-hidden": props["aria-label"] ? undefined : "true",
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  });
}
