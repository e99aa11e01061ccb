/** Native props without the two that would let a caller restyle a component from outside. */
export type Unstyled<Props> = Omit<Props, "className" | "style">;
