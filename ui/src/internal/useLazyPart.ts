import { type ComponentType, useCallback, useRef, useState } from "react";

/**
 * A component that is fetched on the first sign that it will be needed. Unlike `React.lazy` it
 * leaves what stands in its place untouched until it is here, and says so when it cannot come.
 * @returns the component once it is here, and what asks for it: false if it could not be loaded.
 */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const asked = useRef<Promise<boolean> | null>(null);
  const request = useCallback(() => {
    asked.current ??= load().then(
      (loaded) => {
        setPart(() => loaded);
        return true;
      },
      () => {
        // A lost connection may be back at the next press.
        asked.current = null;
        return false;
      },
    );
    return asked.current;
  }, [load]);
  return [Part, request] as const;
}
