declare const centsBrand: unique symbol;

/** An amount in integer US cents. The only unit of money in code and in the database. */
export type Cents = number & { readonly [centsBrand]: 'Cents' };

/** Thrown when a number is no amount of money: an error of the caller, never of a person at a form. */
export class MoneyError extends Error {
  override readonly name = 'MoneyError';
}

/** Marks an integer as cents. Throws MoneyError for fractions and for numbers too large to be exact. */
export const cents = (amount: number): Cents => {
  if (!Number.isSafeInteger(amount)) throw new MoneyError(`${amount} is not a whole number of cents`);
  return (amount === 0 ? 0 : amount) as Cents;
};

/**
 * True for a number with at most two decimals. `multipleOf: 0.01` refuses one valid amount in nine; this compares
 * with the nearest double of the rounded amount instead.
 */
export const isDollarAmount = (dollars: number): boolean => {
  const rounded = Math.round(dollars * 100);
  return Number.isSafeInteger(rounded) && rounded / 100 === dollars;
};

/** US dollars of the wire to cents, exactly. Throws MoneyError for more than two decimals. */
export const fromDollars = (dollars: number): Cents => {
  if (!isDollarAmount(dollars)) throw new MoneyError(`${dollars} is not an amount with at most two decimals`);
  return cents(Math.round(dollars * 100));
};

/** Cents to the US dollars of the wire: a number with at most two decimals. */
export const toDollars = (amount: Cents): number => amount / 100;

/** The sum of all amounts; 0 for none. */
export const sum = (amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce((total, amount) => total + amount, 0));

/** `left` minus `right`; may be negative. */
export const subtract = (left: Cents, right: Cents): Cents => cents(left - right);

/** `amount` taken `quantity` times. */
export const times = (amount: Cents, quantity: number): Cents => cents(amount * quantity);

/** The smaller of two amounts. */
export const atMost = (amount: Cents, limit: Cents): Cents => (amount < limit ? amount : limit);

/**
 * `percent` of an amount, rounded to the cent, half a cent upwards. A percentage has at most two decimals; more
 * throws MoneyError.
 */
export const percentOf = (amount: Cents, percent: number): Cents => {
  const hundredths = BigInt(fromDollars(percent));
  const product = BigInt(amount) * hundredths;
  const sign = product < 0n ? -1n : 1n;
  return cents(Number((product * sign + 5_000n) / 10_000n) * Number(sign));
};

const usDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** For people: `$1,234.50`. */
export const formatMoney = (amount: Cents): string => usDollars.format(toDollars(amount));
