import { Button, ButtonLink, Inline } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Search as SearchIcon } from "lucide-react";
import { type FormEvent, useRef } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/Button",
  component: Button,
  parameters: { keyboard: "button" },
  args: { children: "Search", onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Accent: Story = { args: { tone: "accent" } };
export const Quiet: Story = { args: { tone: "quiet" } };
export const Critical: Story = { args: { tone: "critical", children: "Sign out everywhere" } };
export const Large: Story = { args: { tone: "accent", size: "large" } };
export const Small: Story = { args: { size: "small" } };

/** Leads somewhere: a link that looks like a button. */
export const AsLink: Story = {
  render: () => (
    <Inline>
      <ButtonLink href="#map">Open the map</ButtonLink>
      <ButtonLink href="#plans" tone="accent" size="large">
        Choose Plan
      </ButtonLink>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Open the map" });
    await expect(link).toHaveAttribute("href", "#map");
  },
};

/** While work is under way a second press does nothing. */
export const Pending: Story = {
  args: { tone: "accent", pending: true, children: "Sign In" },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Sign In" });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const sheetTones = ["neutral", "accent", "quiet", "critical"] as const;

/** Every tone as it is, disabled, out of reach and at work; then the widths and shapes. */
export const Sheet: Story = {
  // Its looks in every state and mode are held as values, of which a picture shows one.
  parameters: { visual: { skip: true } },
  render: () => (
    <Inline>
      {sheetTones.map((tone) => (
        <Inline key={tone}>
          <Button tone={tone}>{tone}</Button>
          <Button tone={tone} disabled>
            {`${tone}, disabled`}
          </Button>
          <Button tone={tone} aria-disabled="true">
            {`${tone}, out of reach`}
          </Button>
          <Button tone={tone} pending>
            {`${tone}, at work`}
          </Button>
          <ButtonLink tone={tone} href="#map">
            {`${tone}, a link`}
          </ButtonLink>
        </Inline>
      ))}
      <Button width="full">As wide as its place</Button>
      <Button shape="icon" aria-label="Search">
        <SearchIcon size={18} aria-hidden="true" />
      </Button>
      <ButtonLink shape="icon" size="small" width="full" href="#map" aria-label="Map">
        <SearchIcon size={18} aria-hidden="true" />
      </ButtonLink>
    </Inline>
  ),
};

const formHeard = fn((event: FormEvent) => event.preventDefault());

/** It does not submit the form around it, and a `ref` gets the element. */
export const InAForm: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  render: function InAForm() {
    const button = useRef<HTMLButtonElement>(null);
    const link = useRef<HTMLAnchorElement>(null);
    const told = () => {
      if (button.current && link.current) button.current.title = link.current.textContent ?? "";
    };
    return (
      <form aria-label="Search" onSubmit={formHeard} onReset={formHeard}>
        <Button ref={button} onClick={told}>
          Clear
        </Button>
        <ButtonLink ref={link} href="#map">
          Map
        </ButtonLink>
      </form>
    );
  },
  play: async ({ canvasElement }) => {
    formHeard.mockClear();
    const button = within(canvasElement).getByRole("button");
    await userEvent.click(button);
    await expect(button.title).toBe("Map");
    await expect(formHeard).not.toHaveBeenCalled();
  },
};

/** Enter and Space press it. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole("button").focus();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
