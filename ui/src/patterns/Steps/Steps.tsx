import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import * as css from "./Steps.css";

export interface Step {
  icon: ReactNode;
  title: string;
  text: string;
  /** What it looks like once done. */
  example?: { label: string; value: string };
}

export interface StepsProps extends Unstyled<Omit<ComponentPropsWithoutRef<"ol">, "children">> {
  items: readonly Step[];
  headingLevel?: 2 | 3;
}

/** One thing after another, with the way between them drawn. Renders an `<ol>`. */
export const Steps = forwardRef<HTMLOListElement, StepsProps>(function Steps(
  { items, headingLevel = 3, ...props },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  const keyOf = distinctKeys();
  return (
    <ol {...props} ref={ref} className={css.list}>
      {items.map(({ icon, title, text, example }) => (
        <li key={keyOf(title)} className={css.step}>
          <span className={css.mark} aria-hidden="true">
            {icon}
          </span>
          <Heading className={css.title}>{title}</Heading>
          <p className={css.text}>{text}</p>
          {example ? (
            <>
              <span className={css.room} />
              <p className={css.example}>
                <span>{example.label}</span>
                <span className={css.exampleValue}>{example.value}</span>
              </p>
            </>
          ) : null}
        </li>
      ))}
    </ol>
  );
});
