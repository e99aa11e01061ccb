import { Badge, Button, ButtonLink, Item, ItemList, Panel, Stack, Text } from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { KeyRound, Mail } from "lucide-react";
import { paths } from "~/paths";
import type { SignInSettings } from "./account-form";

export interface SignInPanelProps extends SignInSettings {
  email: string;
}

/** The email and password that one signs in with: whether the address is verified, and where to change them. */
export function SignInPanel({ email, isVerified, keptBy }: SignInPanelProps) {
  if (keptBy === "nobody")
    return (
      <Panel title="Email and password">
        <Text size={15} tone="muted">
          {`You signed in as ${email}. This site now signs people in a different way, so you can't change email and password here.`}
        </Text>
      </Panel>
    );
  return (
    <Panel title="Email and password" text="What you sign in with." flush>
      <ItemList>
        <Item
          icon={<Mail size={18} strokeWidth={1.5} />}
          title="Email"
          badge={
            isVerified ? (
              <Badge tone="success">Verified</Badge>
            ) : (
              <Badge tone="warning">Not verified</Badge>
            )
          }
          text={isVerified ? email : <Verify email={email} keptBy={keptBy} />}
          action={
            <ButtonLink href={paths.settingsEmail()} size="small" aria-label="Change email">
              Change
            </ButtonLink>
          }
        />
        <Item
          icon={<KeyRound size={18} strokeWidth={1.5} />}
          title="Password"
          text="Changing it signs out your other devices."
          action={
            <ButtonLink href={paths.settingsPassword()} size="small" aria-label="Change password">
              Change
            </ButtonLink>
          }
        />
      </ItemList>
    </Panel>
  );
}

function Verify({ email, keptBy }: { email: string; keptBy: "us" | "provider" }) {
  const pending = useNavigation().formAction?.startsWith(paths.settingsEmail());
  return (
    <Form method="post" action={paths.settingsEmail()}>
      <Stack gap={2} align="start">
        <span>
          {email}
          <br />
          {keptBy === "us"
            ? "Follow the link we sent you so we can reach you about your orders."
            : "Follow the link that our sign-in provider sent you. Then you're verified here once you check or sign in again."}
        </span>
        <Button type="submit" name="intent" value="verify" size="small" pending={pending}>
          {keptBy === "us" ? "Send it again" : "Check or send it again"}
        </Button>
      </Stack>
    </Form>
  );
}
