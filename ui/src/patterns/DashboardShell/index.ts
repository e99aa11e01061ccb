export { type DashboardLink, DashboardShell, type DashboardShellProps } from "./DashboardShell";
