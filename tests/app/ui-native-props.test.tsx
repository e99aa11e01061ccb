import * as ui from "@partlane/ui";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

/** They render no element of their own that a ref could be for. */
const withoutElement = ["DropdownMenu", "LinkProvider", "ToastProvider"];

test("every component takes a ref", () => {
  const components = Object.entries(ui).filter(([name]) => /^[A-Z][a-z]/.test(name));
  expect(components.length).toBeGreaterThan(60);
  const withoutRef = components
    .filter(
      ([name, component]) => typeof component === "function" && !withoutElement.includes(name),
    )
    .map(([name]) => name);
  expect(withoutRef).toEqual([]);
});

const passed = { "aria-description": "of a caller's own", "data-caller": "yes" };
const user = { name: "Mary Ann Lee", email: "mary@example.com", items: [], logoutAction: "/out" };
const visitor = { kind: "visitor", loginHref: "/login", signUpHref: "/register" } as const;

test.each<[string, ReactElement]>([
  ["HeaderMenu", <ui.HeaderMenu key="" {...user} {...passed} />],
  [
    "MobileMenu",
    <ui.MobileMenu key="" links={[]} account={visitor} dashboardHref="/dashboard" {...passed} />,
  ],
  [
    "LoadMore",
    <ui.LoadMore key="" hasMore {...passed}>
      More
    </ui.LoadMore>,
  ],
  ["DisclosureMenu", <ui.DisclosureMenu key="" label="Sort" {...passed} />],
  [
    "MapLayout",
    <ui.MapLayout
      key=""
      search=""
      chips=""
      tools=""
      listHead=""
      listLabel="Parts"
      list=""
      map=""
      {...passed}
    />,
  ],
  ["OriginPin", <ui.OriginPin key="" {...passed} />],
])("%s passes on what it does not know, and nothing of its own", (_name, element) => {
  const html = renderToString(element);
  expect(html).toContain('aria-description="of a caller&#x27;s own" data-caller="yes"');
  expect(html.slice(0, html.indexOf(">"))).not.toMatch(
    /email|items|logoutAction|links|account|chips|tools/,
  );
});

interface Said {
  "aria-invalid"?: "true";
  "aria-describedby"?: string;
  error?: string;
}
const field = { label: "Field", name: "field" };

test.each<[string, (said: Said) => ReactElement]>([
  ["TextField", (said) => <ui.TextField {...field} {...said} />],
  ["TextArea", (said) => <ui.TextArea {...field} {...said} />],
  ["Select", (said) => <ui.Select {...field} options={[]} {...said} />],
  ["Checkbox", (said) => <ui.Checkbox {...field} {...said} />],
])("%s keeps a caller's word that it is invalid", (_name, render) => {
  const tag = (said: Said) =>
    /<(input|select|textarea)[^>]*>/.exec(renderToString(render(said)))?.[0];
  expect(tag({ "aria-invalid": "true" })).toContain('aria-invalid="true"');
  expect(tag({ "aria-invalid": "true", error: "Say which" })).toContain('aria-invalid="true"');
  expect(tag({ error: "Say which", "aria-describedby": "more" })).toMatch(
    /aria-describedby="more \S+-note"/,
  );
  expect(tag({})).not.toContain("aria-invalid");
});
