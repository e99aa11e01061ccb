import "../styles/layers.css";
import "../styles/reset.css";
import "./theme.css";

export { layers } from "../styles/layers.css";
export { vars } from "./contract.css";
export * from "./scale";
