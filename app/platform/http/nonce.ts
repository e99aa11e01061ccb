import { createContext, useContext } from "react";

/** The request's script nonce; empty in the browser, where the attribute cannot be read back. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
