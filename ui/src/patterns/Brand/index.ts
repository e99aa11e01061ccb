export { Brand } from "./Brand";
