import { Button, FacetGroup, Inline, Stack, Text, TextField } from "@partlane/ui";
import { Form, useSearchParams } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { maxPriceLimit } from "~/catalog/choices";
import { parseMoney, plainDollars } from "~/catalog/money";
import { paths } from "~/paths";
import type { MapSearch } from "./applied-filters";
import { HiddenSearchFields } from "./HiddenSearchFields";

const fields = { min: "From", max: "To" } as const;
type Field = keyof typeof fields;
const names = ["min", "max"] as const;
type Prices = Record<Field, string>;
type Problems = Partial<Record<Field, string>>;

/** The amount in a field, or its problem; neither when blank. */
function amountIn(text: string): { cents?: number; problem?: string } {
  if (text.trim() === "") return {};
  const amount = parseMoney(text);
  if (amount.kind === "bad") return { problem: amount.hint };
  if (amount.cents >= 1 && amount.cents <= maxPriceLimit * 100) return { cents: amount.cents };
  return { problem: `Enter $0.01 to $${maxPriceLimit.toLocaleString("en-US")}.` };
}

/** What is wrong with each, as the search itself would say. */
function problemsOf(prices: Prices): Problems {
  const [min, max] = [amountIn(prices.min), amountIn(prices.max)];
  const isCrossed = (min.cents ?? 0) > (max.cents ?? Number.POSITIVE_INFINITY);
  const named = (name: Field, problem: string | undefined) =>
    problem && `${fields[name]}: ${problem}`;
  return {
    min: isCrossed ? "From can't be more than To." : named("min", min.problem),
    max: named("max", max.problem),
  };
}

/** Whether the address has prices that make no sense: then the fields are where it is mended. */
export function hasInvalidPrices(params: URLSearchParams): boolean {
  const { min, max } = problemsOf({ min: params.get("min") ?? "", max: params.get("max") ?? "" });
  return min !== undefined || max !== undefined;
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
  // Another search resets the fields, unless it came from them: then the focus is in one.
  useFilled(inputs.min, min);
  useFilled(inputs.max, max);
  const address = `${min} ${max}`;
  const [submitted, setSubmitted] = useState<{ address: string; problems: Problems } | null>(null);
  const problems = submitted?.address === address ? submitted.problems : problemsOf({ min, max });
  const show = (changed: Problems) => setSubmitted({ address, problems: changed });
  const id = useId();
  const send = (event: FormEvent) => {
    const typed = (name: Field) => inputs[name].current?.value ?? "";
    const found = problemsOf({ min: typed("min"), max: typed("max") });
    show(found);
    const first = names.find((name) => found[name]);
    if (first) {
      event.preventDefault();
      inputs[first].current?.focus();
      return;
    }
    // The address has one form of an amount, however it was typed.
    for (const name of names) {
      const { cents } = amountIn(typed(name));
      const input = inputs[name].current;
      if (input && cents !== undefined) input.value = plainDollars(cents);
    }
  };
  return (
    <FacetGroup title="Price, dollars">
      <Form action={paths.map()} preventScrollReset noValidate onSubmit={send}>
        <HiddenSearchFields
          search={{ ...search, minPriceCents: undefined, maxPriceCents: undefined }}
        />
        <Stack gap={2}>
          <Inline align="end" wrap={false}>
            {names.map((name) => (
              <TextField
                key={name}
                ref={inputs[name]}
                label={fields[name]}
                name={name}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={{ min, max }[name]}
                error={problems[name] !== undefined}
                aria-describedby={problems[name] && `${id}${name}`}
                onChange={() => show({ ...problems, [name]: undefined })}
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
