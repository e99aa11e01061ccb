import {
  Badge,
  Button,
  ButtonLink,
  Inline,
  Item,
  ItemList,
  Page,
  Panel,
  Stack,
  Text,
  TextField,
} from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { Monitor, Smartphone } from "lucide-react";
import { useEffect, useRef } from "react";
import { formatShortDate } from "~/content/format";
import { paths } from "~/paths";
import type { ConsentChoice } from "~/platform/preferences/options";
import { AnalyticsChoice } from "~/shell/AnalyticsChoice";
import { ThemeChooser } from "~/shell/ThemeChooser";
import { UnitChooser } from "~/shell/UnitChooser";
import { DataPanel, type DataPanelProps, DeletePanel } from "./DataPanel";
import { describeDevice } from "./devices";
import { SignInPanel, type SignInPanelProps } from "./SignInPanel";

export interface Device {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  isCurrent: boolean;
}

export interface SettingsPageProps {
  email: string;
  displayName: string | null;
  /** An outside identity provider keeps the name: it cannot be changed here. */
  nameKeptByProvider: boolean;
  devices: Device[];
  signIn: Omit<SignInPanelProps, "email">;
  download: DataPanelProps["download"];
  /** The answer about analytics, null while there is none; absent where none is configured. */
  analyticsConsent?: ConsentChoice | null;
  /** Why the name was not changed, and what was typed. */
  refusal?: { message: string; displayName: string };
}

/** The name that others see, light or dark, and where one is signed in. Works without JavaScript. */
export function SettingsPage(props: SettingsPageProps) {
  return (
    <Page width="narrow" title="Settings" intro={`Signed in as ${props.email}.`}>
      <Stack gap={5}>
        <ProfilePanel {...props} />
        <SignInPanel email={props.email} {...props.signIn} />
        <Panel title="Appearance" text="Saved in this browser.">
          <ThemeChooser />
        </Panel>
        <Panel title="Distances" text="Saved in this browser.">
          <UnitChooser />
        </Panel>
        <Panel title="Garage" text="The vehicles you shop parts for, saved with your account.">
          <ButtonLink href={paths.garage()}>Open your garage</ButtonLink>
        </Panel>
        {props.analyticsConsent === undefined ? null : (
          <AnalyticsPanel consent={props.analyticsConsent} />
        )}
        <DevicesPanel devices={props.devices} />
        <DataPanel download={props.download} />
        {props.signIn.keptBy === "nobody" ? null : <DeletePanel />}
      </Stack>
    </Page>
  );
}

function ProfilePanel({ displayName, nameKeptByProvider, refusal }: SettingsPageProps) {
  const navigation = useNavigation();
  const pending = navigation.formData?.get("intent") === "rename";
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusal) field.current?.focus();
  }, [refusal]);
  if (nameKeptByProvider)
    return (
      <Panel title="Profile">
        <Text size={15} tone="muted">
          You appear as {displayName ?? "User"}. Your sign-in provider keeps your name. Change it
          there, then sign in again.
        </Text>
      </Panel>
    );
  return (
    <Panel title="Profile" text="Sellers see this name on your orders.">
      <Form method="post" noValidate>
        <Stack gap={4}>
          <TextField
            ref={field}
            label="Display name"
            name="displayName"
            // Without JavaScript this is how a refused field gets the focus.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={refusal !== undefined}
            autoComplete="name"
            defaultValue={refusal?.displayName ?? displayName ?? ""}
            error={refusal?.message}
          />
          <Inline>
            <Button type="submit" name="intent" value="rename" tone="accent" pending={pending}>
              Save name
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Panel>
  );
}

function AnalyticsPanel({ consent }: { consent: ConsentChoice | null }) {
  return (
    <Panel
      title="Analytics"
      text="An outside service records how the pages are used, if you allow it. Saved in this browser."
    >
      {consent ? (
        <AnalyticsChoice consent={consent} />
      ) : (
        <Text size={15} tone="muted">
          Off until you answer the question at the bottom of the window.
        </Text>
      )}
    </Panel>
  );
}

function DevicesPanel({ devices }: { devices: Device[] }) {
  const navigation = useNavigation();
  const ending = navigation.formData?.get("session");
  return (
    <Panel
      title="Signed-in devices"
      text="Sign out any you don't recognize. Everywhere includes this device."
      actions={
        <Form method="post">
          <Button
            type="submit"
            name="intent"
            value="sign-out-everywhere"
            size="small"
            pending={navigation.formData?.get("intent") === "sign-out-everywhere"}
          >
            Sign out everywhere
          </Button>
        </Form>
      }
      flush
    >
      <ItemList>
        {devices.map((device) => {
          const name = describeDevice(device.userAgent);
          const isPhone = /iPhone|iPad|Android/.test(name);
          return (
            <Item
              key={device.id}
              icon={
                isPhone ? (
                  <Smartphone size={18} strokeWidth={1.5} />
                ) : (
                  <Monitor size={18} strokeWidth={1.5} />
                )
              }
              title={name}
              badge={device.isCurrent ? <Badge tone="success">This device</Badge> : undefined}
              meta={`Signed in ${day(device.createdAt)}, last used ${day(device.lastSeenAt)}`}
              action={
                device.isCurrent ? undefined : (
                  <Form method="post">
                    <input type="hidden" name="session" value={device.id} />
                    <Button
                      type="submit"
                      name="intent"
                      value="sign-out-device"
                      size="small"
                      pending={ending === device.id}
                      aria-label={`Sign out ${name}, signed in ${day(device.createdAt)}`}
                    >
                      Sign out
                    </Button>
                  </Form>
                )
              }
            />
          );
        })}
      </ItemList>
    </Panel>
  );
}

const day = (moment: Date) => formatShortDate(moment.toISOString());
