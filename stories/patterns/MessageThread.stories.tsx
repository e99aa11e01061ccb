import { Button, Inline, MessageThread, Notice, Stack, TextArea } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const composer = (
  <form>
    <Stack gap={3}>
      <TextArea label="Your message" name="text" rows={3} />
      <Inline>
        <Button type="submit">Send</Button>
      </Inline>
    </Stack>
  </form>
);

const meta = {
  title: "Patterns/Order/MessageThread",
  id: "patterns-messagethread",
  component: MessageThread,
  args: {
    label: "Messages with Hudson Auto Supply",
    composer,
    messages: [
      {
        id: "1",
        own: true,
        by: "You",
        time: "Nov 22, 2:16 PM",
        dateTime: "2026-11-22T14:16",
        text: "Is the rotor the vented one?\nMy Golf has the 312 mm brakes.",
        seen: "Seen",
      },
      {
        id: "2",
        by: "Hudson Auto Supply",
        time: "Nov 22, 2:31 PM",
        dateTime: "2026-11-22T14:31",
        text: "Yes, vented, 312 mm. Here it is.",
        photos: (
          <>
            <img src="/parts/brake-rotor.svg" alt="The rotor from the front" />
            <a href="#photo">
              <img src="/parts/brake-rotor.svg" alt="Its edge" />
            </a>
          </>
        ),
      },
      {
        id: "3",
        by: "Hudson Auto Supply",
        time: "Nov 23, 9:05 AM",
        dateTime: "2026-11-23T09:05",
        text: "It is at the counter from noon on.",
      },
    ],
  },
} satisfies Meta<typeof MessageThread>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Own messages at the end, the other's at the start; a line stands before what is new. */
export const WithNew: Story = {
  args: { newFrom: "3" },
  play: async ({ canvasElement }) => {
    const log = within(canvasElement).getByRole("log", {
      name: "Messages with Hudson Auto Supply",
    });
    const items = within(log).getAllByRole("listitem");
    await expect(items[2]).toHaveTextContent("New messages");
    const [own, other] = items.map((item) => getComputedStyle(item).justifySelf);
    await expect([own, other]).toEqual(["end", "start"]);
    // The lines of the text are kept.
    const text = within(log).getByText(/vented one/);
    await expect(getComputedStyle(text).whiteSpace).toBe("pre-wrap");
  },
};

export const AllSeen: Story = {};

export const Empty: Story = {
  args: { messages: [] },
  play: async ({ canvasElement }) => {
    const log = within(canvasElement).getByRole("log");
    await expect(log).toHaveTextContent("No messages yet.");
  },
};

/** Nobody can write any more: why stands where one would. */
export const Closed: Story = {
  args: {
    composer: <Notice tone="neutral">This order was closed on Dec 24, 2026.</Notice>,
  },
};

/** Long words break, each text has its own direction, and a photo alone is a message too. */
export const LongTexts: Story = {
  args: {
    messages: [
      {
        id: "1",
        own: true,
        by: "Wolfeschlegelsteinhausenbergerdorff Automotive Supply and Salvage",
        time: "Nov 22, 2:16 PM",
        text: `${"The part that I ordered is for the front axle, and what came is for the rear one. ".repeat(4)}\n\n4351206150${"4351206150".repeat(12)}`,
        seen: "Seen Nov 22, 2:20 PM",
      },
      {
        id: "2",
        by: "مركز قطع الغيار",
        time: "Nov 22, 2:31 PM",
        text: "نعم، القرص مناسب لسيارة Golf 2014.\nتعال بعد الظهر.",
      },
      { id: "3", own: true, by: "You", time: "Nov 22, 2:40 PM", text: "👍🛞" },
      {
        id: "4",
        own: true,
        by: "You",
        time: "Nov 22, 2:41 PM",
        photos: <img src="/parts/brake-rotor.svg" alt="The rotor" />,
      },
    ],
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = {
  ...anyContent(meta, { args: { ...meta.args, ...WithNew.args } }),
  tags: ["proof"],
};
