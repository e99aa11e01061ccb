export {
  type CompareColumn,
  type CompareRow,
  CompareTable,
  type CompareTableProps,
} from "./CompareTable";
