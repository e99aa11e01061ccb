import { Search, X } from "lucide-react";
import { forwardRef } from "react";
import { Button } from "../../components/Button";
import { UiLink } from "../../components/Link";
import { composeEventHandlers } from "../../internal/compose-event-handlers";
import { distinctKeys } from "../../internal/keys";
import { useHydrated } from "../../internal/useHydrated";
import { useLazyPart } from "../../internal/useLazyPart";
import * as css from "./SearchBox.css";
import type { SearchBoxProps } from "./types";
import { useSearchText } from "./useSearchText";

const loadSuggestions = () =>
  import("./SearchSuggestions").then(({ SearchSuggestions }) => SearchSuggestions);

const glyph = { size: 20, strokeWidth: 1.5, "aria-hidden": true } as const;

/** What it is before the list is here, so that it is announced as one from the first. */
const combobox = { role: "combobox", "aria-autocomplete": "list", "aria-expanded": false } as const;

/**
 * A plain GET form: it works without JavaScript. With `suggest` its field becomes a combobox (APG:
 * list autocomplete with manual selection), whose list is fetched when the field first gets the
 * focus. Renders `<form role="search">`.
 */
export const SearchBox = forwardRef<HTMLFormElement, SearchBoxProps>(function SearchBox(
  {
    action,
    name = "q",
    defaultValue = "",
    placeholder,
    label = "Search",
    buttonLabel = "Search",
    size = "bar",
    suggest,
    examples = [],
    examplesLabel = "Try",
    children,
    onReset,
    onSubmit,
    ...props
  },
  ref,
) {
  const hydrated = useHydrated();
  const { input, filled, clear, ...text } = useSearchText(defaultValue);
  const [Suggestions, request] = useLazyPart(loadSuggestions);
  const keyOf = distinctKeys();
  return (
    <form
      {...props}
      ref={ref}
      className={css.form}
      role="search"
      method="get"
      action={action}
      onReset={composeEventHandlers(onReset, text.onReset)}
      onSubmit={composeEventHandlers(onSubmit, text.onSubmit)}
    >
      {children}
      <div className={css.box({ size })} data-size={size}>
        {size === "hero" ? <Search className={css.icon} {...glyph} /> : null}
        <span className={css.field}>
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
            {...(suggest && hydrated ? combobox : undefined)}
            onFocus={suggest && request}
            onChange={text.onChange}
          />
          {filled && hydrated ? (
            <button type="button" className={css.clear} aria-label="Clear" onClick={clear}>
              <X size={18} strokeWidth={1.5} aria-hidden="true" />
            </button>
          ) : null}
        </span>
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
        {suggest && Suggestions ? (
          <Suggestions input={input} suggest={suggest} onTaken={text.putBack} />
        ) : null}
      </div>
      {examples.length > 0 ? (
        <div className={css.examples}>
          <span className={css.lead}>{examplesLabel}</span>
          {examples.map(({ label: text, code, href }) => (
            <UiLink
              key={keyOf(text)}
              href={href}
              className={css.example}
              data-code={code || undefined}
            >
              {text}
            </UiLink>
          ))}
        </div>
      ) : null}
    </form>
  );
});
