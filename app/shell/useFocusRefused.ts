import { useEffect, useRef } from "react";

/**
 * The ref of a form whose first refused field gets the focus: once for each answer, also where the same field is
 * refused again. Without JavaScript the field's `autoFocus` does that.
 */
export function useFocusRefused(refusal: object | undefined, first: string | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const found = refusal && first ? form.current?.elements.namedItem(first) : null;
    // Radios of one name are a list.
    const field = found instanceof RadioNodeList ? found[0] : found;
    if (field instanceof HTMLElement) field.focus();
  }, [refusal, first]);
  return form;
}
