import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  Text,
} from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bell, CreditCard, LogOut, Settings, User } from "lucide-react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

interface MenuArgs {
  onLogout: () => void;
  defaultOpen: boolean;
  account: string;
  name: string;
  email: string;
  choices: { own: string; settings: string; billing: string };
}

const meta = {
  title: "Components/DropdownMenu",
  parameters: { keyboard: "menuButton" },
  args: {
    onLogout: fn(),
    defaultOpen: false,
    account: "Account",
    name: "Mary Ann Lee",
    email: "mary@leeauto.example",
    choices: { own: "My Account", settings: "Settings", billing: "Billing & Plans" },
  },
  render: ({ onLogout, defaultOpen, account, name, email, choices }) => (
    <div style={{ minBlockSize: "24rem", display: "flex", justifyContent: "flex-end" }}>
      <button type="button">Before</button>
      <div>
        <DropdownMenu defaultOpen={defaultOpen}>
          <DropdownMenuTrigger>
            <Button>{account}</Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuLabel>
              <Text weight={600}>{name}</Text>
              <Text tone="muted">{email}</Text>
            </DropdownMenuLabel>
            <DropdownMenuSeparator />
            <DropdownMenuItem href="#dashboard" icon={<User />}>
              {choices.own}
            </DropdownMenuItem>
            <DropdownMenuItem href="#settings" icon={<Settings />}>
              {choices.settings}
            </DropdownMenuItem>
            <DropdownMenuItem href="#billing" icon={<CreditCard />}>
              {choices.billing}
            </DropdownMenuItem>
            <DropdownMenuItem icon={<Bell />} disabled>
              Notifications
            </DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem icon={<LogOut />} tone="critical" onSelect={onLogout}>
              Logout
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
      <button type="button">After</button>
    </div>
  ),
} satisfies Meta<MenuArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  parameters: { visual: { lead: true } },
  args: { defaultOpen: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
  },
};

/** From right to left it stands under the other end of its button, and says which way it reads. */
export const FromRightToLeft: Story = {
  // `Open` is seen so too.
  parameters: { visual: { skip: true } },
  globals: { direction: "rtl" },
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    const menu = screen.getByRole("menu");
    await expect(menu).toHaveAttribute("dir", "rtl");
    await expect(getComputedStyle(menu).direction).toBe("rtl");
    const button = canvasElement.querySelector("[aria-haspopup='menu']");
    await waitFor(() =>
      expect(menu.getBoundingClientRect().left).toBeCloseTo(
        button?.getBoundingClientRect().left ?? Number.NaN,
        0,
      ),
    );
  },
};

/** Its whole table of keys: three of them open it at the first choice, and Escape gives the focus back. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Account" });
    const choice = (name: string) => screen.getByRole("menuitem", { name });
    trigger.focus();
    for (const key of ["{Enter}", " ", "{ArrowDown}"]) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(choice("My Account")).toHaveFocus());
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
      await expect(trigger).toHaveFocus();
    }

    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(choice("My Account")).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(choice("Settings")).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(choice("Logout")).toHaveFocus();
    // What is disabled is passed over.
    await userEvent.keyboard("{ArrowUp}");
    await expect(choice("Billing & Plans")).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(choice("My Account")).toHaveFocus();
    await userEvent.keyboard("s");
    await waitFor(() => expect(choice("Settings")).toHaveFocus());
    // Tab closes it and moves on, from the button: what follows it, or is before it.
    const beside = (name: string) => within(canvasElement).getByRole("button", { name });
    const leaveBy = async (key: { shiftKey: boolean }) => {
      // The press is left to the browser, which goes on from the button.
      const isLeft = await fireEvent.keyDown(document.activeElement ?? document.body, {
        key: "Tab",
        ...key,
      });
      await expect(isLeft).toBe(true);
      await expect(trigger).toHaveFocus();
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    };
    await leaveBy({ shiftKey: false });
    await userEvent.tab();
    await expect(beside("After")).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    trigger.focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(choice("My Account")).toHaveFocus());
    await leaveBy({ shiftKey: true });
    await userEvent.tab({ shift: true });
    await expect(beside("Before")).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    // Nor does it take the focus back when it is gone.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(beside("Before")).toHaveFocus();

    trigger.focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(choice("My Account")).toHaveFocus());
    await userEvent.keyboard("{End}{Enter}");
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(choice("My Account")).toHaveFocus());
    await userEvent.keyboard("{End} ");
    await expect(args.onLogout).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

const followed = fn();

/** Enter follows a link. */
export const FollowsLinks: Story = {
  tags: ["proof"],
  // It ends as `Closed` looks.
  parameters: { visual: { skip: true } },
  beforeEach: () => {
    // Following it for real would leave the page that the test runs in.
    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link) return;
      event.preventDefault();
      followed(link.getAttribute("href"));
    };
    followed.mockClear();
    document.addEventListener("click", stay);
    return () => document.removeEventListener("click", stay);
  },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button", { name: "Account" }).focus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "My Account" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(followed).toHaveBeenCalledWith("#settings"));
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };

/** Nor out of the menus, of which only one is open at a time. */
export const AnyContentOpen: Story = {
  ...AnyContent,
  play: async ({ canvasElement }) => {
    const triggers = canvasElement.querySelectorAll<HTMLElement>("[aria-haspopup='menu']");
    await expect(triggers.length).toBeGreaterThan(10);
    for (const trigger of triggers) {
      trigger.focus();
      await userEvent.keyboard("{Enter}");
      const menu = await screen.findByRole("menu");
      const room = Math.min(menu.clientWidth, innerWidth);
      const { content } = trigger.closest<HTMLElement>("[data-content]")?.dataset ?? {};
      await expect(menu.scrollWidth, content).toBeLessThanOrEqual(room);
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    }
  },
};
