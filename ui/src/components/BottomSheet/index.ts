export { BottomSheet, type BottomSheetProps } from "./BottomSheet";
export type { Snap } from "./useSheetDrag";
