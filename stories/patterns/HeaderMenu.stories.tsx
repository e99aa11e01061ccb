import { HeaderMenu } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { anyContent } from "../support/anyContent";
import { user } from "./support/samples";

const meta = {
  title: "Patterns/Shell/HeaderMenu",
  id: "patterns-headermenu",
  component: HeaderMenu,
  parameters: { keyboard: "menuButton" },
  args: user,
  decorators: [
    (Story) => (
      <main
        style={{
          display: "flex",
          justifyContent: "flex-end",
          alignItems: "start",
          minBlockSize: "26rem",
        }}
      >
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof HeaderMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const skip = { visual: { skip: true } };
const entries = [
  "My Account",
  "Settings",
  "Billing & Plans",
  "Notifications",
  "Privacy & Security",
  "Help & Support",
  "Logout",
];
/** What opens it: a `<summary>` before the full menu is here, a button after. */
const trigger = (canvasElement: HTMLElement) => {
  const found = canvasElement.querySelector<HTMLElement>("summary, [aria-haspopup='menu']");
  if (!found) throw new Error("There is no account menu.");
  return found;
};
const openMenu = () => screen.findByRole("menu", undefined, { timeout: 8000 });

export const Closed: Story = {};
export const Compact: Story = { args: { compact: true } };
export const WithoutName: Story = { args: { name: null, email: "jo@x.example" } };

export const Open: Story = {
  parameters: { visual: { lead: true } },
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    const menu = within(await openMenu());
    await expect(menu.getAllByRole("menuitem").map((item) => item.textContent)).toEqual(entries);
    await waitFor(() => expect(menu.getByText("Mary Ann Lee")).toBeVisible());
    await expect(menu.getByText(user.email)).toBeVisible();
  },
};

/** With no display name the menu says `User` (SPEC A4). */
export const OpenWithoutName: Story = {
  args: { name: null, email: "jo@x.example" },
  parameters: skip,
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    const menu = within(await openMenu());
    await waitFor(() => expect(menu.getByText("User")).toBeVisible());
  },
};

/** The menu that the server renders: links and a form, without a script. */
export const WithoutScript: Story = {
  play: async ({ canvasElement }) => {
    const details = canvasElement.querySelector("details");
    if (!details) throw new Error("There is no plain menu.");
    details.open = true;
    const links = within(details).getAllByRole("link");
    await expect(links.map((link) => link.textContent)).toEqual(entries.slice(0, -1));
    const logout = within(details).getByRole("button", { name: "Logout" });
    await expect(logout.closest("form")).toHaveAttribute("method", "post");
  },
};

/** Enter opens it on its first entry, arrows walk and wrap, letters jump, Escape closes (SPEC A4). */
export const ByKeyboard: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(trigger(canvasElement)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const menu = within(await openMenu());
    const item = (name: string) => menu.getByRole("menuitem", { name });
    await waitFor(() => expect(item("My Account")).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(item("Settings")).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(item("Logout")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(item("Help & Support")).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(item("My Account")).toHaveFocus();
    await userEvent.keyboard("h");
    await waitFor(() => expect(item("Help & Support")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(trigger(canvasElement)).toHaveFocus());

    for (const key of [" ", "{ArrowDown}"]) {
      await userEvent.keyboard(key);
      const again = within(await openMenu());
      await waitFor(() =>
        expect(again.getByRole("menuitem", { name: "My Account" })).toHaveFocus(),
      );
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(trigger(canvasElement)).toHaveFocus());
    }

    // Tab closes it and moves on, forwards and back.
    const beside = (place: "prepend" | "append", name: string) => {
      const button = document.createElement("button");
      button.textContent = name;
      canvasElement[place](button);
      return button;
    };
    const [before, after] = [beside("prepend", "Before"), beside("append", "After")];
    const openByArrow = async () => {
      trigger(canvasElement).focus();
      await userEvent.keyboard("{ArrowDown}");
      const opened = within(await openMenu());
      await waitFor(() =>
        expect(opened.getByRole("menuitem", { name: "My Account" })).toHaveFocus(),
      );
    };
    const leaveBy = async (key: { shiftKey: boolean }) => {
      // The press is left to the browser, which goes on from the trigger.
      const isLeft = await fireEvent.keyDown(document.activeElement ?? document.body, {
        key: "Tab",
        ...key,
      });
      await expect(isLeft).toBe(true);
      await expect(trigger(canvasElement)).toHaveFocus();
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    };
    await openByArrow();
    await leaveBy({ shiftKey: false });
    await userEvent.tab();
    await expect(after).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await openByArrow();
    await leaveBy({ shiftKey: true });
    await userEvent.tab({ shift: true });
    await expect(before).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await expect(before).toHaveFocus();
    before.remove();
    after.remove();
  },
};

/** Hovering opens it and takes the focus from nobody; leaving closes it; a press keeps it open. */
export const ByHover: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement }) => {
    const field = document.createElement("input");
    field.setAttribute("aria-label", "Search");
    canvasElement.prepend(field);
    field.focus();
    await userEvent.hover(trigger(canvasElement));
    await openMenu();
    await expect(field).toHaveFocus();
    await userEvent.hover(trigger(canvasElement));
    await userEvent.unhover(trigger(canvasElement));
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull(), { timeout: 3000 });
    await expect(field).toHaveFocus();

    await userEvent.hover(trigger(canvasElement));
    await openMenu();
    await userEvent.pointer({ keys: "[MouseLeft]", target: trigger(canvasElement) });
    await userEvent.unhover(trigger(canvasElement));
    await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    field.remove();
  },
};

/** The keyboard's place on the plain trigger is kept when the pointer calls for the full menu. */
export const FocusIsKept: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const plain = trigger(canvasElement);
    await expect(plain).toHaveFocus();
    await userEvent.hover(plain);
    await openMenu();
    await expect(plain).not.toBeInTheDocument();
    await expect(trigger(canvasElement)).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await expect(trigger(canvasElement)).toHaveFocus();
  },
};

/** Choosing `Logout` posts the form. */
export const LogsOut: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement }) => {
    let posted: string | undefined;
    const listen = (event: SubmitEvent) => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      posted = `${form.method} ${form.getAttribute("action")}`;
    };
    canvasElement.addEventListener("submit", listen);
    await userEvent.click(trigger(canvasElement));
    const menu = within(await openMenu());
    await userEvent.click(menu.getByRole("menuitem", { name: "Logout" }));
    await waitFor(() => expect(posted).toBe("post #logout"));
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    canvasElement.removeEventListener("submit", listen);
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
