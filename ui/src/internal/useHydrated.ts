import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while hydrating, true after: for controls that do nothing without JavaScript. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
