import {
  Button,
  Combobox,
  type ComboboxSearch,
  Grid,
  Inline,
  Notice,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
} from "@partlane/ui";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { mostVehicles } from "~/catalog/listing-limits";
import { counted } from "~/content/format";
import { paths } from "~/paths";
import { useHydrated } from "~/shell/useHydrated";
import {
  conflictsIn,
  joinYears,
  type Makes,
  makesByName,
  readRows,
  rowLine,
  rowOf,
  type TypedVehicle,
  type VehicleRow,
  vehicleOf,
} from "./fitment-text";

/** The vehicles of another listing that has the number too. */
export interface VehicleCopy {
  /** The listing's. */
  id: string;
  name: string;
  /** As lines. */
  vehicles: string;
  /** How many listings say the same. */
  n: number;
}

interface FitmentEditorProps {
  /** Of the field with the lines, which is the form without JavaScript. */
  field: {
    name: string;
    id: string;
    label: string;
    defaultValue: string;
    error?: string;
    help?: string;
    autoFocus: boolean;
  };
  /** How makes are written, the common ones first. */
  makes: readonly string[];
  lastYear: number;
  copies: readonly VehicleCopy[];
  /** The lines changed, other than by somebody's typing into a field. */
  onEdited: () => void;
}

/** What a part fits: a row for each vehicle, kept as the lines that stand here without JavaScript. */
export function FitmentEditor(props: FitmentEditorProps) {
  const { field, makes, copies } = props;
  const [text, setText] = useState(field.defaultValue);
  const [isText, setIsText] = useState(false);
  const known = useMemo(() => makesByName(makes), [makes]);
  if (!useHydrated())
    return (
      <Stack gap={3}>
        <TextArea {...field} />
        <Copies copies={copies} />
      </Stack>
    );
  return isText ? (
    <Stack gap={3}>
      <TextArea {...field} defaultValue={text} onChange={({ target }) => setText(target.value)} />
      <Inline>
        <Button size="small" onClick={() => setIsText(false)}>
          Edit as rows
        </Button>
      </Inline>
    </Stack>
  ) : (
    <Rows {...props} text={text} known={known} onText={setText} onAsText={() => setIsText(true)} />
  );
}

interface RowsProps extends FitmentEditorProps {
  text: string;
  known: Makes;
  onText: (text: string) => void;
  onAsText: () => void;
}

interface KeyedRow {
  key: number;
  row: VehicleRow;
}

const blankRow: VehicleRow = { from: "", to: "", make: "", model: "", engine: "", note: "" };

function Rows({ field, lastYear, copies, text, known, onText, onAsText, ...props }: RowsProps) {
  const nextKey = useRef(0);
  const keyed = (row: VehicleRow): KeyedRow => ({ key: nextKey.current++, row });
  const [rows, setRows] = useState(() => readRows(text, known).map(keyed));
  const [open, setOpen] = useState<number | null>(null);
  const [said, setSaid] = useState("");
  const add = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (field.autoFocus) add.current?.focus();
  }, [field.autoFocus]);
  const vehicles = rows.flatMap(({ row }) => wholeOf(row, lastYear) ?? []);
  const joinable = vehicles.length - joinYears(vehicles).length;
  const change = (changed: KeyedRow[], isTyped = false) => {
    setRows(changed);
    onText(linesOf(changed));
    // What is typed, the form hears of by itself.
    if (!isTyped) props.onEdited();
  };
  const join = (more: VehicleRow[], whatHappened: (count: number) => string) => {
    const all = [...rows.map(({ row }) => row), ...more];
    const whole = all.flatMap((row) => wholeOf(row, lastYear) ?? []);
    const joined = joinYears(whole).map(rowOf);
    change([...joined, ...all.filter((row) => !wholeOf(row, lastYear))].map(keyed));
    setOpen(null);
    setSaid(whatHappened(joined.length - vehicles.length));
  };
  const remove = (key: number) => {
    const gone = rows.find((each) => each.key === key);
    change(rows.filter((each) => each.key !== key));
    setSaid(gone ? `${summaryOf(gone.row)} is removed.` : "");
    setOpen(null);
    add.current?.focus();
  };
  return (
    <Stack as="fieldset" id={field.id} gap={3} aria-label={field.label}>
      <input type="hidden" name={field.name} value={linesOf(rows)} />
      <Text weight={600} size={15}>
        {field.label}
      </Text>
      {field.error ? (
        <Text size={14} tone="critical" role="alert">
          {field.error}
        </Text>
      ) : null}
      {rows.length > 0 ? (
        <Stack as="ul" gap={3}>
          {rows.map(({ key, row }) => (
            <Stack key={key} as="li" gap={2}>
              {open === key ? (
                <RowFields
                  row={row}
                  makes={props.makes}
                  lastYear={lastYear}
                  onChange={(changed, isTyped) =>
                    change(
                      rows.map((each) => (each.key === key ? { key, row: changed } : each)),
                      isTyped,
                    )
                  }
                  onDone={() => {
                    setOpen(null);
                    add.current?.focus();
                  }}
                  onRemove={() => remove(key)}
                />
              ) : (
                <RowSummary
                  row={row}
                  lastYear={lastYear}
                  onEdit={() => setOpen(key)}
                  onRemove={() => remove(key)}
                />
              )}
            </Stack>
          ))}
        </Stack>
      ) : (
        <Text size={15} tone="muted">
          No vehicles yet. Without any, buyers find it by its number alone.
        </Text>
      )}
      {joinable > 0 ? (
        <Notice tone="neutral">
          <Stack gap={2}>
            <Text size={15}>Some rows are one vehicle in overlapping years.</Text>
            <Inline>
              <Button
                size="small"
                onClick={() => join([], (count) => `${-count} joined with others.`)}
              >
                Join them
              </Button>
            </Inline>
          </Stack>
        </Notice>
      ) : null}
      {conflictsIn(joinYears(vehicles)).map((conflict) => (
        <Notice key={conflict} tone="warning">
          {conflict}
        </Notice>
      ))}
      <Inline gap={3}>
        <Button
          ref={add}
          size="small"
          disabled={rows.length >= mostVehicles}
          onClick={() => {
            const added = keyed(blankRow);
            setRows([...rows, added]);
            setOpen(added.key);
          }}
        >
          Add a vehicle
        </Button>
        <Button size="small" tone="quiet" onClick={onAsText}>
          Edit as text
        </Button>
      </Inline>
      <Copies
        copies={copies}
        onCopy={({ vehicles: lines }) =>
          join(readRows(lines, known), (count) =>
            count > 0 ? `${count} added.` : "All of them were here already.",
          )
        }
      />
      <Text size={14} tone="muted" role="status">
        {said}
      </Text>
    </Stack>
  );
}

const linesOf = (rows: readonly KeyedRow[]) =>
  rows
    .map(({ row }) => rowLine(row))
    .filter((line) => line !== "")
    .join("\n");

/** The vehicle of a row that says which; undefined for one that does not yet. */
function wholeOf(row: VehicleRow, lastYear: number): TypedVehicle | undefined {
  const read = vehicleOf(row, lastYear, "");
  return read.kind === "ok" ? read.vehicle : undefined;
}

const summaryOf = (row: VehicleRow) => rowLine(row).split(" | ").filter(Boolean).join(", ");

interface RowSummaryProps {
  row: VehicleRow;
  lastYear: number;
  onEdit: () => void;
  onRemove: () => void;
}

function RowSummary({ row, lastYear, onEdit, onRemove }: RowSummaryProps) {
  const name = summaryOf(row) || "Empty row";
  const read = vehicleOf(row, lastYear, name);
  return (
    <Inline gap={2} justify="between">
      <Stack gap={1}>
        <Text size={15}>{name}</Text>
        {read.kind === "bad" ? (
          <Text size={14} tone="critical">
            {read.message}
          </Text>
        ) : null}
      </Stack>
      <Inline gap={2}>
        <Button size="small" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button size="small" tone="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </Inline>
    </Inline>
  );
}

interface RowFieldsProps {
  row: VehicleRow;
  makes: readonly string[];
  lastYear: number;
  /** `isTyped`: by typing, which the form hears of too. */
  onChange: (row: VehicleRow, isTyped: boolean) => void;
  onDone: () => void;
  onRemove: () => void;
}

const option = (label: string) => ({ value: label, label });

/** Older cars are typed as text. */
const firstYear = 1950;

/** Sent by no form: what a row says, its line sends. */
const unsent = { form: "none" } as const;

function RowFields({ row, makes, lastYear, onChange, onDone, onRemove }: RowFieldsProps) {
  const group = useRef<HTMLElement>(null);
  useEffect(() => group.current?.querySelector<HTMLElement>("select, input")?.focus(), []);
  const { make, model, from, to } = row;
  const [makeOptions, models, engines] = useMemo(
    () => [
      makes.map(option),
      searchOf("models", { make, model: "", from, to }),
      searchOf("engines", { make, model, from, to }),
    ],
    [makes, make, model, from, to],
  );
  const years = (chosen: string, blank: string) => [
    { value: "", label: blank },
    ...Array.from({ length: lastYear - firstYear + 1 }, (_, at) => option(String(lastYear - at))),
    ...(chosen && (Number(chosen) < firstYear || Number(chosen) > lastYear)
      ? [option(chosen)]
      : []),
  ];
  const typed = (name: keyof VehicleRow) => (value: string, taken?: unknown) =>
    onChange({ ...row, [name]: value }, taken === undefined);
  return (
    <Stack ref={group} as="fieldset" gap={3} aria-label={summaryOf(row) || "New vehicle"}>
      <Grid columns={{ phone: 2 }} gap={3}>
        <Select
          {...unsent}
          label="From"
          name="fit-from"
          value={from}
          onChange={({ target }) => typed("from")(target.value)}
          options={years(from, "Year")}
        />
        <Select
          {...unsent}
          label="To"
          name="fit-to"
          value={to}
          onChange={({ target }) => typed("to")(target.value)}
          options={years(to, "Same year")}
        />
      </Grid>
      <Grid columns={{ phone: 2 }} gap={3}>
        <Combobox
          {...unsent}
          label="Make"
          name="fit-make"
          options={makeOptions}
          defaultValue={make}
          onValueChange={typed("make")}
        />
        <Combobox
          {...unsent}
          label="Model"
          name="fit-model"
          options={models}
          defaultValue={model}
          onValueChange={typed("model")}
        />
      </Grid>
      <Combobox
        {...unsent}
        label="Engine"
        name="fit-engine"
        help="Leave it empty for every engine."
        options={engines}
        defaultValue={row.engine}
        onValueChange={typed("engine")}
      />
      <TextField
        {...unsent}
        label="Note"
        name="fit-note"
        help="What else it needs, like with 16 inch wheels."
        defaultValue={row.note}
        onChange={({ target }) => typed("note")(target.value)}
      />
      <Inline gap={2}>
        <Button size="small" onClick={onDone}>
          Done
        </Button>
        <Button size="small" tone="quiet" onClick={onRemove}>
          Remove
        </Button>
      </Inline>
    </Stack>
  );
}

/** What the catalog has of a make or model, of which a text is a part. */
const searchOf =
  (what: "models" | "engines", query: Parameters<typeof paths.listedVehicles>[0]): ComboboxSearch =>
  async (text, signal) => {
    const [{ modelChoicesSchema }, response] = await Promise.all([
      // The page does not wait for what reads an answer that few ask for.
      import("~/vehicles/model-choices.schema"),
      fetch(paths.listedVehicles(query), { signal }),
    ]);
    if (!response.ok) throw new Error(`No ${what}: ${response.status}`);
    const found = modelChoicesSchema.parse(await response.json())[what];
    const wanted = text.trim().toLowerCase();
    const begin = found.filter((each) => each.toLowerCase().includes(wanted));
    return (begin.length > 0 ? begin : found).map(option);
  };

/** Vehicles of other listings with the same number. Without JavaScript, the form sends which. */
function Copies({
  copies,
  onCopy,
}: {
  copies: readonly VehicleCopy[];
  onCopy?: (copy: VehicleCopy) => void;
}): ReactNode {
  if (copies.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text size={15}>Copy vehicles from another listing with this number:</Text>
      <Stack as="ul" gap={2}>
        {copies.map((copy) => (
          <Inline key={copy.id} as="li" gap={2} justify="between">
            <Text size={15}>{copyText(copy)}</Text>
            <Button
              size="small"
              {...(onCopy
                ? { onClick: () => onCopy(copy) }
                : { type: "submit", name: "intent", value: `copy-vehicles:${copy.id}` })}
              aria-label={`Copy ${copyText(copy)}`}
            >
              Copy
            </Button>
          </Inline>
        ))}
      </Stack>
    </Stack>
  );
}

function copyText({ name, vehicles, n }: VehicleCopy): string {
  const listings = n > 1 ? `, as ${n} listings say` : "";
  return `${counted(vehicles.split("\n").length, "vehicle")} of ${name}${listings}`;
}
