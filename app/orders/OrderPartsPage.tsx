import {
  Button,
  ButtonLink,
  Checkbox,
  Inline,
  Panel,
  QuantityStepper,
  Stack,
  TextArea,
} from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { formatAmount } from "~/content/format";
import { paths } from "~/paths";
import { DashboardHeading } from "~/shell/DashboardHeading";
import { ShippingFields } from "~/shell/ShippingFields";
import { useFocusRefused } from "~/shell/useFocusRefused";
import { keptPieces, type OrderLineDetails, piecesText } from "./order-details";
import type { PartsRefusal, PartsTask } from "./order-parts.schema";
import { reasonLimit } from "./step-fields";

export interface OrderPartsPageProps {
  number: string;
  task: PartsTask;
  side: "buyer" | "seller";
  /** Whether it is paid for: what is taken out is refunded. */
  isSold?: boolean;
  /** Those that it can be done with: neither sent nor canceled. */
  lines: Pick<
    OrderLineDetails,
    "position" | "name" | "partNumber" | "quantity" | "canceledQuantity" | "priceCents"
  >[];
  refusal?: PartsRefusal;
}

const other = { buyer: "seller", seller: "buyer" } as const;

const whereItGoes = {
  buyer: "You get back what you paid for them, with their tax and deposits,",
  seller: "The buyer gets back what they paid for them, with their tax and deposits,",
} as const;

/** Sends some parts of an order, or takes some out. Works without JavaScript. */
export function OrderPartsPage({
  number,
  task,
  side,
  isSold = false,
  lines,
  refusal,
}: OrderPartsPageProps) {
  const title = task === "ship" ? "Ship some parts" : "Cancel some parts";
  const action = paths.orderParts(number, task);
  const pending = useNavigation().formAction === action;
  const form = useFocusRefused(refusal, refusal?.field);
  const said = refusal?.form;
  const field = <Name extends PartsRefusal["field"]>(name: Name) => ({
    name,
    error: refusal?.field === name ? refusal.message : undefined,
    // Without JavaScript this is how a refused field gets the focus.
    autoFocus: refusal?.field === name,
  });
  return (
    <Stack gap={4}>
      <DashboardHeading
        title={title}
        back={{ href: paths.dashboardOrder(number), label: `Back to order ${number}` }}
      />
      <Panel
        title={task === "ship" ? "What's in this parcel" : "How many stay"}
        text={
          task === "ship"
            ? "The rest stays open: ship it later, or cancel it."
            : `${isSold ? whereItGoes[side] : "The order costs less then,"} and the ${other[side]} is told why. You can't undo this.`
        }
      >
        <Form ref={form} method="post" action={action} noValidate>
          <input type="hidden" name="task" value={task} />
          <Stack gap={5}>
            {lines.map(({ position, ...line }) => {
              const most = keptPieces(line);
              const help = `Part number ${line.partNumber}, ${formatAmount(line.priceCents)} each`;
              return task === "ship" ? (
                <Checkbox
                  key={position}
                  {...field(`send${position}`)}
                  label={piecesText({ name: line.name, quantity: most })}
                  help={help}
                  defaultChecked={Boolean(said?.[`send${position}`])}
                />
              ) : (
                <QuantityStepper
                  key={position}
                  {...field(`keep${position}`)}
                  label={line.name}
                  help={help}
                  min={0}
                  max={most}
                  defaultValue={said?.[`keep${position}`] ?? most}
                />
              );
            })}
            {task === "ship" ? (
              <ShippingFields
                field={(name) => ({ ...field(name), defaultValue: said?.[name] })}
                help="Such as UPS, FedEx, or your own van."
              />
            ) : (
              <TextArea
                {...field("reason")}
                label="Why"
                required
                maxLength={reasonLimit}
                defaultValue={said?.reason}
                help={`The ${other[side]} reads this.`}
              />
            )}
            <Inline gap={3}>
              <Button
                type="submit"
                tone={task === "ship" ? "accent" : "critical"}
                pending={pending}
              >
                {task === "ship" ? "Mark as shipped" : "Cancel these parts"}
              </Button>
              <ButtonLink href={paths.dashboardOrder(number)}>Not now</ButtonLink>
            </Inline>
          </Stack>
        </Form>
      </Panel>
    </Stack>
  );
}
