import { useEffect, useMemo, useRef } from "react";

interface Then<Answer> {
  done: (answer: Answer) => void;
  /** Else what is there stays. */
  failed?: () => void;
}

/**
 * One request at a time: the next one, `cancel` and the page's end give it up, and what was given up
 * is neither done nor failed.
 */
export function useRequest() {
  const latest = useRef<AbortController>();
  const request = useMemo(() => {
    const cancel = () => latest.current?.abort();
    async function start<Answer>(
      ask: (signal: AbortSignal) => Promise<Answer>,
      { done, failed }: Then<Answer>,
    ): Promise<void> {
      cancel();
      const { signal } = (latest.current = new AbortController());
      const unlessGivenUp = (go: () => void) => (signal.aborted ? undefined : go());
      await ask(signal).then(
        (answer) => unlessGivenUp(() => done(answer)),
        () => unlessGivenUp(() => failed?.()),
      );
    }
    return { start, cancel };
  }, []);
  useEffect(() => request.cancel, [request]);
  return request;
}
