export interface ChartBar {
  /** Under the bar: `Nov 16`. */
  label: string;
  /** Integer cents, 0 or more. */
  valueCents: number;
  /** The value as it is shown: `$2,240`. */
  display: string;
}
