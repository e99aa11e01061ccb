import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page's scripts run: false on the server, and while what it sent is taken over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
