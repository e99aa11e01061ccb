import { Card, DonationPicker, Grid, Heading, Page, Stack, Text } from "@partlane/ui";
import type { FormEvent } from "react";
import { paths } from "~/paths";
import {
  DEFAULT_DONATION,
  DONATION_PRESETS,
  type DonationChoice,
  donationQuery,
  readCustomAmount,
} from "./donation";
import { MISSION_TEXT } from "./promises";

export interface DonatePageProps {
  /** What was chosen when the checkout refused it. */
  choice?: DonationChoice;
  /** Why it did. */
  problem?: string;
}

/** Opens the checkout, which leads on to the provider, in a tab that cannot reach back. */
function openCheckout(amountDollars: number, event: FormEvent) {
  event.preventDefault();
  const query = donationQuery({ preset: null, custom: String(amountDollars) });
  window.open(`${paths.donateCheckout()}?${query}`, "_blank", "noopener");
}

/** As the picker asks for it: the amount, or what is wrong. */
function readAmount(typed: string): number | string {
  const outcome = readCustomAmount(typed);
  return outcome.kind === "ok" ? outcome.amountDollars : outcome.message;
}

/** A donation of a preset or one's own amount (SPEC E4). A plain GET form without JavaScript. */
export function DonatePage({ choice, problem }: DonatePageProps) {
  return (
    <Page
      title="Donate"
      intro="Search is free for people who need a part now and then. Donations help keep it that way."
    >
      <Grid columns={{ desktop: 2 }} gap={12} align="start">
        <Card padding="large">
          <DonationPicker
            presets={DONATION_PRESETS}
            defaultAmount={choice ? choice.preset : DEFAULT_DONATION}
            defaultCustom={choice?.custom}
            readAmount={readAmount}
            action={paths.donateCheckout()}
            error={problem}
            // A refusal already stands in the tab that the form has opened.
            newTab={problem === undefined}
            onDonate={problem === undefined ? openCheckout : undefined}
          />
        </Card>
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading level={2} size="card">
              What it's for
            </Heading>
            <Text measure tone="muted">
              {MISSION_TEXT}
            </Text>
          </Stack>
          <Stack gap={2}>
            <Heading level={2} size="card">
              How it works
            </Heading>
            <Text measure tone="muted">
              You pay on the donation provider's own page, which opens in a new tab. We tell them
              the amount; we never see your payment details.
            </Text>
          </Stack>
        </Stack>
      </Grid>
    </Page>
  );
}
