export { Item, ItemList, type ItemListProps, type ItemProps } from "./ItemList";
