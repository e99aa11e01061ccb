import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { Car, ChevronDown, Heart, type LucideIcon, Menu, Monitor, Search, X } from "lucide-react";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import createLucideIcon from "../../scripts/lib/build/lean-icon";
import { withoutGivenUp, withSetFlags } from "../../scripts/lib/build/trim-client-bundle";
import createIcon from "../../ui/build/icon";

const require = createRequire(import.meta.url);
const packageOf = (name: string) => path.dirname(require.resolve(`${name}/package.json`));

/** A package's module as it is, and as the browser's build takes it. */
async function both(name: string, file: string) {
  const code = await readFile(path.join(packageOf(name), file), "utf8");
  return { code, lean: withSetFlags(code) };
}

describe("the browser's build", () => {
  it.each([
    ["@remix-run/react", "dist/esm/browser.js"],
    ["@remix-run/react", "dist/esm/components.js"],
    ["@remix-run/react", "dist/esm/fog-of-war.js"],
    ["@remix-run/react", "dist/esm/links.js"],
    ["@remix-run/react", "dist/esm/routes.js"],
    ["@remix-run/router", "dist/router.js"],
    ["react-router", "dist/index.js"],
    ["react-router-dom", "dist/index.js"],
  ])("settles every flag that is set, in %s/%s", async (name, file) => {
    const { code, lean } = await both(name, file);
    expect(lean).not.toBe(code);
    expect(lean).not.toMatch(
      /future\.v3_(singleFetch|lazyRouteDiscovery|fetcherPersist|relativeSplatPath)/,
    );
    expect(lean).not.toMatch(/\.(true|false)\b/);
  });

  it("knows the one way that data comes", async () => {
    const { lean } = await both("@remix-run/react", "dist/esm/routes.js");
    expect(lean).not.toContain("typeof singleFetch");
    expect(lean).toContain("if (true) {\n        let result = await singleFetch();");
  });

  it("tells no error where a page was given up for another", async () => {
    const { code } = await both("@remix-run/react", "dist/esm/single-fetch.js");
    expect(withoutGivenUp(code)).toMatch(
      /\(e\) \{\s+if \(!init\.signal\?\.aborted\) console\.error\(e\);\s+throw new Error\(`Unable to decode/,
    );
  });

  it("sets no flag that Remix does not", async () => {
    const { code } = await both("@remix-run/react", "dist/esm/browser.js");
    for (const flag of ["normalizeFormMethod", "partialHydration", "prependBasename"])
      expect(code).toContain(`v7_${flag}: true`);
    expect(code).toContain(
      "v7_skipActionErrorRevalidation: window.__remixContext.future.v3_singleFetch",
    );
  });
});

const icons = {
  car: Car,
  "chevron-down": ChevronDown,
  heart: Heart,
  menu: Menu,
  monitor: Monitor,
  search: Search,
  x: X,
};

/** Attributes in any order. */
const markup = (icon: ComponentType<Record<string, unknown>>, props: Record<string, unknown>) =>
  renderToStaticMarkup(createElement(icon, props)).replace(
    /<svg ([^>]*)>/,
    (_, attributes: string) =>
      `<svg ${[...attributes.matchAll(/[\w-]+="[^"]*"/g)].map(String).sort().join(" ")}>`,
  );

describe.each(Object.entries(icons))("the icon %s", (name, theirs) => {
  it.each([
    {},
    { size: 18, strokeWidth: 1.5 },
    { "aria-hidden": "true", className: "big" },
    { "aria-label": "Told", size: "1em" },
    { role: "img", color: "red" },
  ])("looks in the browser as on the server: %j", async (props) => {
    const file = path.join(packageOf("lucide-react"), `dist/esm/icons/${name}.mjs`);
    const { __iconData } = (await import(file)) as {
      __iconData: Parameters<typeof createLucideIcon>[0];
    };
    const ours = createLucideIcon(__iconData) as ComponentType<Record<string, unknown>>;
    expect(markup(ours, props)).toBe(markup(theirs as LucideIcon & ComponentType<never>, props));
  });
});

it("an icon of the package has the class that the reset finds icons by", () => {
  const icon = createIcon({ node: [] }) as ComponentType<Record<string, unknown>>;
  expect(markup(icon, {})).toContain('class="lucide"');
  expect(markup(icon, { className: "arrow" })).toContain('class="lucide arrow"');
});
