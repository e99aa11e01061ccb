import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` where there is a layout; React 18 complains of it on the server. */
export const useClientLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
