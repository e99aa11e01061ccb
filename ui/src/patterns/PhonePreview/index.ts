export * from "./PhonePreview";
