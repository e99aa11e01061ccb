import ComboboxNav from "@github/combobox-nav";
import { type RefObject, useLayoutEffect, useRef } from "react";

interface ListNav {
  /** The combobox. */
  input: RefObject<HTMLInputElement>;
  isOpen: boolean;
  /** What the list shows. */
  content: unknown;
  /** An option was taken. Must keep its identity. */
  onTake: (option: HTMLElement, by: MouseEvent) => void;
}

/** It stays in the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * The keys of a combobox: the arrows walk the options of a list while the focus stays in the field,
 * and Enter, a click or a tap takes one.
 * @returns the ref of the list.
 */
export function useListNav({ input, isOpen, content, onTake }: ListNav) {
  const list = useRef<HTMLDivElement>(null);
  const nav = useRef<ComboboxNav | null>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!input.current || !element) return;
    const made = new ComboboxNav(input.current, element, { tabInsertsSuggestions: false });
    nav.current = made;
    const taken = (event: Event) =>
      onTake(
        event.target as HTMLElement,
        (event as CustomEvent<{ event: MouseEvent }>).detail.event,
      );
    element.addEventListener("combobox-commit", taken);
    element.addEventListener("mousedown", keepFocus);
    return () => {
      made.destroy();
      element.removeEventListener("combobox-commit", taken);
      element.removeEventListener("mousedown", keepFocus);
    };
  }, [input, onTake]);
  useLayoutEffect(() => {
    const walked = nav.current;
    if (!isOpen || !walked) return;
    walked.start();
    return () => walked.stop();
  }, [isOpen]);
  // Another content is another list to walk.
  useLayoutEffect(() => nav.current?.clearSelection(), [content]);
  return list;
}
