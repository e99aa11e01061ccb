import type { ReactNode } from "react";
import { DashboardFrame, type DashboardFrameProps } from "~/dashboard/DashboardFrame";
import { mary } from "./account-data";
import { screen } from "./screen";

/** A dashboard page in its shell: of an account's own rows unless told otherwise. */
export type DashboardArgs = Partial<Omit<DashboardFrameProps, "children">> & { page: ReactNode };

function DashboardScreen({ page, ...frame }: DashboardArgs) {
  return (
    <DashboardFrame
      user={mary}
      isSample={false}
      toShipCount={0}
      welcomeIsHeading={false}
      {...frame}
    >
      {page}
    </DashboardFrame>
  );
}

/** Never answers: for stories of what is shown meanwhile. */
export const never = () => new Promise<never>(() => {});

/** A story's `render`; `slow` is an address whose loader never answers, nor does the page's action. */
export function dashboardScreen(path: string, slow?: string) {
  return screen<DashboardArgs>(DashboardScreen, {
    path,
    action: never,
    main: false,
    routes: slow ? [{ path: slow, loader: never, Component: () => null }] : [],
  });
}
