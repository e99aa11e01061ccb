export * from "./AlertDialog";
export * from "./Dialog";
