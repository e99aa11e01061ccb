import { createContext } from "react";

/** What a layout has laid over the map that stands in it, asked for when it matters. */
export const OverMap = createContext<() => readonly Element[]>(() => []);
