import { Button, ButtonLink, Inline, Panel, PriceField, Stack, TextArea } from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { formatAmount } from "~/content/format";
import { PAY_BACK_TEXT } from "~/content/promises";
import { reasonLimit } from "~/orders/step-fields";
import { paths } from "~/paths";
import { OrderPhotosField } from "~/shell/OrderPhotosField";
import { ShippingFields } from "~/shell/ShippingFields";
import { useFocusRefused } from "~/shell/useFocusRefused";
import type { CoreDetails } from "./core-details";
import type { CoreField, CoreRefusal } from "./core-form";
import { type CoreArrowName, coreArrowsFrom } from "./core-graph";
import { standingText } from "./core-words";

type OwnArrow = Exclude<CoreArrowName, "forfeit" | "arrive" | "lapse">;

const buttons: Record<OwnArrow, string> = {
  send: "I'm sending it back",
  receive: "I have the old part",
  refund: "Pay it all back",
  reduce: "Pay back some",
  refuse: "Refuse the old part",
  waive: "I don't want the old part",
};

/** Those that are asked about first, or need something said. */
const asked: readonly CoreArrowName[] = ["send", "refund", "reduce", "refuse", "waive"];

/** What the reader can do with a deposit now. Works without JavaScript: `asking` is what the address asks about. */
export function CoreNextStep({
  core,
  asking,
  refusal,
}: {
  core: CoreDetails;
  asking?: CoreArrowName;
  refusal?: CoreRefusal;
}) {
  const { id, side, state } = core;
  const arrows = coreArrowsFrom(side, state) as OwnArrow[];
  const at = refusal?.form.intent ?? asking;
  const open = arrows.find((name) => name === at && asked.includes(name));
  if (open) return <AskFirst {...{ core, refusal }} arrow={open} />;
  return (
    <Panel title="What's next" text={standingText(core)}>
      {arrows.length > 0 ? (
        <Inline gap={3}>
          {arrows.map((arrow, index) => {
            const tone = index === 0 ? "accent" : undefined;
            return asked.includes(arrow) ? (
              <ButtonLink key={arrow} href={paths.dashboardCore(id, { ask: arrow })} tone={tone}>
                {buttons[arrow]}
              </ButtonLink>
            ) : (
              <Form key={arrow} method="post" action={paths.dashboardCore(id)}>
                <MoveButton {...{ id, arrow, tone }}>{buttons[arrow]}</MoveButton>
              </Form>
            );
          })}
        </Inline>
      ) : null}
    </Panel>
  );
}

/** What is asked before an arrow is followed. */
function questionOf(
  arrow: OwnArrow,
  { depositCents, otherName: other, locationName, payment }: CoreDetails,
) {
  const deposit = formatAmount(depositCents);
  switch (arrow) {
    case "send":
      return {
        title: "Send the old part back",
        text: `Put it in the new part's box, and send it to ${other} or bring it to their counter in ${locationName}. With a tracking number they can follow it.`,
        yes: "It's on its way",
        no: "Not yet",
      };
    case "refund":
    case "waive":
      return {
        title: `Pay all ${deposit} back?`,
        text: `${arrow === "waive" ? "The buyer keeps the old part. " : ""}${PAY_BACK_TEXT[payment]} You can't undo this.`,
        yes: "Yes, pay it all back",
        no: "Not now",
      };
    case "reduce":
      return {
        title: `Pay back some of ${deposit}`,
        text: "The buyer sees what you keep and why, and can write to you on the order's page. You can't undo this.",
        yes: "Pay back the rest",
        no: "Not now",
      };
    default:
      return {
        title: "Refuse the old part?",
        text: `You keep all ${deposit}. The buyer sees why, and can write to you on the order's page. You can't undo this.`,
        yes: "Yes, refuse it",
        no: "Not now",
      };
  }
}

function AskFirst({
  core,
  arrow,
  refusal,
}: {
  core: CoreDetails;
  arrow: OwnArrow;
  refusal?: CoreRefusal;
}) {
  const { title, text, yes, no } = questionOf(arrow, core);
  const hasPhotos = arrow === "reduce" || arrow === "refuse";
  const form = useFocusRefused(refusal, refusal && (refusal.problem?.field ?? "photos"));
  return (
    <Panel title={title} text={text}>
      <Form
        ref={form}
        method="post"
        action={paths.dashboardCore(core.id)}
        encType={hasPhotos ? "multipart/form-data" : undefined}
        noValidate
      >
        <Stack gap={4}>
          <Fields {...{ arrow, refusal }} />
          <Inline gap={3}>
            <MoveButton
              {...{ id: core.id, arrow }}
              tone={arrow === "refuse" ? "critical" : "accent"}
            >
              {yes}
            </MoveButton>
            <ButtonLink href={paths.dashboardCore(core.id)}>{no}</ButtonLink>
          </Inline>
        </Stack>
      </Form>
    </Panel>
  );
}

function Fields({ arrow, refusal }: { arrow: OwnArrow; refusal?: CoreRefusal }) {
  const field = (name: CoreField) => ({
    name,
    defaultValue: refusal?.form[name],
    error: refusal?.problem?.field === name ? refusal.problem.message : undefined,
    // Without JavaScript this is how a refused field gets the focus.
    autoFocus: refusal?.problem?.field === name,
  });
  if (arrow === "send")
    return (
      <ShippingFields
        field={field}
        help="Such as UPS or FedEx. Leave it empty when you bring the part."
      />
    );
  if (arrow !== "reduce" && arrow !== "refuse") return null;
  return (
    <>
      {arrow === "reduce" ? (
        <PriceField
          {...field("kept")}
          label="You keep"
          required
          help="Of the deposit. The buyer gets the rest."
        />
      ) : null}
      <TextArea
        {...field("reason")}
        label="Why"
        required
        maxLength={reasonLimit}
        help="The buyer reads this."
      />
      <OrderPhotosField
        typed={refusal?.photos}
        help="The buyer sees them: show what's wrong with the old part."
      />
    </>
  );
}

function MoveButton({
  id,
  arrow,
  tone,
  children,
}: {
  id: string;
  arrow: OwnArrow;
  /** `accent`: the main action. */
  tone?: "accent" | "critical";
  children: string;
}) {
  const { formAction, formData } = useNavigation();
  const pending = formAction === paths.dashboardCore(id) && formData?.get("intent") === arrow;
  return (
    <Button type="submit" name="intent" value={arrow} tone={tone} pending={pending}>
      {children}
    </Button>
  );
}
