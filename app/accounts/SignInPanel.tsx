import { Badge, Button, ButtonLink, Item, ItemList, Panel, Stack, Text } from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { KeyRound, Mail } from "lucide-react";
import { paths } from "~/paths";

export interface SignInPanelProps {
  email: string;
  isVerified: boolean;
  /** An outside identity provider keeps email and password. */
  keptByProvider: boolean;
}

/** The email and password that one signs in with: whether the address is verified, and where to change them. */
export function SignInPanel({ email, isVerified, keptByProvider }: SignInPanelProps) {
  if (keptByProvider)
    return (
      <Panel title="Email and password">
        <Text size={15} tone="muted">
          {`You sign in as ${email}. Your sign-in provider keeps your email and password: change them there.`}
        </Text>
      </Panel>
    );
  return (
    <Panel title="Email and password" text="What you sign in with." flush>
      <ItemList>
        <Item
          icon={<Mail size={18} strokeWidth={1.5} />}
          title={email}
          badge={
            isVerified ? (
              <Badge tone="success">Verified</Badge>
            ) : (
              <Badge tone="warning">Not verified</Badge>
            )
          }
          text={isVerified ? undefined : <Verify />}
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

function Verify() {
  const pending = useNavigation().formAction?.startsWith(paths.settingsEmail());
  return (
    <Form method="post" action={paths.settingsEmail()}>
      <Stack gap={2} align="start">
        <span>Follow the link that we sent you, so that we can reach you about your orders.</span>
        <Button type="submit" name="intent" value="verify" size="small" pending={pending}>
          Send it again
        </Button>
      </Stack>
    </Form>
  );
}
