import { Button, FacetGroup, Inline, Stack, Text, TextField } from "@partlane/ui";
import { Form, useSearchParams } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { maxPriceLimit } from "~/catalog/choices";
import { paths } from "~/paths";
import { wholeNumber } from "~/search/numbers-in-text";
import type { MapSearch } from "./filters";
import { KeptFields } from "./KeptFields";

const fields = { min: "From", max: "To" } as const;
type Field = keyof typeof fields;
const names = ["min", "max"] as const;
type Prices = Record<Field, string>;
type Problems = Partial<Record<Field, string>>;

/** What is wrong with each, as the search itself would say. */
function problemsOf(prices: Prices): Problems {
  const value = (name: Field) => wholeNumber(prices[name].trim(), 1, maxPriceLimit);
  const wrong = (name: Field) =>
    prices[name].trim() !== "" && value(name) === undefined
      ? `${fields[name]} is whole dollars, 1 to ${maxPriceLimit.toLocaleString("en-US")}.`
      : undefined;
  const isCrossed = (value("min") ?? 0) > (value("max") ?? Number.POSITIVE_INFINITY);
  return { min: isCrossed ? "From is more than To." : wrong("min"), max: wrong("max") };
}

/**
 * From and to, as a form that works without JavaScript. What makes no sense is no part of the search,
 * but stays to be mended, with what is wrong below.
 */
export function PriceFields({ search }: { search: MapSearch }) {
  const [params] = useSearchParams();
  const inputs = { min: useRef<HTMLInputElement>(null), max: useRef<HTMLInputElement>(null) };
  const min = params.get("min") ?? "";
  const max = params.get("max") ?? "";
  // Another search fills the fields anew; the one that was asked for here has the focus in them.
  useFilled(inputs.min, min);
  useFilled(inputs.max, max);
  const address = `${min} ${max}`;
  const [told, setTold] = useState<{ address: string; problems: Problems } | null>(null);
  const problems = told?.address === address ? told.problems : problemsOf({ min, max });
  const tell = (changed: Problems) => setTold({ address, problems: changed });
  const id = useId();
  const send = (event: FormEvent) => {
    const typed = (name: Field) => inputs[name].current?.value ?? "";
    const found = problemsOf({ min: typed("min"), max: typed("max") });
    tell(found);
    const first = names.find((name) => found[name]);
    if (!first) return;
    event.preventDefault();
    inputs[first].current?.focus();
  };
  return (
    <FacetGroup title="Price, dollars">
      <Form action={paths.map()} preventScrollReset noValidate onSubmit={send}>
        <KeptFields
          search={{ ...search, minPriceDollars: undefined, maxPriceDollars: undefined }}
        />
        <Stack gap={2}>
          <Inline align="end" wrap={false}>
            {names.map((name) => (
              <TextField
                key={name}
                ref={inputs[name]}
                label={fields[name]}
                name={name}
                inputMode="numeric"
                autoComplete="off"
                defaultValue={{ min, max }[name]}
                error={problems[name] !== undefined}
                aria-describedby={problems[name] && `${id}${name}`}
                onChange={() => tell({ ...problems, [name]: undefined })}
              />
            ))}
            <Button type="submit">Set price</Button>
          </Inline>
          {names.map((name) =>
            problems[name] ? (
              <Text key={name} id={`${id}${name}`} size={14} tone="critical">
                {problems[name]}
              </Text>
            ) : null,
          )}
        </Stack>
      </Form>
    </FacetGroup>
  );
}

function useFilled(input: RefObject<HTMLInputElement>, value: string) {
  const last = useRef(value);
  useEffect(() => {
    if (input.current && last.current !== value) input.current.value = value;
    last.current = value;
  }, [input, value]);
}
