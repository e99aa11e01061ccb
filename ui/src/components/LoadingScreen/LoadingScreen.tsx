import { type ComponentPropsWithoutRef, forwardRef } from "react";
import type { Unstyled } from "../../internal/props";
import { Spinner } from "../Spinner";
import { screen } from "./LoadingScreen.css";

export type LoadingScreenProps = Unstyled<ComponentPropsWithoutRef<"div">>;

/** In place of a whole page of which nothing can be shown yet. Says `Loading...` by default. */
export const LoadingScreen = forwardRef<HTMLDivElement, LoadingScreenProps>(function LoadingScreen(
  { children = "Loading...", ...props },
  ref,
) {
  return (
    <div role="status" {...props} ref={ref} className={screen}>
      <Spinner />
      {children}
    </div>
  );
});
