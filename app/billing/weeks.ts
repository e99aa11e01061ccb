const dayMs = 86_400_000;

/** The Monday (UTC) of the week that holds `moment`, as an ISO day. */
export function weekOf(moment: Date): string {
  const day = (moment.getUTCDay() + 6) % 7;
  return new Date(moment.getTime() - day * dayMs).toISOString().slice(0, 10);
}

/** The ISO day `days` after the ISO day `day`; negative goes back. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** A week's sales are paid out on the Tuesday after it ends: 8 days after its Monday. */
export function payoutDay(week: string): string {
  return addDays(week, 8);
}

/**
 * The ISO day on which a payout that is still pending comes, as seen on the ISO day `today`: when it
 * is due, or where that has passed with the next payouts, today's or a later Tuesday's.
 */
export function expectedOn(dueOn: string, today: string): string {
  if (dueOn >= today) return dueOn;
  // The payouts of the week before this one come in this one.
  const thisWeek = payoutDay(addDays(weekOf(new Date(`${today}T00:00:00Z`)), -7));
  return thisWeek >= today ? thisWeek : addDays(thisWeek, 7);
}
