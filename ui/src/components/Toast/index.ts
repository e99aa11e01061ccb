export { ToastProvider, type Toasts, useToast } from "./ToastContext";
export type { ToastOptions } from "./toast-types";
