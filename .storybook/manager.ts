import { createElement } from "react";
import { addons, types } from "storybook/manager-api";
import { ScenarioTool, tellOfUnmocked } from "./ScenarioTool";

addons.register("partlane/mocks", (api) => {
  addons.add("partlane/mocks/scenarios", {
    type: types.TOOL,
    title: "Scenarios of the mocked services",
    match: ({ viewMode, tabId }) => viewMode === "story" && !tabId,
    render: () => createElement(ScenarioTool),
  });
  tellOfUnmocked(api);
});
