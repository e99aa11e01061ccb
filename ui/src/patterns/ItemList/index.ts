export * from "./ItemList";
