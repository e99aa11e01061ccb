import { expect, test } from "vitest";
import { screen } from "../../stories/support/screen";

test("a screen is handed what it needs of its story, which Storybook writes out as source", () => {
  const parameters = { mocks: { page: "slow" }, docs: "all that Storybook knows" };
  const { props } = screen(() => null, { path: "/map" })(
    {},
    {
      parameters,
      globals: { theme: "dark" },
    },
  );
  expect(props).toMatchObject({ mocks: { page: "slow" }, theme: "dark" });
  expect(JSON.stringify(props)).not.toContain(parameters.docs);
});
