export { DonationPicker, type DonationPickerProps } from "./DonationPicker";
