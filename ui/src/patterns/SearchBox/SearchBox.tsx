import { Search, X } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useRef, useState } from "react";
import { Button } from "../../components/Button";
import { UiLink } from "../../components/Link";
import type { Unstyled } from "../../internal/props";
import { useHydrated } from "../../internal/useHydrated";
import * as css from "./SearchBox.css";

export interface SearchExample {
  label: string;
  /** Set in the mono face: a VIN or a part number. */
  code?: boolean;
  href: string;
}

export interface SearchBoxProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"form">, "children" | "method" | "role">> {
  /** Where the search leads. */
  action: string;
  /** The field's name in the query. */
  name?: string;
  defaultValue?: string;
  placeholder?: string;
  /** The field's accessible name. */
  label?: string;
  buttonLabel?: string;
  /** `hero`: the first thing on a page, 64 px high. `bar`: in a toolbar, 44 px. */
  size?: "hero" | "bar";
  /** Searches to try, as links. */
  examples?: readonly SearchExample[];
  /** Before the examples. */
  examplesLabel?: string;
  /** Hidden fields that go with it: what else is searched by. */
  children?: ReactNode;
}

const glyph = { size: 20, strokeWidth: 1.5, "aria-hidden": true } as const;

/** A plain GET form: it works without JavaScript. Renders `<form role="search">`. */
export const SearchBox = forwardRef<HTMLFormElement, SearchBoxProps>(function SearchBox(
  {
    action,
    name = "q",
    defaultValue = "",
    placeholder,
    label = "Search",
    buttonLabel = "Search",
    size = "bar",
    examples = [],
    examplesLabel = "Try",
    children,
    ...props
  },
  ref,
) {
  const [filled, setFilled] = useState(defaultValue !== "");
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    if (!input.current) return;
    input.current.value = "";
    input.current.focus();
    setFilled(false);
  };
  return (
    <form {...props} ref={ref} className={css.form} role="search" method="get" action={action}>
      {children}
      <div className={css.box({ size })} data-size={size}>
        {size === "hero" ? <Search className={css.icon} {...glyph} /> : null}
        <input
          ref={input}
          className={css.input}
          type="search"
          name={name}
          defaultValue={defaultValue}
          placeholder={placeholder}
          aria-label={label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => setFilled(event.target.value !== "")}
        />
        {filled && hydrated ? (
          <button type="button" className={css.clear} aria-label="Clear" onClick={clear}>
            <X size={18} strokeWidth={1.5} aria-hidden="true" />
          </button>
        ) : null}
        <span className={css.submit}>
          {size === "hero" ? (
            <Button type="submit" tone="accent" size="large">
              {buttonLabel}
            </Button>
          ) : (
            <Button type="submit" tone="quiet" shape="icon" aria-label={buttonLabel}>
              <Search {...glyph} />
            </Button>
          )}
        </span>
      </div>
      {examples.length > 0 ? (
        <div className={css.examples}>
          <span className={css.lead}>{examplesLabel}</span>
          {examples.map(({ label: text, code, href }) => (
            <UiLink key={text} href={href} className={css.example} data-code={code || undefined}>
              {text}
            </UiLink>
          ))}
        </div>
      ) : null}
    </form>
  );
});
