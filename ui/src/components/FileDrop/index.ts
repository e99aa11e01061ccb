export * from "./FileDrop";
