/** One address, without anything that could end a header or name a second one. */
const addressPattern = /^[^\s<>()[\]\\,;:"@\p{Cc}]+@[^\s<>()[\]\\,;:"@\p{Cc}]+$/u;

/** Whether mail can be sent to it. RFC 5321 allows 254 characters. */
export const isMailAddress = (address: string): boolean =>
  address.length <= 254 && addressPattern.test(address);
