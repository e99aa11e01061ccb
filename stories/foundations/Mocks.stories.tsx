import { Stack, Text } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { takeUnmocked } from "../../.storybook/unmocked";
import { serviceNames, services } from "../../mocks/services";
import { mocked } from "../support/scenario";

const meta = {
  title: "Foundations/Mocked services",
  parameters: mocked({ siteApi: "success" }),
  render: () => (
    <Stack as="ul" gap={4}>
      {serviceNames.map((name) => (
        <li key={name}>
          <Text weight={600}>
            {services[name].title} (<code>{name}</code>)
          </Text>
          <Text size={14} tone="muted">
            {services[name].scenarios.join(", ")}
          </Text>
        </li>
      ))}
    </Stack>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const ask = () => fetch("/api/v1/listings");
/** They look like `Scenarios`. */
const skip = { visual: { skip: true } };

/** What may be asked here, and what it may answer. */
export const Scenarios: Story = {
  play: async () => {
    await expect((await ask()).status).toBe(200);
  },
};

/** What is chosen in the toolbar goes before what the story says. */
export const ChosenInTheToolbar: Story = {
  parameters: skip,
  globals: { scenarios: { siteApi: "error" } },
  play: async () => {
    await expect((await ask()).status).toBe(500);
  },
};

/** A choice for all services holds for those of the story that have such a scenario. */
export const ChosenForAll: Story = {
  parameters: skip,
  globals: { scenarios: { all: "badRequest" } },
  play: async () => {
    await expect((await ask()).status).toBe(400);
  },
};

/** What no mock answers does not get out, and would fail the story in these words. */
export const Unmocked: Story = {
  parameters: skip,
  play: async () => {
    await expect(fetch("/api/v1/places?q=secret")).rejects.toThrow(TypeError);
    const told = takeUnmocked();
    await expect(told).toHaveLength(1);
    await expect(told[0]).toContain("No mock answers GET /api/v1/places.");
    await expect(told[0]).toContain('parameters: mocked({ places: "success" }),');
    await expect(told[0]).not.toContain("secret");
  },
};
