import type { MockedService } from "../service";

const scenarios = [
  "success",
  /** Never greets. */
  "loading",
  "slow",
  /** A temporary refusal (4xx). */
  "error",
  /** This recipient for good (5xx). */
  "refused",
  /** Takes the message and never says so. */
  "stalled",
  "offline",
] as const;

export type MailScenario = (typeof scenarios)[number];

/**
 * The mail server. It is spoken to by SMTP, which is not HTTP: no handler answers it, `mocks/smtp.ts`
 * does. Its scenario holds for everybody, because mail is sent by a job and not by a browser.
 */
export const mail: MockedService<MailScenario> = {
  title: "Mail server",
  requests: [],
  isOurs: false,
  isForAll: true,
  unseen: "a background job asks it, by SMTP",
  scenarios,
  handlers: () => [],
};
