import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import createIcon from "../../ui/build/icon";

it("an icon of the package has the class that the reset finds icons by", () => {
  const icon = createIcon({ node: [] }) as ComponentType<{ className?: string }>;
  const markup = (className?: string) => renderToStaticMarkup(createElement(icon, { className }));
  expect(markup()).toContain('class="lucide"');
  expect(markup("arrow")).toContain('class="lucide arrow"');
});
