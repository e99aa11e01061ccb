import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
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
    await expect(canvas.getByText(/Check that you are online/)).toBeVisible();
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
      data: "You are not signed in, so nothing was changed. Sign in and try again.",
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Sign in and try again/)).toBeVisible();
  },
};

export const NotFound: Story = { render: screen(NotFoundPage, { path: "/nowhere" }) };
