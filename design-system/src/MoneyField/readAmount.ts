const amount = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d{0,2}))?$/;

/** '349', '$1,234.5', '.99'. Null for an empty field and for what is no exact amount of dollars and cents. */
export function readAmount(typed: string): number | null {
  const found = amount.exec(typed.trim());
  if (!found || !/\d/.test(typed)) return null;
  const dollars = (found[1] ?? '').replaceAll(',', '');
  const cents = Number(`${dollars}${(found[2] ?? '').padEnd(2, '0')}`);
  return Number.isSafeInteger(cents) ? cents : null;
}

/** Integer US cents as they stand in a field: '1,234.50', without a sign of the currency. '' for null. */
export function writeAmount(cents: number | null): string {
  if (cents === null) return '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const dollars = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}${dollars}.${digits.slice(-2)}`;
}
