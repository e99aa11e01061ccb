export * from "./HeaderCount";
