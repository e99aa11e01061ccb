import {
  Button,
  DataList,
  Grid,
  Inline,
  Notice,
  OrderTotals,
  Panel,
  RadioCards,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
} from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { counted, formatAmount } from "~/content/format";
import { piecesText } from "~/orders/order-details";
import { paths } from "~/paths";
import { DashboardHeading } from "~/shell/DashboardHeading";
import { OrderPhotosField } from "~/shell/OrderPhotosField";
import { useFocusRefused } from "~/shell/useFocusRefused";
import { vehicleName } from "~/vehicles/vehicle-name";
import type { AskRefusal, ChoiceErrors, ReturnChoice } from "./return.schema";
import { sumOfReturn } from "./return-amounts";
import type { ReturnableLine, ReturnPlan } from "./return-details";
import { messageLimit } from "./return-limits";
import { amountsText, faultText, reasonLabels } from "./return-words";
import { WrittenText } from "./WrittenText";

export interface ReturnFormPageProps {
  order: { number: string; sellerName: string; returnDays: number };
  /** What can go back. */
  lines: readonly ReturnableLine[];
  returnId: string;
  /** What was chosen, as it was typed. */
  choice: ReturnChoice;
  errors: ChoiceErrors;
  /** What is to go back and what for; absent until that is chosen. */
  plan?: ReturnPlan;
  refusal?: AskRefusal;
}

/** Returns parts of an order: what and why, then what the buyer gets for it. Works without JavaScript. */
export function ReturnFormPage(props: ReturnFormPageProps) {
  const { order, lines, plan, errors, refusal } = props;
  return (
    <Stack gap={4}>
      <DashboardHeading
        title="Return a part"
        back={{ href: paths.dashboardOrder(order.number), label: `Back to order ${order.number}` }}
      />
      {lines.length === 0 ? (
        <Panel title="Nothing to return">
          <Stack gap={4}>
            <Text measure>
              {errors.line ??
                "All of it is on its way back already, a dispute about it is open, or its time is over."}
            </Text>
            {refusal?.message ? (
              <DataList
                items={[
                  { term: "You wrote", detail: <WrittenText>{refusal.message}</WrittenText> },
                ]}
              />
            ) : null}
          </Stack>
        </Panel>
      ) : (
        <Grid columns={{ desktop: 2 }} gap={4} align="start">
          {plan ? <AskForm {...props} plan={plan} /> : <ChoiceForm {...props} />}
          {plan ? <Money plan={plan} /> : <HowItWorks {...order} />}
        </Grid>
      )}
    </Stack>
  );
}

function HowItWorks({ sellerName, returnDays }: ReturnFormPageProps["order"]) {
  const steps = [
    "Say what goes back and why. You see what you get for it before you ask.",
    `${sellerName} has 3 business days to answer. If they say nothing, you can send it back.`,
    "Send it within 14 days, or bring it to their counter.",
    "Once they have it, you get your money the way you paid.",
  ];
  return (
    <Panel
      title="How it works"
      text={
        returnDays === 0
          ? `${sellerName} takes back what is wrong, damaged, or doesn't fit as listed.`
          : `${sellerName} takes returns for ${counted(returnDays, "day")}.`
      }
    >
      <Stack as="ol" gap={3}>
        {steps.map((step) => (
          <Text key={step} as="li" size={15}>
            {step}
          </Text>
        ))}
      </Stack>
    </Panel>
  );
}

const reasons = [
  { value: "", label: "Choose one" },
  ...Object.entries(reasonLabels).map(([value, label]) => ({ value, label })),
];

/** The first step, which the address keeps; after the second was refused the form keeps what was written there. */
function ChoiceForm({ order, lines, choice, errors, returnId, refusal }: ReturnFormPageProps) {
  const action = paths.orderReturn(order.number);
  const { formAction, location } = useNavigation();
  const pending = refusal
    ? formAction === action
    : formAction === undefined && location?.pathname === action;
  const first = (["line", "quantity", "reason"] as const).find((field) => errors[field]);
  const form = useFocusRefused(errors, first);
  const most = Math.max(...lines.map(({ left }) => left));
  const [only] = lines;
  return (
    <Panel title="What goes back">
      <Form
        ref={form}
        method={refusal ? "post" : "get"}
        action={action}
        encType={refusal && "multipart/form-data"}
        noValidate
      >
        {refusal ? <Written {...refusal} returnId={returnId} /> : null}
        <Stack gap={4}>
          {errors.line ? <Notice tone="critical">{errors.line}</Notice> : null}
          {lines.length === 1 && only ? (
            <>
              <input type="hidden" name="line" value={only.id} />
              <DataList items={[{ term: "Part", detail: only.name }, ...numberOf(only)]} />
            </>
          ) : (
            <RadioCards
              label="Part"
              name="line"
              columns={1}
              defaultValue={choice.line}
              options={lines.map(({ id, name, partNumber, left, priceCents }) => ({
                ...{ value: id, label: name, aside: formatAmount(priceCents) },
                text: `${partNumber}${left > 1 ? `, up to ${left} pieces` : ""}`,
              }))}
            />
          )}
          {most > 1 ? (
            <TextField
              label="How many"
              name="quantity"
              inputMode="numeric"
              required
              maxLength={6}
              defaultValue={choice.quantity || "1"}
              error={errors.quantity}
              // Without JavaScript this is how a refused field gets the focus.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={first === "quantity"}
              help={lines.length === 1 ? `Up to ${most}.` : undefined}
            />
          ) : (
            <input type="hidden" name="quantity" value="1" />
          )}
          <Select
            label="Why"
            name="reason"
            required
            options={reasons}
            defaultValue={choice.reason}
            error={errors.reason}
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={first === "reason"}
          />
          <Inline>
            <Button type="submit" tone="accent" pending={pending}>
              Continue
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Panel>
  );
}

/** What was written with a choice that was refused, for the one that is made in its place. */
function Written({ returnId, message, photos }: AskRefusal & { returnId: string }) {
  const kept = { intent: "choose", returnId, message, keptPhotos: photos.kept.join(",") };
  return Object.entries(kept).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

const numberOf = ({ partNumber }: ReturnableLine) => [
  {
    term: "Part number",
    detail: (
      <Text as="span" mono>
        {partNumber}
      </Text>
    ),
  },
];

/** What the buyer gets for it, and why that. */
function Money({ plan }: { plan: ReturnPlan }) {
  const { amounts, line, reason } = plan;
  const { fit } = line;
  return (
    <Panel title="What you get back">
      <Stack gap={4}>
        <OrderTotals
          amounts={amountsText(amounts)}
          total={{ label: "Total", amount: formatAmount(sumOfReturn(amounts)), strong: true }}
        />
        <Text size={15} measure>
          {faultText(plan)}
        </Text>
        {reason === "does-not-fit" && fit ? (
          <Text size={15} tone="muted" measure>
            {`You ordered it for your ${vehicleName(fit.vehicle)}.`}
          </Text>
        ) : null}
      </Stack>
    </Panel>
  );
}

function AskForm({ order, plan, returnId, refusal }: ReturnFormPageProps & { plan: ReturnPlan }) {
  const { line, quantity, reason } = plan;
  const chosen = { line: line.id, quantity: String(quantity), reason };
  const { formAction, formData } = useNavigation();
  const pending =
    formAction === paths.orderReturn(order.number) && formData?.get("intent") !== "change";
  const field = refusal?.messageError ? "message" : refusal?.photos.error ? "photos" : undefined;
  const form = useFocusRefused(refusal, field);
  return (
    <Panel title={`About ${piecesText({ name: line.name, quantity })}`} text={reasonLabels[reason]}>
      <Form
        ref={form}
        method="post"
        action={paths.orderReturn(order.number)}
        encType="multipart/form-data"
        noValidate
      >
        {Object.entries({ ...chosen, returnId }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Stack gap={4}>
          <TextArea
            label={reason === "changed-mind" ? "Message (optional)" : "What's wrong"}
            name="message"
            required={reason !== "changed-mind"}
            maxLength={messageLimit}
            defaultValue={refusal?.message}
            error={refusal?.messageError}
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={field === "message"}
            help="The seller reads this."
          />
          <OrderPhotosField
            typed={refusal?.photos}
            help={reason === "changed-mind" ? undefined : "Show the part and its label."}
          />
          <Inline gap={4}>
            <Button type="submit" tone="accent" pending={pending}>
              Ask for the return
            </Button>
            {/* A button, not a link: what was written goes along. */}
            <Button type="submit" name="intent" value="change" tone="quiet">
              Change what goes back
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Panel>
  );
}
