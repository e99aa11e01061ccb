import { ButtonLink, PartRow, SpotPanel } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { anyContent } from "../support/anyContent";
import { rotor } from "./support/samples";

const { rating: _, seller: __, description: ___, ...part } = rotor;
const row = (name: string, price: string) => (
  <PartRow key={name} {...part} name={name} price={price} href={`#${name}`} />
);

const meta = {
  title: "Patterns/Map/SpotPanel",
  id: "patterns-spotpanel",
  component: SpotPanel,
  parameters: { layout: "fullscreen" },
  args: {
    title: "3 parts here",
    note: "Hudson Auto Supply",
    onClose: fn(),
    children: <ul>{[row("Front Brake Rotor", "$234"), row("Rear Brake Rotor", "$198")]}</ul>,
    foot: (
      <ButtonLink href="#all" width="full">
        Show all 512 in the list
      </ButtonLink>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ position: "relative", blockSize: "44rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SpotPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ canvasElement, args }) => {
    const panel = within(canvasElement).getByRole("dialog", { name: "3 parts here" });
    await expect(within(panel).getAllByRole("listitem")).toHaveLength(2);
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The list scrolls under its head and over its foot. */
export const Many: Story = {
  args: {
    title: "512 parts here",
    children: (
      <ul>{Array.from({ length: 9 }, (_each, index) => row(`Rotor ${index + 1}`, "$234"))}</ul>
    ),
  },
};

/** The links of a row, which lie over it, do not lie over the head and the foot that it scrolls under. */
export const LinksUnderHeadAndFoot: Story = {
  args: {
    children: (
      <ul>
        {Array.from({ length: 9 }, (_each, index) => (
          <PartRow
            key={index}
            {...part}
            name={`Rotor ${index + 1}`}
            price="$234"
            href="#rotor"
            detailsHref="#details"
          />
        ))}
      </ul>
    ),
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole("dialog");
    const numbers = within(panel).getAllByRole("link", { name: /^Details/ });
    const head = within(panel).getByRole("heading").parentElement as HTMLElement;
    const foot = within(panel).getByRole("link", { name: /Show all/ });
    const middle = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    for (const [over, number] of [
      [head, numbers[2] as HTMLElement],
      [foot, numbers[7] as HTMLElement],
    ] as const) {
      panel.scrollTop += middle(number) - middle(over);
      await expect(Math.abs(middle(number) - middle(over))).toBeLessThan(2);
      const at = number.getBoundingClientRect().left + 20;
      await expect(number.contains(document.elementFromPoint(at, middle(number)))).toBe(false);
    }
  },
};

export const WithoutFoot: Story = { args: { foot: undefined, note: undefined } };

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
