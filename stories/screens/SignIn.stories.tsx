import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { CredentialsPage } from "~/accounts/CredentialsPage";
import { type CredentialsAnswer, credentialsMessages } from "~/accounts/credentials";
import { credentialsClientAction } from "~/accounts/credentials-client-action";
import { never, type ScreenOptions, screen } from "../support/screen";

/** What the forms have sent, and what it is answered. */
const server = fn(async (_form: Record<string, string>): Promise<CredentialsAnswer> => never());

/** As on the site: an answer that does not come is told in the card's words. */
const action: ScreenOptions["action"] = ({ request }) =>
  credentialsClientAction({
    serverAction: async () => server(Object.fromEntries(await request.formData()) as never),
  });

const sorry = (answer: Partial<Extract<CredentialsAnswer, { kind: "sorry" }>> = {}) => ({
  kind: "sorry" as const,
  message: credentialsMessages.unknown,
  errors: {},
  values: {},
  ...answer,
});

const onLogin = { path: "/login", action };
const onRegister = { path: "/register", action };

const meta = {
  title: "Screens/SignIn",
  component: CredentialsPage,
  parameters: { layout: "fullscreen" },
  args: { mode: "login" },
  render: screen(CredentialsPage, onLogin),
  beforeEach: () => {
    server.mockReset();
    server.mockImplementation(never);
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
      const found = await within(document.body).findAllByText(message);
      await expect(found.some((each) => each.closest("[data-tone]"))).toBe(true);
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
      "/login?redirectTo=%2Fbilling",
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
    await expect(server).not.toHaveBeenCalled();
  },
};

/** Neither field is said to be the wrong one (SPEC C8): what was typed stays. */
export const WrongPassword: Story = {
  play: async ({ canvasElement }) => {
    const message = credentialsMessages.invalid;
    server.mockResolvedValue(sorry({ message, errors: { email: message, password: "" } }));
    const { field, toast } = await fillLogin(canvasElement);
    await toast("Invalid email or password.");
    await expect(field("Email")).toHaveAccessibleDescription("Invalid email or password.");
    await expect(field("Email")).toHaveFocus();
    await expect(field("Password")).toBeInvalid();
    await expect(field("Password")).not.toHaveAccessibleDescription();
    await expect(field("Email")).toHaveValue("mary@example.com");
    await expect(field("Password")).toHaveValue("correct horse");
  },
};

/** On its way: a spinner, and a second press does nothing. */
export const Pending: Story = {
  play: async ({ canvasElement }) => {
    const { getByRole } = await fillLogin(canvasElement);
    const button = getByRole("button", { name: /Sign In/ });
    await expect(button).toBeDisabled();
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(server).toHaveBeenCalledOnce();
    await expect(server.mock.calls[0]?.[0]).toEqual({
      email: "mary@example.com",
      password: "correct horse",
      enhanced: "1",
    });
  },
};

/** A message, and after a moment the page that it leads to. */
export const SignedIn: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const message = credentialsMessages.welcome.login;
    server.mockResolvedValue({ kind: "welcome", message, redirectTo: "/dashboard" });
    const { toast, getByRole, findByRole } = await fillLogin(canvasElement);
    await toast("Login successful!");
    await expect(getByRole("button", { name: /Sign In/ })).toBeDisabled();
    await expect(
      await findByRole("heading", { name: "/dashboard" }, { timeout: 3_000 }),
    ).toBeVisible();
  },
};

/** No answer at all: the page stays as it is, and may be tried again. */
export const NetworkFailure: Story = {
  // A toast on its way in or out; the form under it is the same as in other pictures.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    server.mockRejectedValue(new TypeError("Failed to fetch"));
    const { field, press, toast, getByRole } = await fillLogin(canvasElement);
    await toast("An unknown error occurred.");
    await expect(field("Email")).toHaveValue("mary@example.com");
    await expect(field("Password")).toHaveValue("correct horse");
    await expect(field("Email")).not.toHaveAttribute("aria-invalid");
    await waitFor(() => expect(getByRole("button", { name: "Sign In" })).toBeEnabled());
    await press("Sign In");
    await waitFor(() => expect(server).toHaveBeenCalledTimes(2));
  },
};

/** The toast goes; how long to wait stands in the page. */
export const TooManyAttempts: Story = {
  // The toast comes and goes; RefusedWithoutScript shows where such a message stands.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const notice = "Too many sign-in attempts. Try again in 12 minutes.";
    server.mockResolvedValue(sorry({ notice }));
    const { toast, findByText } = await fillLogin(canvasElement);
    await toast("An unknown error occurred.");
    await expect(await findByText(notice)).toBeVisible();
  },
};

/** The form came back from the server: the message in the page, the focus where it is needed. */
export const RefusedWithoutScript: Story = {
  args: { mode: "register" },
  render: screen(CredentialsPage, {
    ...onRegister,
    actionData: sorry({
      message: credentialsMessages.fixErrors,
      errors: { email: "Email address is invalid", confirmPassword: "Passwords do not match" },
      values: { firstName: "Mary Ann", lastName: "Lee", email: "mary@example" },
    }),
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
