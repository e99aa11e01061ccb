import { useRouteLoaderData } from "@remix-run/react";
import type { DistanceUnit } from "~/platform/preferences/options";
import type { ShellData } from "./shell-data";

/** The root loader's data; undefined when the root itself failed. */
export function useShell(): ShellData | undefined {
  return useRouteLoaderData("root") as ShellData | undefined;
}

/** What distances are shown in. */
export function useDistanceUnit(): DistanceUnit {
  return useShell()?.distanceUnit ?? "mi";
}
