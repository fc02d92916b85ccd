import { randomInt } from 'node:crypto';

/** Without letters and digits that are taken for others: I, L, O, U. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const group = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** The code of a new user coupon: `8F3K-2MPQ-77XD-V0TB`, 80 random bits. */
export const makeCouponCode = (): string => Array.from({ length: 4 }, group).join('-');

/** SQL that prints a timestamptz as coupons say their dates: UTC without zone. */
export const couponDateSql = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS')`;
