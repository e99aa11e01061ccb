export * from "./BottomSheet";
export type { Snap } from "./useSheetDrag";
