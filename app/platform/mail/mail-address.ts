/** One address, without anything that could end a header or name a second one. */
const addressPattern = /^[^\s<>()[\]\\,;:"@\p{Cc}]+@[^\s<>()[\]\\,;:"@\p{Cc}]+$/u;

/** Whether mail can be sent to it. RFC 5321 allows 254 characters. */
export const isMailAddress = (address: string): boolean =>
  address.length <= 254 && addressPattern.test(address);

/** The same of one that somebody types: of a domain with a dot. */
export const isTypedAddress = (address: string): boolean =>
  isMailAddress(address) && /@.+\../.test(address);
