export * from "./Checkbox";
export * from "./PasswordField";
export * from "./Select";
export * from "./TextArea";
export * from "./TextField";
