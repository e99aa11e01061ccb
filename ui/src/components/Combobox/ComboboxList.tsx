import { type RefObject, useCallback, useEffect, useId, useRef, useState } from "react";
import { distinctKeys } from "../../internal/keys";
import { useListNav } from "../../internal/useListNav";
import { useSuggestions } from "../../internal/useSuggestions";
import { VisuallyHidden } from "../VisuallyHidden";
import * as css from "./ComboboxList.css";
import type { ComboboxLabels, ComboboxOption, ComboboxSearch } from "./types";

export interface ComboboxListProps {
  input: RefObject<HTMLInputElement>;
  search: ComboboxSearch;
  labels: ComboboxLabels;
  /** The field was pressed before the list was here. */
  opensAtOnce: boolean;
  /** Must keep its identity. */
  onTake: (option: ComboboxOption) => void;
}

/** The options that a text has, in a list below its field; or the word that they are on their way, none, or lost. */
export function ComboboxList({ input, search, labels, opensAtOnce, onTake }: ComboboxListProps) {
  const [opens] = useState(opensAtOnce);
  const { answer, isOpen, phase, close } = useSuggestions(input, search, {
    fewest: 0,
    restMs: 100,
    lateMs: 10_000,
    speaks: true,
    opensAtOnce: opens,
  });
  const options = answer?.items ?? [];
  const shown = useRef(options);
  useEffect(() => {
    shown.current = options;
  });
  const take = useCallback(
    (element: HTMLElement) => {
      const option = shown.current[Number(element.dataset.at)];
      close.current();
      if (option) onTake(option);
    },
    [close, onTake],
  );
  const hasOptions = isOpen && options.length > 0;
  const list = useListNav({ input, isOpen: hasOptions, content: answer, onTake: take });
  const id = useId();
  const keyOf = distinctKeys();
  const word = {
    idle: options.length > 0 ? "" : labels.empty,
    loading: labels.loading,
    failed: labels.failed,
  }[phase];
  return (
    <>
      <div className={css.popup} hidden={!isOpen}>
        <div ref={list} id={id} role="listbox" aria-label={labels.options} hidden={!hasOptions}>
          {options.map((option, at) => (
            <div
              key={keyOf(option.value)}
              id={`${id}-${at}`}
              role="option"
              aria-selected="false"
              data-at={at}
              className={css.option}
            >
              <bdi className={css.label}>{option.label}</bdi>
              {option.detail ? <bdi className={css.detail}> {option.detail}</bdi> : null}
            </div>
          ))}
        </div>
        {word ? (
          <p className={css.word} aria-hidden="true">
            {word}
          </p>
        ) : null}
      </div>
      <VisuallyHidden>
        <span role="status">{isOpen ? word || labels.count(options.length) : ""}</span>
      </VisuallyHidden>
    </>
  );
}
