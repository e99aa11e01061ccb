import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ChangeEmailPage } from "~/accounts/ChangeEmailPage";
import { ChangePasswordPage } from "~/accounts/ChangePasswordPage";
import { ConfirmEmailPage } from "~/accounts/ConfirmEmailPage";
import { DeleteAccountPage } from "~/accounts/DeleteAccountPage";
import { ForgotPasswordPage, type ForgotPasswordPageProps } from "~/accounts/ForgotPasswordPage";
import { ResetPasswordPage } from "~/accounts/ResetPasswordPage";
import { formFailureStory, mocked, scenario } from "../support/scenario";
import { screen } from "../support/screen";

const email = "mary@example.com";
const token = "a".repeat(43);

const forgotPassword = screen(ForgotPasswordPage, { path: "/forgot-password" });
const forgot = (
  props: Partial<ForgotPasswordPageProps>,
  story: Parameters<typeof forgotPassword>[1],
) => forgotPassword({ mailedBy: "us", ...props }, story);
const reset = screen(ResetPasswordPage, { path: "/reset-password" });
const confirm = screen(ConfirmEmailPage, { path: "/confirm-email" });
const changePassword = screen(ChangePasswordPage, { path: "/settings/password" });
const changeEmail = screen(ChangeEmailPage, { path: "/settings/email" });
const deletion = screen(DeleteAccountPage, { path: "/settings/delete" });

/** Forgotten and changed passwords, email addresses, and the end of an account: one short form each. */
const meta = {
  title: "Screens/Recovery",
  parameters: { layout: "fullscreen", ...mocked({ page: "success", form: "success" }) },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const canvasOf = ({ canvasElement }: { canvasElement: HTMLElement }) => within(canvasElement);

export const Forgot: Story = {
  render: (_args, story) => forgot({}, story),
  play: async (context) => {
    const canvas = canvasOf(context);
    await expect(canvas.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
    // Checked when it is left, and no longer marked once it is typed in again.
    const field = canvas.getByLabelText("Email");
    await userEvent.type(field, "mary");
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription("Email address is invalid");
    await userEvent.type(field, "@example.com");
    await expect(field).not.toHaveAttribute("aria-invalid");
    await userEvent.clear(field);
  },
};

const press = (name: string) => (context: { canvasElement: HTMLElement }) =>
  userEvent.click(canvasOf(context).getByRole("button", { name }));

/** On its way: a second press does nothing. */
export const Sending: Story = {
  ...scenario(
    { form: "loading" },
    {
      ask: press("Send the link"),
      shows: (context) =>
        waitFor(() =>
          expect(canvasOf(context).getByRole("button", { name: /Send/ })).toBeDisabled(),
        ),
    },
  ),
  render: (_args, story) => forgot({}, story),
};

export const NotSent: Story = {
  ...formFailureStory("error", press("Send the link")),
  render: (_args, story) => forgot({}, story),
};

export const NotSentOffline: Story = {
  ...formFailureStory("offline", press("Send the link")),
  render: (_args, story) => forgot({}, story),
};

export const Sent: Story = {
  render: (_args, story) => forgot({ answer: { kind: "sent", email } }, story),
};

export const ForgotRefused: Story = {
  render: (_args, story) =>
    forgot(
      {
        answer: {
          kind: "refused",
          errors: { email: "Email address is invalid" },
          values: { email: "mary@example" },
        },
      },
      story,
    ),
  play: async (context) => {
    const field = canvasOf(context).getByLabelText("Email");
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue("mary@example");
  },
};

export const SentByProvider: Story = {
  render: (_args, story) =>
    forgot({ mailedBy: "provider", answer: { kind: "sent", email } }, story),
};

export const TooManyLinks: Story = {
  render: (_args, story) =>
    forgot(
      {
        answer: {
          kind: "refused",
          errors: {},
          message: "Too many link requests from here. Try again in 12 minutes.",
          values: { email },
        },
      },
      story,
    ),
};

/** Nobody has said what the site's address is. */
export const NoAddress: Story = {
  render: (_args, story) =>
    forgot(
      {
        problem:
          "This site can't email links yet, because it doesn't know its own address. Whoever runs it needs to set SITE_URL.",
      },
      story,
    ),
};

export const NewPassword: Story = {
  render: (_args, story) => reset({ link: { kind: "good", token, email } }, story),
  play: async (context) => {
    const canvas = canvasOf(context);
    await expect(canvas.getByLabelText("New password")).toHaveAccessibleDescription(
      "At least 8 characters",
    );
  },
};

export const NewPasswordRefused: Story = {
  render: (_args, story) =>
    reset(
      {
        link: { kind: "good", token, email },
        refusal: {
          kind: "refused",
          errors: {
            password:
              "This password is too close to one that many people use. Add a few unrelated words.",
          },
        },
      },
      story,
    ),
  play: (context) => expect(canvasOf(context).getByLabelText("New password")).toHaveFocus(),
};

export const UsedLink: Story = {
  render: (_args, story) => reset({ link: { kind: "bad", reason: "used" } }, story),
  play: (context) =>
    expect(canvasOf(context).getByRole("link", { name: "Get a new link" })).toHaveAttribute(
      "href",
      "/forgot-password",
    ),
};

export const ExpiredLink: Story = {
  render: (_args, story) => reset({ link: { kind: "bad", reason: "expired" } }, story),
};

export const UnknownLink: Story = {
  render: (_args, story) => reset({ link: { kind: "bad", reason: "unknown" } }, story),
};

const link = (purpose: "verify-email" | "change-email" | "revert-email") =>
  ({ kind: "good", token, purpose, email }) as const;

export const VerifyEmail: Story = {
  render: (_args, story) => confirm({ link: link("verify-email") }, story),
};

export const UseAddress: Story = {
  render: (_args, story) => confirm({ link: link("change-email") }, story),
};

export const ChangeBack: Story = {
  render: (_args, story) => confirm({ link: link("revert-email") }, story),
};

export const Verified: Story = {
  render: (_args, story) =>
    confirm(
      { link: { kind: "bad", reason: "used" }, answer: { kind: "done", what: "verified", email } },
      story,
    ),
};

export const Reverted: Story = {
  render: (_args, story) =>
    confirm(
      { link: { kind: "bad", reason: "used" }, answer: { kind: "done", what: "reverted", email } },
      story,
    ),
};

export const Taken: Story = {
  render: (_args, story) =>
    confirm(
      {
        link: link("change-email"),
        answer: {
          kind: "refused",
          message: "Another account uses this address now, so nothing changed.",
        },
      },
      story,
    ),
};

export const Change: Story = {
  render: (_args, story) => changePassword({ email }, story),
};

export const WrongPassword: Story = {
  render: (_args, story) =>
    changePassword(
      {
        email,
        refusal: { kind: "refused", errors: { currentPassword: "That isn't your password." } },
      },
      story,
    ),
  play: (context) => expect(canvasOf(context).getByLabelText("Current password")).toHaveFocus(),
};

export const OtherEmail: Story = {
  render: (_args, story) => changeEmail({ email, keptBy: "us" }, story),
};

export const OtherEmailSent: Story = {
  render: (_args, story) =>
    changeEmail(
      { email, keptBy: "us", answer: { kind: "sent", email: "mary@shop.example" } },
      story,
    ),
};

/** The provider's own mail brings the link: nothing is promised of it. */
export const OtherEmailSentByProvider: Story = {
  render: (_args, story) =>
    changeEmail(
      { email, keptBy: "provider", answer: { kind: "sent", email: "mary@shop.example" } },
      story,
    ),
};

export const Delete: Story = {
  render: (_args, story) => deletion({ email }, story),
};
