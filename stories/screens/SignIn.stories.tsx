import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { CredentialsPage } from "~/accounts/CredentialsPage";
import { credentialsMessages } from "~/accounts/credentials";
import { credentialsClientAction } from "~/accounts/credentials-client-action";
import { runAction } from "../support/router";
import { mocked, scenario, soon } from "../support/scenario";
import { type ScreenOptions, screen } from "../support/screen";

/** Hears what the forms send. */
const sent = fn((_form: Record<string, string>) => {});

/** As on the site: an answer that does not come is told in the card's words. */
const action: ScreenOptions["action"] = async ({ request }) => {
  sent(Object.fromEntries(await request.clone().formData()) as Record<string, string>);
  return credentialsClientAction({ serverAction: () => runAction({ request }) });
};

const onLogin = { path: "/login", action };
const onRegister = { path: "/register", action };

const meta = {
  title: "Screens/SignIn",
  component: CredentialsPage,
  parameters: { layout: "fullscreen", ...mocked({ credentials: "success", page: "success" }) },
  args: { mode: "login" },
  render: screen(CredentialsPage, onLogin),
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof CredentialsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The card's fields and button, and the message on top of the page. */
function cardOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  return {
    ...canvas,
    field: (label: string) => canvas.getByLabelText(label),
    press: (name: string) => userEvent.click(canvas.getByRole("button", { name })),
    toast: async (message: string) => {
      // The field may say the same words first.
      await waitFor(() => {
        const found = within(document.body).getAllByText(message);
        void expect(found.some((each) => each.closest("[data-tone]"))).toBe(true);
      }, soon);
    },
  };
}

async function fillLogin(canvasElement: HTMLElement, password = "correct horse") {
  const card = cardOf(canvasElement);
  await userEvent.type(card.field("Email"), "mary@example.com");
  await userEvent.type(card.field("Password"), password);
  await card.press("Sign In");
  return card;
}

export const Login: Story = {
  play: async ({ canvasElement }) => {
    const { getByRole } = cardOf(canvasElement);
    await expect(getByRole("heading", { name: "Welcome Back" })).toBeVisible();
    await expect(getByRole("link", { name: "Sign up" })).toHaveAttribute("href", "/register");
  },
};

export const Register: Story = {
  args: { mode: "register", redirectTo: "/billing", plan: "professional", period: "annual" },
  render: screen(CredentialsPage, onRegister),
  play: async ({ canvasElement }) => {
    const { field, getByRole } = cardOf(canvasElement);
    await expect(getByRole("heading", { name: "Create Account" })).toBeVisible();
    await expect(getByRole("link", { name: "Sign in" })).toHaveAttribute(
      "href",
      "/login?redirectTo=%2Fbilling&plan=professional&period=annual",
    );
    await expect(field("Password")).toHaveAccessibleDescription("At least 8 characters");
  },
};

/** A field is checked when it is left, and no longer marked as soon as it is typed in again. */
export const CheckedOnBlur: Story = {
  play: async ({ canvasElement }) => {
    const { field } = cardOf(canvasElement);
    const email = field("Email");
    await userEvent.type(email, "mary@example");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await userEvent.tab();
    await expect(email).toHaveAccessibleDescription("Email address is invalid");
    await userEvent.type(email, ".");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await userEvent.type(email, "com");
    await userEvent.click(field("Password"));
    await userEvent.tab({ shift: true });
    await expect(email).not.toHaveAttribute("aria-invalid");
    await expect(field("Password")).toHaveAccessibleDescription("Password is required");
  },
};

/** Every field says what it needs, the first of them has the focus, and nothing was sent. */
export const NothingFilledIn: Story = {
  args: { mode: "register" },
  render: screen(CredentialsPage, onRegister),
  play: async ({ canvasElement }) => {
    const { field, press, toast } = cardOf(canvasElement);
    await userEvent.type(field("Confirm password"), "something");
    await press("Create Account");
    await toast("Please fix the errors below.");
    for (const [label, message] of [
      ["First name", "First name is required"],
      ["Last name", "Last name is required"],
      ["Email", "Email is required"],
      ["Password", "Password is required"],
      ["Confirm password", "Passwords do not match"],
    ] as const)
      await expect(field(label)).toHaveAccessibleDescription(message);
    await expect(field("First name")).toHaveFocus();
    await expect(sent).not.toHaveBeenCalled();
  },
};

const signsIn = { ask: ({ canvasElement }: Canvas) => fillLogin(canvasElement) };
type Canvas = { canvasElement: HTMLElement };

/** A toast on its way in or out; what stays looks as in other pictures. */
const passing = { visual: { skip: true } };

/** Neither field is said to be the wrong one (SPEC C8): what was typed stays. */
export const WrongPassword: Story = scenario(
  { credentials: "wrongPassword" },
  {
    ...signsIn,
    shows: async ({ canvasElement }) => {
      const { field, toast } = cardOf(canvasElement);
      await toast("Invalid email or password.");
      await expect(field("Email")).toHaveAccessibleDescription("Invalid email or password.");
      await expect(field("Email")).toHaveFocus();
      await expect(field("Password")).toBeInvalid();
      await expect(field("Password")).not.toHaveAccessibleDescription();
      await expect(field("Email")).toHaveValue("mary@example.com");
      await expect(field("Password")).toHaveValue("correct horse");
    },
  },
);

/** On its way: a spinner, and a second press does nothing. */
export const Pending: Story = scenario(
  { credentials: "loading" },
  {
    ...signsIn,
    shows: async ({ canvasElement }) => {
      const button = cardOf(canvasElement).getByRole("button", { name: /Sign In/ });
      await expect(button).toBeDisabled();
      await userEvent.click(button, { pointerEventsCheck: 0 });
      await waitFor(() => expect(sent).toHaveBeenCalledOnce());
      await expect(sent.mock.calls[0]?.[0]).toEqual({
        email: "mary@example.com",
        password: "correct horse",
        enhanced: "1",
      });
    },
  },
);

/** A message, and after a moment the page that it leads to. */
async function welcomes({ canvasElement }: Canvas) {
  const { toast, getByRole, findByRole } = cardOf(canvasElement);
  await toast("Login successful!");
  await expect(getByRole("button", { name: /Sign In/ })).toBeDisabled();
  await expect(
    await findByRole("heading", { name: "/dashboard" }, { timeout: 3_000 }),
  ).toBeVisible();
}

export const SignedIn: Story = scenario(
  { credentials: "success" },
  { ...signsIn, shows: welcomes, parameters: passing },
);

export const Slow: Story = scenario(
  { credentials: "slow" },
  { ...signsIn, shows: welcomes, parameters: passing },
);

/** No answer that makes sense: the page stays as it is, and may be tried again. */
const mayBeTriedAgain = {
  ...signsIn,
  shows: async ({ canvasElement }: Canvas) => {
    const { field, press, toast, getByRole } = cardOf(canvasElement);
    await toast("An unknown error occurred.");
    await expect(field("Email")).toHaveValue("mary@example.com");
    await expect(field("Password")).toHaveValue("correct horse");
    await expect(field("Email")).not.toHaveAttribute("aria-invalid");
    await waitFor(() => expect(getByRole("button", { name: "Sign In" })).toBeEnabled());
    await press("Sign In");
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  },
  parameters: passing,
};

export const Failed: Story = scenario({ credentials: "error" }, mayBeTriedAgain);
export const Offline: Story = scenario({ credentials: "offline" }, mayBeTriedAgain);
export const NotJson: Story = scenario({ credentials: "notJson" }, mayBeTriedAgain);

/** The toast goes; how long to wait stands in the page. */
export const TooManyAttempts: Story = scenario(
  { credentials: "toldToWait" },
  {
    ...signsIn,
    shows: async ({ canvasElement }) => {
      const { toast, findByText, getByRole } = cardOf(canvasElement);
      await toast("An unknown error occurred.");
      await expect(
        await findByText("Too many sign-in attempts. Try again in 12 minutes."),
      ).toBeVisible();
      await expect(getByRole("link", { name: "reset your password" })).toHaveAttribute(
        "href",
        "/forgot-password",
      );
    },
    // LockedOut shows where such a message stands.
    parameters: passing,
  },
);

/** Without JavaScript: how long to wait, and what ends the wait at once. */
export const LockedOut: Story = {
  render: screen(CredentialsPage, {
    ...onLogin,
    actionData: {
      kind: "refused",
      message: credentialsMessages.unknown,
      notice:
        "Someone has tried many wrong passwords for this email address. Try again in 42 minutes, or sign in on a device you've used before.",
      offersReset: true,
      errors: {},
      values: { email: "mary@example.com" },
    },
  }),
  play: async ({ canvasElement }) => {
    const { getByRole, getByText } = cardOf(canvasElement);
    await expect(getByText(/Try again in 42 minutes/)).toBeVisible();
    await expect(getByRole("link", { name: "reset your password" })).toBeVisible();
  },
};

/** The form came back from the server: the message in the page, the focus where it is needed. */
export const RefusedWithoutScript: Story = {
  args: { mode: "register" },
  render: screen(CredentialsPage, {
    ...onRegister,
    actionData: {
      kind: "refused",
      message: credentialsMessages.fixErrors,
      errors: { email: "Email address is invalid", confirmPassword: "Passwords do not match" },
      values: { firstName: "Mary Ann", lastName: "Lee", email: "mary@example" },
    },
  }),
  play: async ({ canvasElement }) => {
    const { field, getByText } = cardOf(canvasElement);
    await expect(getByText("Please fix the errors below.")).toBeVisible();
    await expect(field("Email")).toHaveFocus();
    await expect(field("Email")).toHaveValue("mary@example");
    await expect(field("First name")).toHaveValue("Mary Ann");
    await expect(field("Password")).toHaveValue("");
  },
};
