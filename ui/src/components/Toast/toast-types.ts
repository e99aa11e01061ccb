export interface ToastOptions {
  tone?: "success" | "critical" | "info";
  message: string;
  /** How long it stays, in ms; hover and focus stop the clock. 5000 by default. */
  durationMs?: number;
}

export interface ToastItem extends Required<ToastOptions> {
  id: number;
}

export interface ToastViewportProps {
  items: readonly ToastItem[];
  onClose: (id: number) => void;
}
