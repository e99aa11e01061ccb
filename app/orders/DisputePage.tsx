import {
  Button,
  Grid,
  Heading,
  Inline,
  Link,
  Panel,
  Select,
  Stack,
  Text,
  TextArea,
} from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { DISPUTE_STEPS, GUARANTEE_TEXT } from "~/content/promises";
import { paths } from "~/paths";
import { useFocusRefused } from "~/shell/useFocusRefused";
import type { DisputeErrors, DisputeForm } from "./dispute.schema";
import { disputeReasonLabels } from "./dispute-words";
import { OrderFitPanel } from "./OrderFitPanel";
import type { KeptFit } from "./order-fit";

/** What was wrong with the form, and what it said. */
export interface DisputeRefusal {
  errors: DisputeErrors;
  values: DisputeForm;
}

export interface DisputePageProps {
  /** `fits`: of each of its parts that was bought for a car. */
  order: { number: string; title: string; fits: { name: string; fit: KeptFit }[] };
  refusal?: DisputeRefusal;
}

const reasons = [
  { value: "", label: "Choose one" },
  ...Object.entries(disputeReasonLabels).map(([value, label]) => ({ value, label })),
];

/** The form that opens a dispute about an order, and how that goes. Works without JavaScript. */
export function DisputePage({ order, refusal }: DisputePageProps) {
  const { number, title, fits } = order;
  return (
    <Stack gap={4}>
      <Inline justify="between" align="baseline" gap={3}>
        <Heading level={1} size="dashboard">
          Open a dispute
        </Heading>
        <Link href={paths.dashboardOrder(number)} tone="muted">
          {`Back to order ${number}`}
        </Link>
      </Inline>
      <Grid columns={{ desktop: 2 }} gap={4} align="start">
        <Panel title={`About ${title}`}>
          <OpenDisputeForm number={number} refusal={refusal} />
        </Panel>
        <Stack gap={4}>
          {fits.map(({ name, fit }, index) => (
            // The same part may be bought for two cars.
            <OrderFitPanel key={index} {...{ name, fit }} side="buyer" />
          ))}
          <Panel title="How it works" text={GUARANTEE_TEXT}>
            <Stack as="ol" gap={3}>
              {DISPUTE_STEPS.map((step) => (
                <Text key={step} as="li" size={15}>
                  {step}
                </Text>
              ))}
            </Stack>
          </Panel>
        </Stack>
      </Grid>
    </Stack>
  );
}

function OpenDisputeForm({ number, refusal }: { number: string; refusal?: DisputeRefusal }) {
  const pending = useNavigation().formAction === paths.dashboardDispute(number);
  const invalid = refusal && (refusal.errors.reason ? "reason" : "message");
  const form = useFocusRefused(refusal, invalid);
  return (
    <Form ref={form} method="post" noValidate>
      <Stack gap={4}>
        <Select
          label="What's wrong"
          name="reason"
          required
          options={reasons}
          // Without JavaScript this is how a refused field gets the focus.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={invalid === "reason"}
          defaultValue={refusal?.values.reason ?? ""}
          error={refusal?.errors.reason}
        />
        <TextArea
          label="What happened"
          name="message"
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={invalid === "message"}
          defaultValue={refusal?.values.message ?? ""}
          error={refusal?.errors.message}
          help="What you expected and what you got, in a sentence or two."
        />
        <Inline>
          <Button type="submit" tone="accent" pending={pending}>
            Open dispute
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
