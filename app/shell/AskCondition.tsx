import { Button, Inline, Stack, Text } from "@partlane/ui";
import { Form, useLocation, useNavigation } from "@remix-run/react";
import { useId } from "react";
import type { CarQuestion } from "~/catalog/listing.schema";
import { paths } from "~/paths";
import type { Vehicle } from "~/search/query/search-params";

/** Asks what a condition depends on, in one tap; the answer is kept with the car. Works without JavaScript. */
export function AskCondition({
  question: { key, text, choices },
  vehicle,
}: {
  question: CarQuestion;
  /** The address's; none where the garage's active one is meant. */
  vehicle?: Vehicle;
}) {
  const { pathname, search } = useLocation();
  const sent = useNavigation().formData;
  const pending = sent?.get("key") === key ? sent.get("value") : undefined;
  const id = useId();
  return (
    <Form method="post" action={paths.useVehicle()} preventScrollReset aria-labelledby={id}>
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="redirectTo" value={`${pathname}${search}`} />
      {vehicle ? (
        <>
          <input type="hidden" name="year" value={vehicle.year} />
          <input type="hidden" name="make" value={vehicle.make} />
          <input type="hidden" name="model" value={vehicle.model} />
          <input type="hidden" name="engine" value={vehicle.engine ?? ""} />
        </>
      ) : null}
      <Stack gap={2}>
        <Text id={id} size={15} weight={600}>
          {text}
        </Text>
        <Inline gap={2}>
          {choices.map(({ value, label }) => (
            <Button
              key={value}
              type="submit"
              name="value"
              value={value}
              size="small"
              pending={pending === value}
            >
              {label}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Form>
  );
}
