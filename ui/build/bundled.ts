import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/**
 * What the package carries inside instead of asking for it: icons with a renderer of a tenth of
 * Lucide's size (and without its list of 1,500, which slows every first start of a bundler), and the
 * one function of vanilla-extract that picks class names in the browser.
 */
const BUNDLED = /^(lucide-react|@vanilla-extract\/[^/]+)(\/|$)/;

export const isExternal = (id: string) =>
  !/^[./]|^\0|^virtual:|\.css/.test(id) && !id.startsWith("/") && !BUNDLED.test(id);

/** `…/node_modules/lucide-react/dist/esm/icons/x` becomes `vendor/x`: npm packs no node_modules. */
export const fileOf = ({ name }: { name: string }) =>
  /(^|\/)(node_modules|build)\//.test(name)
    ? `vendor/${name.slice(name.lastIndexOf("/") + 1)}.js`
    : `${name}.js`;

/** The icons of Lucide with our renderer, which draws the same markup. */
export function leanIcons(): Plugin {
  const icon = fileURLToPath(new URL("./icon.ts", import.meta.url));
  return {
    name: "lean-icons",
    enforce: "pre",
    resolveId: (source, importer) =>
      importer?.includes("/lucide-react/") && /\/createLucideIcon\.m?js$/.test(source)
        ? icon
        : undefined,
  };
}
