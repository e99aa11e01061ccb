import * as Radix from "@radix-ui/react-accordion";
import { ChevronDown } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { warnIfDuplicate, warnIfUnlisted } from "../../internal/development";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import { chevron, content as contentStyle, item, panel, trigger } from "./Accordion.css";

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"div">, "children" | "defaultValue" | "dir">> {
  items: readonly AccordionItem[];
  defaultOpenId?: string;
  /** Where the titles stand in the page's outline; 3 by default. */
  level?: 2 | 3 | 4;
}

/**
 * Titles that open their text: one at a time, and pressing the open one closes it. Renders headings
 * with buttons (Radix: arrows, Home and End walk them). Every text is in the markup from the server
 * on, closed ones by CSS alone, and a browser without JavaScript shows them all.
 */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion(
  { items, defaultOpenId, level = 3, ...props },
  ref,
) {
  const Title = `h${level}` as const;
  const keyOf = distinctKeys();
  if (process.env.NODE_ENV !== "production") {
    const ids = items.map(({ id }) => id);
    warnIfDuplicate("Accordion", "id", ids);
    warnIfUnlisted("Accordion", "defaultOpenId", defaultOpenId, ids);
  }
  return (
    <Radix.Root {...props} ref={ref} type="single" collapsible defaultValue={defaultOpenId}>
      {items.map(({ id, title, content }) => (
        <Radix.Item key={keyOf(id)} value={id} className={item}>
          <Radix.Header asChild>
            <Title>
              <Radix.Trigger className={trigger}>
                {title}
                <ChevronDown className={chevron} size={20} strokeWidth={1.5} />
              </Radix.Trigger>
            </Title>
          </Radix.Header>
          <Radix.Content forceMount className={panel}>
            <div className={contentStyle}>{content}</div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
});
