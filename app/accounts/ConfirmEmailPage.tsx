import { Button, ButtonLink, Notice, Stack } from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { paths } from "~/paths";
import { AccountCard } from "./AccountCard";
import { type LinkProblem, linkProblems } from "./link-problems";

export type EmailLinkPurpose = "verify-email" | "change-email" | "revert-email";

export interface ConfirmEmailPageProps {
  link:
    | { kind: "good"; token: string; purpose: EmailLinkPurpose; email: string }
    | { kind: "bad"; reason: LinkProblem };
  answer?:
    | { kind: "done"; what: "verified" | "changed" | "reverted"; email: string }
    | { kind: "refused"; message: string };
}

const asked = {
  "verify-email": {
    heading: "Verify your email",
    text: (email: string) => `Is ${email} your address?`,
    button: "Yes, it's mine",
  },
  "change-email": {
    heading: "Use this address?",
    text: (email: string) => `You'll sign in as ${email} from now on.`,
    button: "Use this address",
  },
  "revert-email": {
    heading: "Change your email back?",
    text: (email: string) =>
      `You'll sign in as ${email} again. All devices are signed out, and we'll email you a link to choose a new password.`,
    button: "Change it back",
  },
} satisfies Record<EmailLinkPurpose, object>;

const done = {
  verified: {
    heading: "Your email is verified",
    text: (email: string) => `Thanks. We know now that ${email} is yours.`,
  },
  changed: {
    heading: "Your email has been changed",
    text: (email: string) => `You sign in as ${email} from now on.`,
  },
  reverted: {
    heading: "Your email is back",
    text: (email: string) =>
      `You sign in as ${email} again, and all devices are signed out. Check your email for the link to choose a new password.`,
  },
} as const;

/** Where a mailed link about an email address leads. Looking at it uses nothing up; its button does. */
export function ConfirmEmailPage({ link, answer }: ConfirmEmailPageProps) {
  const navigation = useNavigation();
  if (answer?.kind === "done") {
    const { heading, text } = done[answer.what];
    const isOut = answer.what === "reverted";
    return (
      <AccountCard heading={heading} text={text(answer.email)}>
        <ButtonLink
          href={isOut ? paths.login() : paths.settings()}
          tone="accent"
          size="large"
          width="full"
        >
          {isOut ? "Go to sign in" : "Go to settings"}
        </ButtonLink>
      </AccountCard>
    );
  }
  if (link.kind === "bad")
    return (
      <AccountCard heading="This link doesn't work" text={linkProblems[link.reason]}>
        <ButtonLink href={paths.settings()} tone="accent" size="large" width="full">
          Go to settings
        </ButtonLink>
      </AccountCard>
    );
  const { heading, text, button } = asked[link.purpose];
  return (
    <AccountCard heading={heading} text={text(link.email)}>
      <Form method="post">
        <Stack gap={4}>
          {answer ? <Notice tone="critical">{answer.message}</Notice> : null}
          <input type="hidden" name="token" value={link.token} />
          <Button
            type="submit"
            tone="accent"
            size="large"
            width="full"
            pending={navigation.state === "submitting"}
          >
            {button}
          </Button>
        </Stack>
      </Form>
    </AccountCard>
  );
}
