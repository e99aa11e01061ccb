import { Stack, Text } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { services } from "../../mocks/catalogue";
import { siteApi } from "../../mocks/handlers/site-api";

const meta = {
  title: "Foundations/Mocked services",
  parameters: { msw: { handlers: { siteApi: siteApi("ok") } } },
  render: () => (
    <Stack as="ul" gap={4}>
      {Object.entries(services).map(([name, { scenarios }]) => (
        <li key={name}>
          <Text weight={600}>{name}</Text>
          <Text size={14} tone="muted">
            {scenarios.join(", ")}
          </Text>
        </li>
      ))}
    </Stack>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const ask = () => fetch("/api/v1/listings");

/** What may be asked of the outside world here; a toolbar for each service picks its scenario. */
export const Scenarios: Story = {
  play: async () => {
    await expect((await ask()).status).toBe(200);
  },
};

/** What is chosen in a toolbar goes before what the story says. */
export const ChosenInTheToolbar: Story = {
  // It looks like `Scenarios`.
  parameters: { visual: { skip: true } },
  globals: { siteApi: "serverError" },
  play: async () => {
    await expect((await ask()).status).toBe(500);
  },
};
