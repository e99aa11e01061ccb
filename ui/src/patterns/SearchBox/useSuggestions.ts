import { type RefObject, useEffect, useRef, useState } from "react";
import type { SearchSuggest, SearchSuggestionGroup } from "./types";

/** From the last key to the question. */
const restMs = 150;
/** Suggestions that take longer would only come in the way. */
const lateMs = 3_000;
const fewest = 2;

interface Answer {
  text: string;
  groups: readonly SearchSuggestionGroup[];
}

/** One is the other with more, or less, typed at its end: its suggestions may stand meanwhile. */
const continuesTyping = (before: string, after: string) =>
  after.startsWith(before) || before.startsWith(after);

/**
 * Asks for suggestions while one types in a field: after a rest, one question at a time, the answer
 * to an old text dropped. `open`: whether they show.
 */
export function useSuggestions(field: RefObject<HTMLInputElement>, suggest: SearchSuggest) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useRef(() => {});
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    let last: Answer | null = null;
    let isShown = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked: AbortController | undefined;

    const textOf = () => input.value.trim();
    const show = (shown: boolean) => {
      isShown = shown && last !== null && last.groups.length > 0;
      setOpen(isShown);
    };
    const tell = (next: Answer | null) => {
      last = next;
      setAnswer(next);
      show(document.activeElement === input);
    };
    const stop = () => {
      clearTimeout(timer);
      asked?.abort();
    };
    const ask = async () => {
      stop();
      const text = textOf();
      const controller = new AbortController();
      asked = controller;
      timer = setTimeout(() => {
        controller.abort();
        tell(null);
      }, lateMs);
      try {
        const groups = await suggest(text, controller.signal);
        if (!controller.signal.aborted) tell({ text, groups });
      } catch {
        if (!controller.signal.aborted) tell(null);
      }
      if (asked === controller) clearTimeout(timer);
    };
    const hear = () => {
      stop();
      const text = textOf();
      const isLongEnough = text.length >= fewest;
      if (!isLongEnough || (last && !continuesTyping(last.text, text))) tell(null);
      if (isLongEnough) timer = setTimeout(() => void ask(), restMs);
    };
    const hide = () => {
      stop();
      show(false);
    };
    close.current = hide;
    const open = () => {
      if (last?.text === textOf()) show(true);
      else if (textOf().length >= fewest) void ask();
    };

    const on = {
      // What an input method composes is no text yet.
      input: (event: Event) => {
        if (!(event as InputEvent).isComposing) hear();
      },
      compositionend: hear,
      blur: hide,
      click: () => {
        if (last?.text === textOf()) show(true);
      },
      keydown: (event: Event) => {
        const { key, isComposing } = event as KeyboardEvent;
        if (isComposing) return;
        if (key === "Escape" && isShown) {
          // A search field would be emptied too.
          event.preventDefault();
          event.stopPropagation();
          hide();
        } else if (/^Arrow(Down|Up)$/.test(key)) {
          if (!isShown) {
            event.preventDefault();
            open();
          }
          // Whoever walks the list does not want another one in its place.
          else stop();
        } else if (key === "Enter") stop();
      },
    };
    for (const [name, listener] of Object.entries(on)) input.addEventListener(name, listener);
    const { form } = input;
    form?.addEventListener("submit", hide);
    // It may have been typed in before the list was here.
    if (input.value !== input.defaultValue && document.activeElement === input) hear();
    return () => {
      stop();
      for (const [name, listener] of Object.entries(on)) input.removeEventListener(name, listener);
      form?.removeEventListener("submit", hide);
    };
  }, [field, suggest]);
  return { answer, isOpen, close };
}
