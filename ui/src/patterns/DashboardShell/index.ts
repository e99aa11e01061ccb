export * from "./DashboardShell";
