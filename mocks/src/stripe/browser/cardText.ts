import { luhnHolds } from '../luhn';

export interface FieldError {
  readonly type: 'validation_error';
  readonly code: string;
  readonly message: string;
}

const error = (code: string, message: string): FieldError => ({ type: 'validation_error', code, message });

const brands: readonly (readonly [name: string, pattern: RegExp, lengths: readonly number[]])[] = [
  ['amex', /^3[47]/, [15]],
  ['diners', /^3(0[0-5]|[68])/, [14, 16]],
  ['discover', /^6(011|4[4-9]|5)/, [16]],
  ['jcb', /^35(2[89]|[3-8])/, [16]],
  ['mastercard', /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, [16]],
  ['unionpay', /^62/, [16, 17, 18, 19]],
  ['visa', /^4/, [16]],
];

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

export function brandOf(digits: string): string {
  return brands.find(([, pattern]) => pattern.test(digits))?.[0] ?? 'unknown';
}

function lengthsOf(digits: string): readonly number[] {
  return brands.find(([, pattern]) => pattern.test(digits))?.[2] ?? [16];
}

/** The number in groups as on the card; never more digits than its brand has. */
export function formatNumber(text: string): string {
  const all = digitsOf(text);
  const digits = all.slice(0, Math.max(...lengthsOf(all)));
  const groups = /^3[47]/.test(digits)
    ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/
    : /(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?(\d{1,3})?/;
  return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ');
}

/** `MM / YY` while it is typed: 4 becomes 04, and a full year loses its century. */
export function formatExpiry(text: string, deleting: boolean): string {
  let digits = digitsOf(text);
  const single = /^\s*(\d)\s*\/\s*(\d*)/.exec(text);
  if (single !== null) digits = `0${single[1] ?? ''}${single[2] ?? ''}`;
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  if (/^1[3-9]/.test(digits)) digits = `0${digits}`;
  const month = digits.slice(0, 2);
  const year = digits.slice(2);
  const shown =
    year.length >= 4 && year.startsWith('20')
      ? year.slice(2, 4)
      : year.slice(0, year.startsWith('20') ? 4 : 2);
  if (month.length < 2 || (deleting && shown === '')) return month;
  return `${month} / ${shown}`;
}

export function formatCvc(text: string, brand: string): string {
  return digitsOf(text).slice(0, brand === 'amex' ? 4 : brand === 'unknown' ? 4 : 3);
}

export function numberError(text: string): FieldError | null {
  const digits = digitsOf(text);
  if (!lengthsOf(digits).includes(digits.length))
    return error('incomplete_number', 'Your card number is incomplete.');
  return luhnHolds(digits) ? null : error('invalid_number', 'Your card number is invalid.');
}

export function expiryError(text: string, now: Date): FieldError | null {
  const digits = digitsOf(text);
  if (digits.length < 4) return error('incomplete_expiry', "Your card's expiration date is incomplete.");
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(-2));
  if (month < 1 || month > 12)
    return error('invalid_expiry_month', "Your card's expiration date is invalid.");
  if (year < now.getFullYear()) {
    return error('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  }
  if (year === now.getFullYear() && month < now.getMonth() + 1) {
    return error('invalid_expiry_month_past', "Your card's expiration date is in the past.");
  }
  return year > now.getFullYear() + 50
    ? error('invalid_expiry_year', "Your card's expiration year is invalid.")
    : null;
}

export function cvcError(text: string, brand: string): FieldError | null {
  const wanted = brand === 'amex' ? 4 : 3;
  const complete = brand === 'unknown' ? text.length >= 3 : text.length === wanted;
  return complete ? null : error('incomplete_cvc', "Your card's security code is incomplete.");
}
