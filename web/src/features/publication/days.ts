/** How many days the list of publications looks back. */
export type Days = number;

export const usualDays: Days = 7;
const mostDays = 36_500;

/** Reads the days of an address, the usual ones where it says none; null for what is no positive number of days. */
export function readDays(said: string | undefined): Days | null {
  if (said === undefined) return usualDays;
  const days = /^\d{1,5}$/.test(said) ? Number(said) : 0;
  return days >= 1 && days <= mostDays ? days : null;
}
