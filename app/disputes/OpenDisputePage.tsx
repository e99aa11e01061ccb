import { Button, Grid, Inline, Panel, Select, Stack, Text, TextArea } from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { DISPUTE_STEPS, GUARANTEE_TEXT } from "~/content/promises";
import { piecesText } from "~/orders/order-details";
import type { KeptFit } from "~/orders/order-fit";
import { paths } from "~/paths";
import { DashboardHeading } from "~/shell/DashboardHeading";
import { OrderFitPanel } from "~/shell/OrderFitPanel";
import { OrderPhotosField } from "~/shell/OrderPhotosField";
import { useFocusRefused } from "~/shell/useFocusRefused";
import type { DisputeRefusal } from "./dispute.schema";
import { disputeReasonLabels, wholeOrder } from "./dispute-words";

export interface OpenDisputePageProps {
  order: {
    number: string;
    /** The parts that a dispute can be about, at least one. */
    lines: { id: string; name: string; quantity: number; fit: KeptFit | null }[];
    /** Whether it can be about all of the order, which did not arrive. */
    canBeWhole: boolean;
  };
  refusal?: DisputeRefusal;
}

/** In the order of the form. */
const fields = ["line", "reason", "message"] as const;

const reasons = [
  { value: "", label: "Choose one" },
  ...Object.entries(disputeReasonLabels).map(([value, label]) => ({ value, label })),
];

/** The form that opens a dispute about an order, and how that goes. Works without JavaScript. */
export function OpenDisputePage({ order, refusal }: OpenDisputePageProps) {
  const { number, lines } = order;
  const [first, ...more] = lines;
  return (
    <Stack gap={4}>
      <DashboardHeading
        title="Open a dispute"
        back={{ href: paths.dashboardOrder(number), label: `Back to order ${number}` }}
      />
      <Grid columns={{ desktop: 2 }} gap={4} align="start">
        <Panel title={first && more.length === 0 ? `About ${piecesText(first)}` : "What's wrong"}>
          <OpenDisputeForm order={order} refusal={refusal} />
        </Panel>
        <Stack gap={4}>
          {lines.map(({ id, name, fit }) =>
            fit ? <OrderFitPanel key={id} {...{ name, fit }} side="buyer" /> : null,
          )}
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

function OpenDisputeForm({ order, refusal }: OpenDisputePageProps) {
  const { number, lines, canBeWhole } = order;
  const pending = useNavigation().formAction === paths.dashboardDispute(number);
  const wrong = refusal && fields.find((name) => refusal.errors[name]);
  const invalid = wrong ?? (refusal?.photos.error ? "photos" : undefined);
  const form = useFocusRefused(refusal, invalid);
  return (
    <Form ref={form} method="post" encType="multipart/form-data" noValidate>
      <Stack gap={4}>
        {lines.length > 1 || canBeWhole ? (
          <Select
            label="Part"
            name="line"
            required
            options={[
              { value: "", label: "Choose one" },
              ...lines.map((line) => ({ value: line.id, label: piecesText(line) })),
              ...(canBeWhole
                ? [{ value: wholeOrder, label: "The whole order, which didn't arrive" }]
                : []),
            ]}
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={invalid === "line"}
            defaultValue={refusal?.values.line ?? ""}
            error={refusal?.errors.line}
            help="Each part has a ticket of its own."
          />
        ) : (
          <input type="hidden" name="line" value={lines[0]?.id} />
        )}
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
        <OrderPhotosField typed={refusal?.photos} help="The part as it came, and its label." />
        <Inline>
          <Button type="submit" tone="accent" pending={pending}>
            Open dispute
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
