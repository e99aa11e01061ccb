export { Checkbox, type CheckboxProps, Switch, type SwitchProps } from "./Checkbox";
export { PasswordField, type PasswordFieldProps } from "./PasswordField";
export { Select, type SelectProps } from "./Select";
export { TextArea, type TextAreaProps } from "./TextArea";
export { TextField, type TextFieldProps } from "./TextField";
