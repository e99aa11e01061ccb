import type { ReactNode } from "react";
import { DashboardFrame, type DashboardFrameProps } from "~/dashboard/DashboardFrame";
import { mary } from "./account-data";
import { failing, never, screen } from "./screen";

/** A dashboard page in its shell: of an account's own rows unless told otherwise. */
export type DashboardArgs = Partial<Omit<DashboardFrameProps, "children">> & { page: ReactNode };

function Frame({ page, ...frame }: DashboardArgs & { children: ReactNode }) {
  return (
    <DashboardFrame
      user={mary}
      isSample={false}
      toShipCount={0}
      welcomeIsHeading={false}
      {...frame}
    />
  );
}

const Page = ({ page }: DashboardArgs) => page;

/** A story's `render`; `slow` is an address whose loader never answers, nor does the page's action. */
export function dashboardScreen(path: string, slow?: string) {
  return screen<DashboardArgs>(Page, {
    path,
    action: never,
    frame: Frame,
    routes: slow ? [{ path: slow, loader: never, Component: () => null }] : [],
  });
}

/** The same where the page's loader fails: the shell stays, and says so. */
export function failedDashboardScreen(path: string) {
  return screen<DashboardArgs>(Page, { path, loader: failing, frame: Frame });
}
