import { toInstant } from './time';

/** Days before its expiry from which a lot of prepaid releases is warned of. */
export const bundleWarningDays = 30;

export type Lot = { quantity: number; expirationDate: string };

const day = 24 * 60 * 60 * 1000;

/** Whether a lot can still pay for a release: something is left, and it has not expired. */
export const lotCounts = ({ quantity, expirationDate }: Lot, now: Date): boolean =>
  quantity > 0 && toInstant(expirationDate) >= now;

export const expiringLots = <Found extends Lot>(lots: readonly Found[], now: Date): Found[] => {
  const limit = new Date(now.getTime() + bundleWarningDays * day);
  return lots
    .filter((lot) => lotCounts(lot, now) && toInstant(lot.expirationDate) <= limit)
    .sort((one, other) => one.expirationDate.localeCompare(other.expirationDate));
};
