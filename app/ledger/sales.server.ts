export {
  selectPaidOut as paidOut,
  selectSoldByWeek as soldByWeek,
  selectSoldTotals as soldTotals,
} from "./sales.repo.server";
