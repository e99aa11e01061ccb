import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { SmartBox } from "~/shell/SmartBox";
import { type Context, mocked, scenario, soon, waitForRequest } from "../support/scenario";
import { screen } from "../support/screen";

const meta = {
  title: "Screens/Search box",
  component: SmartBox,
  args: { size: "hero", placeholder: "VIN, part number, or name" },
  parameters: mocked({ suggest: "success" }),
  render: screen(SmartBox, { path: "/", main: false }),
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: "37.5rem", minBlockSize: "20rem", padding: "1rem" }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SmartBox>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = { canvasElement: HTMLElement };

const boxOf = ({ canvasElement }: Canvas) => within(canvasElement).getByRole("combobox");
const types = { ask: (canvas: Canvas) => userEvent.type(boxOf(canvas), "alternat") };
/** It is the box with a text in it. */
const unseen = { visual: { skip: true } };

async function suggests({ canvasElement }: Canvas) {
  const canvas = within(canvasElement);
  await expect(await canvas.findByRole("option", { name: /Alternators/ }, soon)).toBeVisible();
}

/** What was typed stays, and can be searched for. */
async function isPlain(context: Context) {
  await waitForRequest(context, "suggest");
  await expect(within(context.canvasElement).queryByRole("listbox")).toBeNull();
  await expect(boxOf(context)).toHaveValue("alternat");
}
const plain = { ...types, shows: isPlain, parameters: unseen };

/** What a text may mean, while it is typed. */
export const Success: Story = scenario({ suggest: "success" }, { ...types, shows: suggests });

/** It is a search box all the while. */
export const Loading: Story = scenario({ suggest: "loading" }, plain);

export const Slow: Story = scenario(
  { suggest: "slow" },
  { ...types, shows: suggests, parameters: unseen },
);

/** Nothing is known: it is said to whoever cannot see that there is no list. */
export const Empty: Story = scenario(
  { suggest: "empty" },
  {
    ...plain,
    shows: async ({ canvasElement }) => {
      const status = within(canvasElement).getByRole("status");
      await waitFor(() => expect(status).toHaveTextContent("No suggestions"), soon);
    },
  },
);

export const Failed: Story = scenario({ suggest: "error" }, plain);
export const Offline: Story = scenario({ suggest: "offline" }, plain);
export const Malformed: Story = scenario({ suggest: "malformed" }, plain);
export const NotJson: Story = scenario({ suggest: "notJson" }, plain);
export const Refused: Story = scenario({ suggest: "badRequest" }, plain);

/** It leads to the map without loading the page again. */
export const Leads: Story = {
  tags: ["proof"],
  parameters: unseen,
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await userEvent.type(boxOf(context), "rotor & pads{Enter}");
    await canvas.findByRole("heading", { name: "/map?q=rotor+%26+pads" }, soon);
  },
};
