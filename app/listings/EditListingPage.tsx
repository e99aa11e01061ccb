import {
  Button,
  ButtonLink,
  Checkbox,
  Grid,
  Heading,
  Inline,
  Link,
  Notice,
  Panel,
  RadioCards,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
} from "@partlane/ui";
import { Form, useLocation, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { conditionLabels } from "~/catalog/choices";
import { gradeLabels } from "~/catalog/delivery";
import { counted, formatDollars, formatShortDate } from "~/content/format";
import { paths } from "~/paths";
import type { Condition, ListingState } from "~/platform/enums";
import { useFocusRefused } from "~/shell/useFocusRefused";
import type { ShownPhoto } from "./draft-photos";
import { FitmentEditor, type VehicleCopy } from "./FitmentEditor";
import { fieldId, fieldLabels, fieldOrder } from "./listing-fields";
import type { DraftFields, ListingErrors, ListingField } from "./listing-form";
import { actionsFrom, listingTransitions, shownState } from "./listing-graph";
import type { PriceQuartiles } from "./listings.repo.server";
import type { Duplicate, KnownNumber, PriceGuide } from "./listings.server";
import { PhotosPanel } from "./PhotosPanel";
import { StateBadge } from "./StateBadge";
import { takenTexts } from "./taken";
import { listingFormId, useSavedDraft } from "./useSavedDraft";

/** Why nothing was published, and the fields as they were sent. */
export interface ListingRefusal {
  errors: ListingErrors;
  /** What may not be sold. */
  rules: string[];
  duplicate?: Duplicate;
  values: DraftFields;
  /** Another tab saved it since: what it says, and its version. */
  theirs?: { fields: DraftFields; version: number };
  /** Places of the name that was typed. */
  places?: readonly string[];
}

export interface EditListingPageProps {
  /** Null before the first field is saved. */
  id: string | null;
  fields: DraftFields;
  version: number;
  state: ListingState | null;
  quantity: number;
  /** There are changes that buyers do not see yet. */
  hasChanges: boolean;
  /** Part types and, per category, what has none. */
  partTypes: { value: string; label: string }[];
  photos: ShownPhoto[];
  /** Where the business is. */
  shopName: string;
  /** How makes are written, the common ones first; the last model year there is. */
  makes: readonly string[];
  lastYear: number;
  /** Vehicles of other listings that have the number. */
  copies: readonly VehicleCopy[];
  /** Part types that the words which were looked up may mean. */
  types: readonly { value: string; label: string }[];
  /** What is known of the number, as far as the fields say nothing. */
  known: KnownNumber | null;
  guide: PriceGuide | null;
  /** What is worth a second look. */
  hints: string[];
  /** What happened to it, the newest first. */
  events: { action: string; at: Date }[];
  refusal?: ListingRefusal;
}

/**
 * A listing on one page: what is typed is kept as a draft at once, and buyers see it when it is published. Works
 * without JavaScript, by its buttons.
 */
export function EditListingPage(props: EditListingPageProps) {
  const { id, state, quantity, hasChanges, refusal } = props;
  const shown = shownState({ state, quantity });
  // Its fields keep what is typed until the page says something else of its own: both versions, or what is known.
  const { taken, looked } = props.fields;
  const formKey = [refusal?.theirs?.version, taken, looked].join(" ");
  const draft = useSavedDraft({ id, formKey, version: refusal?.theirs?.version ?? props.version });
  const title = props.fields.name?.trim() || (state ? "Listing" : "New listing");
  return (
    <Stack gap={4}>
      <Inline justify="between" align="baseline" gap={3}>
        <Inline gap={3} align="center">
          <Heading level={1} size="dashboard">
            {title}
          </Heading>
          {id ? <StateBadge state={shown} /> : null}
        </Inline>
        <Inline gap={3}>
          {id && (state === "published" || state === "paused") && shown === "published" ? (
            <Link href={paths.part(id)} tone="ink">
              See it as buyers do
            </Link>
          ) : null}
          {id && state === "archived" ? (
            <Link href={paths.listingPreview(id)} tone="ink">
              Preview
            </Link>
          ) : null}
          <Link href={paths.dashboardListings()} tone="muted">
            All listings
          </Link>
        </Inline>
      </Inline>
      {state && hasChanges ? (
        <Notice tone="info">
          You have changes that buyers don't see yet. Publish them when you're ready.
        </Notice>
      ) : null}
      {refusal?.theirs ? <Conflict theirs={refusal.theirs} mine={refusal.values} /> : null}
      {refusal?.rules.map((rule) => (
        <Notice key={rule} tone="critical" title="This can't be sold here">
          {rule}
        </Notice>
      ))}
      <ListingForm key={formKey} {...props} draft={draft} />
      {id ? (
        <PhotosPanel
          key={id}
          id={id}
          photos={props.photos}
          fields={refusal?.values ?? props.fields}
        />
      ) : null}
      {props.hints.map((hint) => (
        <Notice key={hint} tone="warning">
          {hint}
        </Notice>
      ))}
      {refusal?.duplicate ? <AlreadyListed duplicate={refusal.duplicate} /> : null}
      {state === "archived" ? null : <PublishPanel id={id} state={state} status={draft.text} />}
      {id && state ? <StatePanel id={id} state={state} /> : null}
      {props.events.length > 0 ? <History events={props.events} /> : null}
    </Stack>
  );
}

/** Both versions of what two tabs changed. */
function Conflict({
  theirs,
  mine,
}: {
  theirs: NonNullable<ListingRefusal["theirs"]>;
  mine: DraftFields;
}) {
  const differing = (Object.keys(fieldLabels) as ListingField[]).filter(
    (name) => (theirs.fields[name] ?? "") !== (mine[name] ?? ""),
  );
  return (
    <Notice tone="warning" title="This listing was changed in another tab">
      <Stack gap={3}>
        <Text size={15}>
          Your version is in the form below. Save it to keep yours, or open the other one.
        </Text>
        <Stack as="ul" gap={2}>
          {differing.map((name) => (
            <Text key={name} as="li" size={15}>
              {`${fieldLabels[name]}: “${brief(theirs.fields[name])}” there, “${brief(mine[name])}” here`}
            </Text>
          ))}
        </Stack>
      </Stack>
    </Notice>
  );
}

const brief = (text = "") => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

const conditionTexts: Record<Condition, string> = {
  new: "Never installed, in its box or out of it.",
  refurbished: "Taken apart, worn parts replaced, tested.",
  used: "Taken off a car, as it is.",
};

function ListingForm({
  fields,
  partTypes,
  makes,
  lastYear,
  copies,
  types,
  shopName,
  known,
  guide,
  refusal,
  draft,
}: EditListingPageProps & { draft: ReturnType<typeof useSavedDraft> }) {
  const values = refusal?.values ?? fields;
  const errors = refusal?.errors ?? {};
  const first = fieldOrder.find((name) => errors[name] !== undefined);
  const form = useFocusRefused(refusal, first);
  useFocusNamed();
  const { formData } = useNavigation();
  const pending = formData?.get("intent");
  const taken = takenTexts(values.taken);
  const field = (name: ListingField, help?: string) => ({
    name,
    id: fieldId(name),
    label: fieldLabels[name],
    defaultValue: values[name] ?? "",
    error: errors[name],
    help: taken.get(name) ?? help,
    // Without JavaScript this is how a refused field gets the focus.
    autoFocus: name === first,
  });
  return (
    <Form
      ref={form}
      id={listingFormId}
      method="post"
      noValidate
      onChange={draft.onChange}
      onSubmit={draft.onSubmit}
    >
      <input type="hidden" name="version" value={draft.version} />
      <input type="hidden" name="looked" value={values.looked ?? ""} />
      <input type="hidden" name="taken" value={values.taken ?? ""} />
      <Grid columns={{ desktop: 2 }} gap={4} align="start">
        <Stack gap={4}>
          <Panel title="Start with what you have" text="We fill in what's known of it.">
            <Stack gap={3}>
              <TextField
                {...field("start", "The number on the part or its box, or the donor car's VIN.")}
                spellCheck={false}
                autoComplete="off"
              />
              <Inline gap={2}>
                <Button type="submit" name="intent" value="look-up" pending={pending === "look-up"}>
                  Look up
                </Button>
              </Inline>
              {types.length > 0 ? (
                <Inline gap={2} role="group" aria-label="Which of these is it?">
                  {types.map(({ value, label }) => (
                    <Button
                      key={value}
                      type="submit"
                      name="intent"
                      value={`use-type:${value}`}
                      size="small"
                    >
                      {label}
                    </Button>
                  ))}
                </Inline>
              ) : null}
            </Stack>
          </Panel>
          <Panel title="What it is">
            <Stack gap={4}>
              <TextField {...field("partNumber")} autoCapitalize="characters" spellCheck={false} />
              {known ? (
                <Notice tone="info" title={`We know this number: ${known.name}`}>
                  <Stack gap={3}>
                    <Text size={15}>{knownText(known)}</Text>
                    <Inline>
                      <Button
                        type="submit"
                        name="intent"
                        value="use-known"
                        size="small"
                        pending={pending === "use-known"}
                      >
                        Fill in these details
                      </Button>
                    </Inline>
                  </Stack>
                </Notice>
              ) : null}
              <TextField {...field("name", "As buyers search for it, like Front Brake Rotor.")} />
              <TextField {...field("brand")} />
              <Select
                {...field("partType")}
                options={[{ value: "", label: "Choose one" }, ...partTypes]}
              />
              <TextField
                {...field(
                  "otherNumbers",
                  "Commas between them. Write OEM before the car maker's own.",
                )}
                autoCapitalize="characters"
                spellCheck={false}
              />
              <FitmentEditor
                field={field(
                  "vehicles",
                  "One a line: 2012-2014 Toyota Camry | 2.5 L | with 16 inch wheels",
                )}
                makes={makes}
                lastYear={lastYear}
                copies={copies}
                onEdited={() => form.current && draft.onChange({ currentTarget: form.current })}
              />
            </Stack>
          </Panel>
          <Panel title="Condition">
            <Stack gap={4}>
              <RadioCards
                id={fieldId("condition")}
                label="Condition"
                name="condition"
                columns={1}
                defaultValue={values.condition || undefined}
                options={(["new", "refurbished", "used"] as const).map((value) => ({
                  value,
                  label: conditionLabels[value],
                  text: conditionTexts[value],
                }))}
              />
              {errors.condition ? (
                <Text size={14} tone="critical" role="alert">
                  {errors.condition}
                </Text>
              ) : null}
              <Select
                {...field("grade", "Of a used part.")}
                options={[
                  { value: "", label: "Choose a grade" },
                  ...Object.entries(gradeLabels).map(([value, label]) => ({
                    value,
                    label: `${value}: ${label}`,
                  })),
                ]}
              />
              <TextArea {...field("damage", "Scratches, dents, what's missing.")} rows={3} />
              <TextField
                {...field("donorVin", "Of a used part: the car that it came from.")}
                autoCapitalize="characters"
                spellCheck={false}
              />
              <TextField {...field("donorMiles")} inputMode="numeric" />
              <TextField {...field("refurbishedBy", "Of a refurbished part.")} />
              <TextField
                {...field("warrantyDays", "In days. Leave it empty for none.")}
                inputMode="numeric"
              />
            </Stack>
          </Panel>
        </Stack>
        <Stack gap={4}>
          <Panel title="Price and stock">
            <Stack gap={4}>
              <TextField {...field("price")} inputMode="decimal" leadingIcon="$" />
              {errors.rightPrice || values.rightPrice ? (
                <Checkbox
                  name="rightPrice"
                  value={values.price}
                  label={`Yes, $${values.price} is right`}
                  defaultChecked={values.rightPrice === values.price}
                  error={errors.rightPrice}
                  // oxlint-disable-next-line jsx-a11y/no-autofocus
                  autoFocus={first === "rightPrice"}
                />
              ) : null}
              {guide ? <Guide guide={guide} /> : null}
              <TextField
                {...field("coreCharge", "A deposit, given back for the old part.")}
                inputMode="decimal"
                leadingIcon="$"
              />
              <TextField {...field("quantity")} inputMode="numeric" />
              <TextField {...field("sku", "Your own number for it. Buyers don't see it.")} />
              <TextField {...field("shelf", "Where it lies. Buyers don't see it.")} />
              <TextField
                {...field("weight", "Packed, in pounds.")}
                inputMode="decimal"
                trailing="lb"
              />
              <Grid columns={{ phone: 3 }} gap={3} align="start">
                <TextField {...field("packedLength", "In inches.")} inputMode="decimal" />
                <TextField {...field("packedWidth")} inputMode="decimal" />
                <TextField {...field("packedHeight")} inputMode="decimal" />
              </Grid>
            </Stack>
          </Panel>
          <Panel title={fieldLabels.place}>
            <Stack gap={4}>
              <RadioCards
                label="This part is"
                name="place"
                columns={1}
                defaultValue={values.place === "elsewhere" ? "elsewhere" : "shop"}
                options={[
                  { value: "shop", label: "At the shop", text: shopName },
                  { value: "elsewhere", label: "Somewhere else", text: "At the place below." },
                ]}
              />
              <TextField
                {...field("placeName", "A city, like Springfield, IL, or a postal code.")}
                list="places"
                autoComplete="off"
              />
              <datalist id="places">
                {refusal?.places?.map((label) => (
                  <option key={label} value={label} />
                ))}
              </datalist>
            </Stack>
          </Panel>
          <Panel title="Description">
            <TextArea {...field("description")} rows={6} />
          </Panel>
        </Stack>
      </Grid>
    </Form>
  );
}

interface PublishPanelProps extends Pick<EditListingPageProps, "id" | "state"> {
  /** How what was typed has been saved. */
  status: string;
}

/** What becomes of it all, after the photos: its buttons belong to the form above them. */
function PublishPanel({ id, state, status }: PublishPanelProps) {
  const { formData } = useNavigation();
  const pending = formData?.get("intent");
  return (
    <Panel title="Done?">
      <Stack gap={3}>
        <Inline gap={3}>
          <Button
            type="submit"
            form={listingFormId}
            name="intent"
            value="publish"
            tone="accent"
            pending={pending === "publish"}
          >
            {state ? "Publish changes" : "Publish"}
          </Button>
          <Button
            type="submit"
            form={listingFormId}
            name="intent"
            value="preview"
            pending={pending === "preview"}
          >
            Preview
          </Button>
          <Button
            type="submit"
            form={listingFormId}
            name="intent"
            value="save"
            pending={pending === "save"}
          >
            Save draft
          </Button>
          {id ? (
            <Button type="submit" form={listingFormId} name="intent" value="discard" tone="neutral">
              {state ? "Discard changes" : "Discard draft"}
            </Button>
          ) : null}
        </Inline>
        <Text size={14} tone="muted" role="status">
          {status}
        </Text>
      </Stack>
    </Panel>
  );
}

/** The field that the address names gets the focus, as it does where the page is loaded whole. */
function useFocusNamed() {
  const { hash } = useLocation();
  useEffect(() => {
    const named = hash ? document.getElementById(hash.slice(1)) : null;
    const field = named?.matches("fieldset")
      ? named.querySelector("input:not([type=hidden]), button")
      : named;
    if (field instanceof HTMLElement) field.focus();
  }, [hash]);
}

function knownText({ n, brand, weight, vehicles = "", otherNumbers = "" }: KnownNumber): string {
  const cars = vehicles === "" ? 0 : vehicles.split("\n").length;
  const numbers = otherNumbers === "" ? 0 : otherNumbers.split(",").length;
  const parts = [
    brand ? `by ${brand}` : "",
    cars > 0 ? `${counted(cars, "vehicle")} that it fits` : "",
    weight ? `${weight} lb` : "",
    numbers > 0 ? counted(numbers, "other number") : "",
  ].filter(Boolean);
  const who = n > 1 ? `${n} other listings` : "Another listing";
  const verb = n > 1 ? ["say", "have"] : ["says", "has"];
  return parts.length > 0 ? `${who} ${verb[0]}: ${parts.join(", ")}.` : `${who} ${verb[1]} it.`;
}

const placeTexts = {
  below: "Yours is below most.",
  usual: "Yours is among the usual.",
  above: "Yours is above most.",
  "far-off": "Yours is ten times off. Check the decimal point.",
};

function Guide({ guide: { anywhere, near, place } }: { guide: PriceGuide }) {
  return (
    <Notice tone={place === "far-off" ? "warning" : "neutral"}>
      <Stack gap={1}>
        {near ? <Text size={15}>{`Within 100 miles, ${guideText(near)}`}</Text> : null}
        <Text size={15}>
          {`Anywhere, ${guideText(anywhere)}`} {place ? placeTexts[place] : null}
        </Text>
      </Stack>
    </Notice>
  );
}

const guideText = ({ n, low, median, high }: PriceQuartiles) =>
  n === 1
    ? `one other seller asks ${formatDollars(median)}.`
    : `${n} others ask ${formatDollars(median)} in the middle, half of them ${formatDollars(low)} to ${formatDollars(high)}.`;

function AlreadyListed({ duplicate: { id, name, quantity } }: { duplicate: Duplicate }) {
  return (
    <Notice tone="warning" title="You list this part already">
      <Stack gap={3}>
        <Text size={15}>
          {`${name}, ${quantity} in stock, in the same condition. Add to its stock instead, or publish this one too.`}
        </Text>
        <Inline gap={3}>
          <ButtonLink href={paths.dashboardListing(id)} size="small">
            Open that listing
          </ButtonLink>
          <Button type="submit" name="intent" value="publish-twice" size="small">
            Publish this one too
          </Button>
        </Inline>
      </Stack>
    </Notice>
  );
}

const eventTexts: Record<string, string> = {
  publish: "Published",
  edit: "Changes published",
  pause: "Paused",
  resume: "Resumed",
  archive: "Archived",
  undo: "Change undone",
};

function History({ events }: Pick<EditListingPageProps, "events">) {
  return (
    <Panel title="History">
      <Stack as="ol" gap={2}>
        {events.map(({ action, at }) => (
          <Text key={`${action} ${new Date(at).toISOString()}`} as="li" size={15}>
            {`${eventTexts[action] ?? action}, ${formatShortDate(new Date(at).toISOString())}`}
          </Text>
        ))}
      </Stack>
    </Panel>
  );
}

function StatePanel({ id, state }: { id: string; state: ListingState }) {
  const actions = actionsFrom(state);
  const pending = useNavigation().formData?.get("intent");
  if (actions.length === 0) return null;
  return (
    <Panel title="Availability" text="Archiving is for good. Orders keep what they refer to.">
      <Form method="post" action={paths.dashboardListing(id)}>
        <Inline gap={3}>
          {actions.map((action) => (
            <Button
              key={action}
              type="submit"
              name="intent"
              value={action}
              pending={pending === action}
            >
              {listingTransitions[action].label}
            </Button>
          ))}
        </Inline>
      </Form>
    </Panel>
  );
}
