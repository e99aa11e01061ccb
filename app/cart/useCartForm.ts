import { useFetcher } from "@remix-run/react";
import { paths } from "~/paths";
import { useHydrated } from "~/shell/useHydrated";
import type { CartAnswer } from "./cart.schema";

/** A form of the cart: sent in the page where there is JavaScript, so that each line waits for itself alone. */
export function useCartForm(key: string) {
  const fetcher = useFetcher<CartAnswer>({ key });
  const hydrated = useHydrated();
  const { Form, state, data } = fetcher;
  const answer = state === "idle" && data?.kind === "refused" ? data : undefined;
  return {
    Form,
    hydrated,
    isPending: state !== "idle",
    sent: fetcher.formData,
    problem: answer?.message,
    props: { method: "post", action: paths.cart() } as const,
  };
}
