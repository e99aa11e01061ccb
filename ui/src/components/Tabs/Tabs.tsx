import * as Radix from "@radix-ui/react-tabs";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { warnIfDuplicate, warnIfUnlisted } from "../../internal/development";
import { direction } from "../../internal/direction";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import { list, panel, tab } from "./Tabs.css";

export interface TabItem {
  value: string;
  label: ReactNode;
  /** After the label: how many there are. */
  badge?: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

export interface TabsProps
  extends Unstyled<
    Omit<ComponentPropsWithoutRef<"div">, "defaultValue" | "onChange" | "children" | "dir">
  > {
  /** What is chosen between; read, not seen. */
  label: string;
  tabs: readonly TabItem[];
  value?: string;
  /** The first one unless it says another. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/**
 * Parts of one page of which one is seen at a time (Radix Tabs). The others are not in the page, so
 * that what has to be found without JavaScript, or has an address, is a `TabLinks`.
 */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { label, tabs, value, defaultValue, onValueChange, ...props },
  ref,
) {
  const keyOf = distinctKeys();
  if (process.env.NODE_ENV !== "production") {
    const values = tabs.map((each) => each.value);
    warnIfDuplicate("Tabs", "value", values);
    warnIfUnlisted("Tabs", "value", value, values);
    warnIfUnlisted("Tabs", "defaultValue", defaultValue, values);
  }
  return (
    <Radix.Root
      value={value}
      defaultValue={defaultValue ?? tabs[0]?.value}
      onValueChange={onValueChange}
      // For the arrow keys alone: Radix would write it on the element, which has its page's.
      dir={direction()}
      asChild
    >
      <div {...props} ref={ref} dir={undefined}>
        <Radix.List aria-label={label} className={list}>
          {tabs.map((each) => (
            <Radix.Trigger
              key={keyOf(each.value)}
              value={each.value}
              disabled={each.disabled}
              className={tab}
            >
              {each.label}
              {each.badge}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {tabs.map((each) => (
          <Radix.Content key={keyOf(each.value)} value={each.value} className={panel}>
            {each.content}
          </Radix.Content>
        ))}
      </div>
    </Radix.Root>
  );
});
