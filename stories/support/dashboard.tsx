import type { ReactNode } from "react";
import { DashboardFrame, type DashboardFrameProps } from "~/dashboard/DashboardFrame";
import { mary } from "./account-data";
import { type ScreenOptions, screen } from "./screen";

/** A dashboard page in its shell: of an account's own rows by default. */
export type DashboardArgs = Partial<Omit<DashboardFrameProps, "children">> & { page: ReactNode };

function Frame({ page, ...frame }: DashboardArgs & { children: ReactNode }) {
  return (
    <DashboardFrame
      user={mary}
      samples="replaced"
      toShipCount={0}
      welcomeIsHeading={false}
      {...frame}
    />
  );
}

const Page = ({ page }: DashboardArgs) => page;

/** A story's `render`. */
export function dashboardScreen(path: string, options: Pick<ScreenOptions, "isHere"> = {}) {
  return screen<DashboardArgs>(Page, { ...options, path, frame: Frame });
}
