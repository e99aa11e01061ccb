import { type FocusEvent, useRef } from "react";
import { useClientLayoutEffect } from "../useClientLayoutEffect";
import * as css from "./CompareTable.css";

const removesIn = (head: HTMLElement) => [...head.querySelectorAll<HTMLElement>(`.${css.remove}`)];

/**
 * Which column's cross has the focus: when the column goes away with it, that of the one in its place
 * takes it over, or of the last.
 */
export function useRemoveButtonFocus(count: number) {
  const head = useRef<HTMLTableRowElement>(null);
  const at = useRef(-1);
  useClientLayoutEffect(() => {
    if (!head.current || at.current < 0 || document.activeElement !== document.body) return;
    removesIn(head.current)[Math.min(at.current, count - 1)]?.focus();
  }, [count]);
  return {
    head,
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      at.current = removesIn(currentTarget).findIndex((remove) => remove === target);
    },
    onBlur: () => {
      at.current = -1;
    },
  };
}
