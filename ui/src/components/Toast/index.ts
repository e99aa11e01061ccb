export * from "./ToastContext";
export type { ToastOptions } from "./toast-types";
