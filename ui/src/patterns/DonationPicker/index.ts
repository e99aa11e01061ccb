export * from "./DonationPicker";
