import { createContext } from "react";

/** The id of the request that a document answers; undefined in the browser, where the document has it. */
export const RequestIdContext = createContext<string | undefined>(undefined);
