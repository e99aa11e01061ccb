export * from "./MessageThread";
