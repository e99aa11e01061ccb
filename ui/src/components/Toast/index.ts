export { type ToastOptions, ToastProvider, type Toasts, useToast } from "./ToastContext";
