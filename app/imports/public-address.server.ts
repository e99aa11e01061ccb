import ipaddr from "ipaddr.js";

/** Addresses of providers that answer machines in their networks with secrets, although they look public. */
const metadata = new Set([
  // Azure's WireServer; those of others lie in ranges that are refused as a whole.
  "168.63.129.16",
]);

/** All that is handed out to hosts of the Internet; the rest is local, translated, or not yet in use. */
const globalUnicast = ipaddr.parseCIDR("2000::/3");

/** Whether an IP address is one of this machine itself. */
export const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";

/**
 * Whether anybody on the Internet reaches the same host by this IP address. Addresses that stand for others, as of
 * IPv4 in IPv6, are not: who translates them decides where they lead.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv6" ? parsed.match(globalUnicast) : !metadata.has(parsed.toString());
}
