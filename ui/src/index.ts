import "./theme";
import "./styles/reset.css";

export { Button, type ButtonProps } from "./components/Button";
