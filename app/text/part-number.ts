/** Letters and digits only, in capitals, as the database's part_norm() gives it: how part numbers are compared. */
export const normalNumber = (text: string) => text.replaceAll(/[^A-Za-z0-9]/g, "").toUpperCase();
