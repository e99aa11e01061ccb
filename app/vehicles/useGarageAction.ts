import { useLocation } from "@remix-run/react";
import { paths } from "~/paths";

/** Where the garage's forms are posted to: with what is chosen so far, which an answer then keeps. */
export function useGarageAction(): string {
  const params = new URLSearchParams(useLocation().search);
  const year = params.get("year");
  return paths.garage({
    year: year ? Number(year) : null,
    make: params.get("make"),
    model: params.get("model"),
  });
}
