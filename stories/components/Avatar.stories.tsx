import { Avatar, Inline, initialsOf } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/Avatar",
  component: Avatar,
  args: { name: "Mary Ann Lee", email: "mary@leeauto.example" },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromName: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("MA");
  },
};

export const FromEmail: Story = { args: { name: null, email: "jo@x.co" } };
export const OfNobody: Story = { args: { name: "", email: null } };

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={3}>
      <Avatar {...args} size={34} />
      <Avatar {...args} size={44} />
    </Inline>
  ),
};

/** Alone it has a name of its own. */
export const Alone: Story = {
  // It looks like `FromName`.
  parameters: { visual: { skip: true } },
  args: { "aria-label": "Mary Ann Lee" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "Mary Ann Lee" })).toBeVisible();
  },
};

/** First letters of up to two words of the name, else of the email. */
export const Rules: Story = {
  render: () => {
    const cases: [name: string | null, email: string | null][] = [
      ["Mary Ann Lee", null],
      [null, "jo@x.co"],
      ["  élodie   martin ", null],
      ["Cher", "cher@x.co"],
    ];
    return (
      <Inline>
        {cases.map(([name, email]) => (
          <Avatar key={`${name}${email}`} name={name} email={email} size={44} />
        ))}
      </Inline>
    );
  },
  play: async () => {
    await expect(initialsOf("Mary Ann Lee")).toBe("MA");
    await expect(initialsOf(null, "jo@x.co")).toBe("J");
    await expect(initialsOf("   ", "jo@x.co")).toBe("J");
    await expect(initialsOf("  élodie   martin ")).toBe("ÉM");
    await expect(initialsOf("𝒜da", null)).toBe("𝒜");
    await expect(initialsOf(null, null)).toBe("U");
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
