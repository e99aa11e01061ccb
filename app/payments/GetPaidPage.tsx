import { Button, ButtonLink, Inline, Page, Panel, Stack, Text } from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { paths } from "~/paths";
import type { GetPaidState } from "./seller-accounts.server";

const words = {
  counter: {
    title: "Buyers pay at your counter",
    text: "This site takes no cards. Buyers pay you when they pick up their parts, or get them.",
  },
  "no-business": {
    title: "First, your business",
    text: "Say who sells and where. Then you can open an account for card payments.",
  },
  "not-begun": {
    title: "Take cards",
    text: "Our payment service asks who you are and where your money goes. It takes about five minutes. Until then buyers pay at your counter.",
    button: "Set up card payments",
  },
  unfinished: {
    title: "There's more to answer",
    text: "Our payment service needs a few more answers before it can pay you. Until then buyers pay at your counter.",
    button: "Go on",
  },
  "in-review": {
    title: "Your answers are being checked",
    text: "Our payment service checks what you told it. That takes a day or two; it may ask for more. Until then buyers pay at your counter.",
    button: "See what it asks",
  },
  ready: {
    title: "You can be paid",
    text: "Buyers pay you by card. A card is charged once you ship the parts or hand them over, and your payouts go to your bank account.",
    button: "Change your bank account",
  },
} as const satisfies Record<GetPaidState, { title: string; text: string; button?: string }>;

/** How a seller's buyers pay, and where to open an account for cards. */
export function GetPaidPage({ state }: { state: GetPaidState }) {
  const { formAction } = useNavigation();
  const { title, text, ...more } = words[state];
  return (
    <Page width="narrow" title="Get paid" intro="How buyers pay you, and where your money goes.">
      <Panel title={title}>
        <Stack gap={4}>
          <Text measure>{text}</Text>
          <Inline gap={3}>
            {"button" in more ? (
              <Form method="post" action={paths.settingsGetPaid()}>
                <input type="hidden" name="intent" value="begin" />
                <Button
                  type="submit"
                  tone={state === "ready" ? undefined : "accent"}
                  pending={formAction === paths.settingsGetPaid()}
                >
                  {more.button}
                </Button>
              </Form>
            ) : null}
            {state === "no-business" ? (
              <ButtonLink href={paths.settingsBusiness(paths.settingsGetPaid())}>
                Set up your business
              </ButtonLink>
            ) : null}
            <ButtonLink href={paths.dashboardBilling()}>Your payouts</ButtonLink>
          </Inline>
        </Stack>
      </Panel>
    </Page>
  );
}
