import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { ErrorPage, serverFailure } from "~/shell/ErrorPage";
import { NotFoundPage } from "~/shell/NotFoundPage";
import { screen } from "../support/screen";

const meta = {
  title: "Screens/Error",
  component: ErrorPage,
  parameters: { layout: "fullscreen" },
  args: { error: serverFailure },
  render: screen(ErrorPage, { path: "/news" }),
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A bug on the server: there its log knows of it. */
export const OnTheServer: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/It has been logged/)).toBeVisible();
  },
};

/** Something that only the browser knows of: no connection, or a bug of the page's. */
export const InTheBrowser: Story = {
  args: { error: new TypeError("Failed to fetch") },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Check that you're online/)).toBeVisible();
    await expect(canvas.queryByText(/logged/)).toBeNull();
  },
};

/** The server said why not. */
export const Refused: Story = {
  args: {
    error: {
      status: 401,
      statusText: "Unauthorized",
      internal: false,
      data: "You're not signed in, so nothing changed. Sign in and try again.",
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Sign in and try again/)).toBeVisible();
  },
};

const unavailable = (data: string) => ({
  status: 503,
  statusText: "Service Unavailable",
  internal: false,
  data,
});

/** The database is away, so that no page can be made of it. */
export const Unavailable: Story = {
  args: {
    error: unavailable(
      "We can't reach our records right now. It usually takes only a few seconds, so try again in a moment.",
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(/right back/);
    await expect(canvas.getByRole("button", { name: "Try Again" })).toBeVisible();
  },
};

const order = new FormData();
order.set("quantity", "2");

/** A form came when the database was away: it can be sent again as it was. */
export const NotSent: Story = {
  args: {
    error: unavailable(
      "We couldn't reach our records, so what you sent may not be saved. Send it again in a few seconds; without a button for that, go back to the form first. An order that is sent again is not placed twice.",
    ),
    kept: { formData: order, options: { method: "post", action: "/news" } },
  },
  play: async ({ canvasElement }) => {
    const again = within(canvasElement).getByRole("button", { name: "Send It Again" });
    await userEvent.tab();
    while (document.activeElement !== again && document.activeElement !== document.body)
      await userEvent.tab();
    await expect(again).toHaveFocus();
  },
};

export const NotFound: Story = { render: screen(NotFoundPage, { path: "/nowhere" }) };
