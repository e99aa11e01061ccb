import {
  Button,
  Checkbox,
  Grid,
  Inline,
  Link,
  Notice,
  Page,
  Panel,
  RadioCards,
  Select,
  Stack,
  TextField,
} from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import type { Coords } from "~/catalog/distance";
import { paths } from "~/paths";
import { useFocusRefused } from "~/shell/useFocusRefused";
import { dayGroups } from "./opening-hours";
import { PlaceFields } from "./PlaceFields";
import type { BusinessErrors, BusinessField } from "./seller.schema";

/** Why nothing was saved, and what was typed. */
export interface BusinessRefusal {
  errors: BusinessErrors;
  values: Partial<Record<BusinessField, string>>;
  /** Places of the name that was typed. */
  choices: string[];
}

export interface BusinessPageProps {
  /** Null until there is a business. */
  fields: Record<BusinessField, string> | null;
  /** The account's name, for who begins. */
  suggestedName: string;
  /** Null until there is a business. */
  sellerId: string | null;
  /** Where it is now. */
  point: Coords | null;
  /** Where to go on afterwards; blank for nowhere else. */
  redirectTo: string;
  /** How long parts may come back, in days, and how long an order takes, in business days. */
  choices: { returnDays: readonly number[]; handlingDays: readonly number[] };
  refusal?: BusinessRefusal;
}

const order: readonly BusinessField[] = [
  ...(["name", "place", "phone", "weekdaysOpens", "weekdaysCloses", "saturdayOpens"] as const),
  ...(["saturdayCloses", "sundayOpens", "sundayCloses", "offersPickup", "delivers"] as const),
  ...(["deliveryRadiusMiles", "deliveryFee", "freeDeliveryFrom"] as const),
  ...(["handlingDays", "returnDays", "coreDays"] as const),
];

/** Who sells, as buyers see it. Works without JavaScript. */
export function BusinessPage({
  fields,
  suggestedName,
  sellerId,
  point,
  redirectTo,
  choices,
  refusal,
}: BusinessPageProps) {
  const pending = useNavigation().formMethod === "POST";
  const errors = refusal?.errors ?? {};
  const values: Partial<Record<BusinessField, string>> = refusal?.values ??
    fields ?? { kind: "business", name: suggestedName, offersPickup: "on" };
  const first = order.find((name) => errors[name] !== undefined);
  const form = useFocusRefused(refusal, first);
  const field = (name: BusinessField, label: string, help?: string) => ({
    ...{ name, label, help },
    defaultValue: values[name] ?? "",
    error: errors[name],
    // Without JavaScript this is how a refused field gets the focus.
    autoFocus: name === first,
  });
  const ticked = (name: "offersPickup" | "delivers", label: string) => ({
    ...{ name, label },
    defaultChecked: values[name] === "on",
    error: errors[name],
  });
  return (
    <Page
      width="narrow"
      title="Your business"
      intro={
        fields
          ? "What buyers see of you."
          : "Who sells, and how parts get to buyers. It takes a minute."
      }
    >
      <Form ref={form} method="post" noValidate>
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <Stack gap={5}>
          {first ? (
            <Notice tone="critical">Nothing was saved yet. Fix what's marked.</Notice>
          ) : null}
          <Panel title="Who you are">
            <Stack gap={4}>
              <RadioCards
                label="You sell as"
                name="kind"
                columns={2}
                defaultValue={values.kind || "business"}
                options={[
                  { value: "business", label: "A business", text: "A store, yard, or shop." },
                  { value: "private", label: "A person", text: "Parts from your own garage." },
                ]}
              />
              <TextField {...field("name", "Name")} autoComplete="organization" />
              <PlaceFields
                field={field("place", "Where you are")}
                kept={fields && point ? { label: fields.place, ...point } : null}
                choices={refusal?.choices}
              />
              <TextField
                {...field("phone", "Phone", "Buyers call it about an order.")}
                type="tel"
                inputMode="tel"
                autoComplete="tel"
              />
            </Stack>
          </Panel>
          <Panel
            title="Opening hours"
            text="In your own time. Leave a day empty when you're closed."
          >
            <Stack gap={4}>
              {dayGroups.map(({ key, label }) => (
                <Grid key={key} columns={{ phone: 2 }} gap={3}>
                  <TextField {...field(`${key}Opens`, `${label}, opens`)} type="time" />
                  <TextField {...field(`${key}Closes`, `${label}, closes`)} type="time" />
                </Grid>
              ))}
            </Stack>
          </Panel>
          <Panel title="How parts get to buyers">
            <Stack gap={4}>
              <Checkbox {...ticked("offersPickup", "Buyers can pick parts up")} />
              <Checkbox {...ticked("delivers", "I ship or deliver")} />
              <TextField
                {...field("deliveryRadiusMiles", "As far as, in miles", "Empty means anywhere.")}
                inputMode="numeric"
              />
              <TextField
                {...field("deliveryFee", "Delivery fee", "Per order. Empty means free.")}
                inputMode="decimal"
                leadingIcon="$"
              />
              <TextField
                {...field("freeDeliveryFrom", "Free for parts from", "Empty means never free.")}
                inputMode="decimal"
                leadingIcon="$"
              />
              <Select
                {...field("handlingDays", "Ready within")}
                options={[
                  { value: "", label: "Not said" },
                  ...choices.handlingDays.map((days) => ({
                    value: String(days),
                    label:
                      days === 0
                        ? "The same day"
                        : days === 1
                          ? "1 business day"
                          : `${days} business days`,
                  })),
                ]}
              />
              <Select
                {...field("returnDays", "Returns")}
                options={[
                  { value: "", label: "Not said" },
                  ...choices.returnDays.map((days) => ({
                    value: String(days),
                    label: days === 0 ? "No returns" : `Within ${days} days`,
                  })),
                ]}
              />
              <TextField
                {...field(
                  "coreDays",
                  "Days to send the old part back",
                  "For parts with a core deposit. Empty means 30.",
                )}
                inputMode="numeric"
              />
            </Stack>
          </Panel>
          <Inline gap={4} align="center">
            <Button type="submit" tone="accent" size="large" pending={pending}>
              Save
            </Button>
            {sellerId ? (
              <Link href={paths.seller(sellerId)} tone="ink">
                See your page
              </Link>
            ) : null}
          </Inline>
        </Stack>
      </Form>
    </Page>
  );
}
