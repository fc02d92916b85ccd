import { utcToEastern } from '@dispatch/contract';

const daysBefore = (day: string, count: number): string => {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - count);
  return at.toISOString().slice(0, 10);
};

/**
 * So many days in US/Eastern (`YYYY-MM-DD`), the first and the last of them.
 * @param before how many days ago the last of them is; 0 is the present one
 */
export const easternDays = (
  now: Date,
  { count, before = 0 }: { count: number; before?: number },
): { from: string; until: string } => {
  const until = daysBefore(utcToEastern(now).date, before);
  return { from: daysBefore(until, count - 1), until };
};
