import { createElement, forwardRef, type SVGProps } from "react";

/** What Lucide's own modules hold of an icon. */
interface IconData {
  name: string;
  aliases?: string[];
  node: [tag: string, attributes: Record<string, string>][];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

const tells = (name: string) => name === "role" || name === "title" || name.startsWith("aria-");

/**
 * Takes the place of Lucide's `createLucideIcon` in the browser: the same markup for the props that
 * icons are given here, by a tenth of the code.
 */
// The default, as in the module whose place it takes.
// oxlint-disable-next-line import/no-default-export
export default function createLucideIcon({ name, aliases = [], node }: IconData) {
  const names = ["lucide", ...[name, ...aliases].map((each) => `lucide-${each}`)].join(" ");
  return forwardRef<SVGSVGElement, IconProps>(function Icon(
    { size = 24, color = "currentColor", strokeWidth = 2, className, ...props },
    ref,
  ) {
    return createElement(
      "svg",
      {
        ref,
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: color,
        strokeWidth,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: className ? `${names} ${className}` : names,
        "aria-hidden": Object.keys(props).some(tells) ? undefined : "true",
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  });
}
