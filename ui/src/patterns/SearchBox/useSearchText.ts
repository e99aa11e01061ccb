import { type ChangeEvent, useCallback, useEffect, useRef, useState } from "react";

/**
 * What stands in a search field: what was searched for (`searched`), and what is typed since. A page
 * that stays while it leads to another search has that one in the field, unless yet another is being
 * typed.
 */
export function useSearchText(searched: string) {
  const input = useRef<HTMLInputElement>(null);
  const [filled, setFilled] = useState(searched !== "");
  const put = useCallback((text: string) => {
    const field = input.current;
    if (field) field.value = text;
    setFilled(text !== "");
  }, []);
  const before = useRef(searched);
  useEffect(() => {
    const last = before.current;
    before.current = searched;
    if (last === searched) return;
    const isTyping = input.current === document.activeElement && input.current?.value !== last;
    if (!isTyping) put(searched);
  }, [searched, put]);
  return {
    input,
    filled,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setFilled(event.target.value !== ""),
    onReset: () => setFilled(searched !== ""),
    onSubmit: () => lowerKeyboard(input.current),
    clear: () => {
      put("");
      input.current?.focus();
    },
    /** What was half typed asked for a suggestion, and is answered by it. */
    putBack: useCallback(() => {
      const field = input.current;
      put(field?.defaultValue ?? "");
      lowerKeyboard(field);
    }, [put]),
  };
}

/** A touch screen's would cover what is found. */
function lowerKeyboard(field: HTMLInputElement | null) {
  if (matchMedia("(pointer: coarse)").matches) field?.blur();
}
