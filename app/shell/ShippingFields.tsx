import { TextField } from "@partlane/ui";
import type { ReactNode } from "react";
import { type ShippingForm, shippingLimit } from "~/orders/step-fields";

export interface ShippingFieldsProps {
  /** What a field was sent with, and what is wrong with it. */
  field: (name: keyof ShippingForm) => {
    name: string;
    defaultValue?: string;
    error?: ReactNode;
    autoFocus?: boolean;
  };
  /** Which carriers there are, and whether it may be left out. */
  help: string;
  /** Neither can be left out. */
  required?: boolean;
}

/** How parts are sent: with whom, and by which number the other side follows them. */
export function ShippingFields({ field, help, required }: ShippingFieldsProps) {
  const label = (text: string) => (required ? text : `${text} (optional)`);
  return (
    <>
      <TextField
        {...field("carrier")}
        label={label("Carrier")}
        required={required}
        maxLength={shippingLimit}
        help={help}
      />
      <TextField
        {...field("trackingNumber")}
        label={label("Tracking number")}
        required={required}
        maxLength={shippingLimit}
        autoComplete="off"
      />
    </>
  );
}
