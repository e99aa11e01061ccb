import { type RefObject, useEffect, useRef, useState } from "react";

interface Answer<Item> {
  text: string;
  items: readonly Item[];
}

interface Options {
  /** Characters of a text that is asked about. */
  fewest?: number;
  /** From the last key to the question. */
  restMs?: number;
  /** Suggestions that take longer would only come in the way. */
  lateMs?: number;
  /** Shows also that they are on their way, that there are none, or that they did not come. */
  speaks?: boolean;
  /** The field was pressed before any of this was here. */
  opensAtOnce?: boolean;
}

/** From the question to the word that an answer is on its way. */
const slowMs = 200;

/** One is the other with more, or less, typed at its end: its suggestions may stand meanwhile. */
const continuesTyping = (before: string, after: string) =>
  after.startsWith(before) || before.startsWith(after);

/**
 * Asks for suggestions while one types in a field: after a rest, one question at a time, the answer
 * to an old text dropped. `open`: whether they show. `phase`: what is to be said of them.
 */
export function useSuggestions<Item>(
  field: RefObject<HTMLInputElement>,
  suggest: (text: string, signal: AbortSignal) => Promise<readonly Item[]>,
  { fewest = 2, restMs = 150, lateMs = 3_000, speaks = false, opensAtOnce = false }: Options = {},
) {
  const [answer, setAnswer] = useState<Answer<Item> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [phase, setPhase] = useState<"idle" | "loading" | "failed">("idle");
  const close = useRef(() => {});
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    let last: Answer<Item> | null = null;
    let isShown = false;
    let now: typeof phase = "idle";
    let timer: ReturnType<typeof setTimeout> | undefined;
    let slow: ReturnType<typeof setTimeout> | undefined;
    let asked: AbortController | undefined;

    const textOf = () => input.value.trim();
    const show = (shown: boolean) => {
      const hasWord = speaks && (last !== null || now !== "idle");
      isShown = shown && (hasWord || (last !== null && last.items.length > 0));
      setOpen(isShown);
    };
    const enter = (next: typeof phase) => {
      now = next;
      setPhase(next);
    };
    const tell = (next: Answer<Item> | null, then: typeof phase = "idle") => {
      last = next;
      setAnswer(next);
      enter(then);
      show(document.activeElement === input);
    };
    const stop = () => {
      clearTimeout(timer);
      clearTimeout(slow);
      asked?.abort();
      if (now === "loading") enter("idle");
    };
    const ask = async () => {
      stop();
      const text = textOf();
      const controller = new AbortController();
      asked = controller;
      timer = setTimeout(() => {
        clearTimeout(slow);
        controller.abort();
        tell(null, "failed");
      }, lateMs);
      slow = setTimeout(() => {
        enter("loading");
        show(document.activeElement === input);
      }, slowMs);
      try {
        const items = await suggest(text, controller.signal);
        if (!controller.signal.aborted) tell({ text, items });
      } catch {
        if (!controller.signal.aborted) tell(null, "failed");
      }
      if (asked !== controller) return;
      clearTimeout(timer);
      clearTimeout(slow);
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
        if (speaks || last?.text === textOf()) open();
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
    if (document.activeElement === input) {
      // It may have been typed in, or pressed, before the list was here.
      if (input.value !== input.defaultValue) hear();
      else if (opensAtOnce) open();
    }
    return () => {
      stop();
      for (const [name, listener] of Object.entries(on)) input.removeEventListener(name, listener);
      form?.removeEventListener("submit", hide);
    };
  }, [field, suggest, fewest, restMs, lateMs, speaks, opensAtOnce]);
  return { answer, isOpen, phase, close };
}
