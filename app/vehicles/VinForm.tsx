import { Button, Inline, Stack, TextField } from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useGarageAction } from "./useGarageAction";

export interface VinFormProps {
  /** What was typed, and what is wrong with it. */
  problem?: { text: string; message: string };
}

/** One field for a VIN. It is posted, never part of an address: a VIN tells whose vehicle it is. */
export function VinForm({ problem }: VinFormProps) {
  const pending = useNavigation().formData?.get("intent") === "decode";
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);
  return (
    <Form method="post" action={useGarageAction()} noValidate>
      <Stack gap={4}>
        <TextField
          ref={field}
          label="VIN"
          name="vin"
          // Without JavaScript this is how a refused field gets the focus.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={problem !== undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={200}
          help="Spaces and dashes don't matter."
          defaultValue={problem?.text}
          error={problem?.message}
        />
        <Inline>
          <Button type="submit" name="intent" value="decode" tone="accent" pending={pending}>
            Add vehicle
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
