import { ButtonLink, CodeCard } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Patterns/Order/CodeCard",
  id: "patterns-codecard",
  component: CodeCard,
  args: {
    label: "Collection code",
    code: "4F7KQ2",
    help: "Show this code at the counter.",
  },
} satisfies Meta<typeof CodeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read out character by character, and copied as it is by one press. */
export const Code: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole("group", { name: "Collection code" });
    await expect(within(card).getByText("4 F 7 K Q 2")).toBeInTheDocument();
    const shown = within(card).getByText("4F7KQ2");
    await expect(shown).toHaveAttribute("aria-hidden", "true");
    await expect(getComputedStyle(shown).userSelect).toBe("all");
    // In one line on a phone too.
    await expect(shown.getClientRects()).toHaveLength(1);
  },
};

/** In two parts, which are read without what is between them. */
export const InParts: Story = {
  args: {
    code: "4F7-KQ2",
    help: "Show this code at the counter. Whoever has it can collect the parts.",
    action: <ButtonLink href="#way">Find the way</ButtonLink>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("4 F 7 K Q 2")).toBeInTheDocument();
  },
};

export const LongTexts: Story = {
  args: {
    label: "Collection code of the remanufactured air suspension strut assembly, right",
    code: "4F7KQ2-80W3-XZ19-MM55",
    help: "أظهر هذا الرمز عند المنضدة 🛞",
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
