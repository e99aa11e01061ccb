import { Car, MapPin, Search, Tag } from "lucide-react";
import { type RefObject, useCallback, useId } from "react";
import { UiLink } from "../../components/Link";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { distinctKeys } from "../../internal/keys";
import { opensElsewhere } from "../../internal/opensElsewhere";
import { useListNav } from "../../internal/useListNav";
import { useSuggestions } from "../../internal/useSuggestions";
import * as css from "./SearchSuggestions.css";
import type { SearchSuggest, SearchSuggestionGroup } from "./types";

export interface SearchSuggestionsProps {
  /** The combobox. */
  input: RefObject<HTMLInputElement>;
  suggest: SearchSuggest;
  /** One of them was followed, in this window. Must keep its identity. */
  onTaken: () => void;
}

const icons = {
  ...{ vin: Car, vehicle: Car, number: Tag, brand: Tag, words: Search, place: MapPin },
} as const;

/**
 * What a search field suggests, in a list below it: links, walked with the arrow keys while the focus
 * stays in the field, and taken with Enter, a click or a tap. Renders a `<div role="listbox">`.
 */
export function SearchSuggestions({ input, suggest, onTaken }: SearchSuggestionsProps) {
  const { answer, isOpen, close } = useSuggestions(input, suggest);
  const take = useCallback(
    (_option: HTMLElement, by: MouseEvent) => {
      close.current();
      if (!opensElsewhere(by)) onTaken();
    },
    [close, onTaken],
  );
  const list = useListNav({ input, isOpen, content: answer, onTake: take });
  const id = useId();

  const groups = answer?.items ?? [];
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const groupKeyOf = distinctKeys();
  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label="Suggestions"
        className={css.list}
        hidden={!isOpen}
      >
        {groups.map((group, at) => (
          <Group key={groupKeyOf(group.kind + group.label)} id={`${id}${at}`} {...group} />
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{isOpen || answer?.items.length === 0 ? counted(count) : ""}</span>
      </VisuallyHidden>
    </>
  );
}

const counted = (count: number) =>
  count === 0 ? "No suggestions" : `${count} ${count === 1 ? "suggestion" : "suggestions"}`;

function Group({ id, kind, label, items }: SearchSuggestionGroup & { id: string }) {
  const Icon = icons[kind];
  const hrefKeyOf = distinctKeys();
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className={css.heading}>
        {label}
      </div>
      {items.map((item, at) => (
        <UiLink
          key={hrefKeyOf(item.href)}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          href={item.href}
          className={css.option}
        >
          <Icon className={css.icon} size={18} strokeWidth={1.5} aria-hidden="true" />
          <span className={css.words}>
            <bdi className={css.label} data-code={kind === "number" || undefined}>
              {item.label}
            </bdi>
            {item.detail ? <bdi className={css.detail}> {item.detail}</bdi> : null}
          </span>
        </UiLink>
      ))}
    </div>
  );
}
