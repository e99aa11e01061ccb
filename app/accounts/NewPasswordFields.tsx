import { PasswordField } from "@partlane/ui";
import type { useAccountForm } from "./useAccountForm";

/** A new password, twice. Of a form whose fields include `password` and `confirmPassword`. */
export function NewPasswordFields({
  field,
  errors,
}: Pick<ReturnType<typeof useAccountForm>, "field" | "errors">) {
  return (
    <>
      <PasswordField
        {...field("password", "New password")}
        autoComplete="new-password"
        help={errors.password ? undefined : "At least 8 characters"}
      />
      <PasswordField
        {...field("confirmPassword", "Confirm new password")}
        autoComplete="new-password"
      />
    </>
  );
}
