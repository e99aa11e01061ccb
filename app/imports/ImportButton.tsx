import { Button } from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";

/** What can be asked of an import; what else its form says goes with `check` and `match`. */
export type ImportIntent = "match" | "check" | "run" | "stop" | "undo" | "discard";

export interface ImportButtonProps {
  intent: ImportIntent;
  tone?: "accent" | "critical" | "quiet";
  children: ReactNode;
}

/** A button of a form that says what is asked by its name. */
export function IntentButton({ intent, ...props }: ImportButtonProps) {
  const { formData } = useNavigation();
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      pending={formData?.get("intent") === intent}
      {...props}
    />
  );
}

/** A button that is a form of its own. */
export function ImportButton(props: ImportButtonProps) {
  return (
    <Form method="post" preventScrollReset>
      <IntentButton {...props} />
    </Form>
  );
}
