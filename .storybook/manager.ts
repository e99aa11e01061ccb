import { createElement } from "react";
import { addons, types } from "storybook/manager-api";
import { themes } from "storybook/theming";
import { ScenarioTool, tellOfUnmocked } from "./ScenarioTool";

/* The theme that the device asks for; so does the mark, which is the site's icon. */
addons.setConfig({
  theme: {
    ...themes.normal,
    brandTitle: `<span style="display:flex;align-items:center;gap:10px;font-size:16px;font-weight:700;letter-spacing:-0.01em"><img src="./favicon.svg" alt="" width="24" height="24"> Partlane</span>`,
    brandUrl: "./?path=/docs/introduction--docs",
    brandTarget: "_self",
    // As the manager has it, and its types do not: the title in place of Storybook's own logo.
    ...({ brandImage: null } as object),
  },
});

addons.register("partlane/mocks", (api) => {
  addons.add("partlane/mocks/scenarios", {
    type: types.TOOL,
    title: "Scenarios of the mocked services",
    match: ({ viewMode, tabId }) => viewMode === "story" && !tabId,
    render: () => createElement(ScenarioTool),
  });
  tellOfUnmocked(api);
});
