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

/** At most two decimals. `multipleOf: 0.01` refuses one valid amount in nine; this compares with the nearest double. */
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

export const sum = (amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce((total, amount) => total + amount, 0));

export const subtract = (left: Cents, right: Cents): Cents => cents(left - right);

export const times = (amount: Cents, quantity: number): Cents => cents(amount * quantity);

export const atMost = (amount: Cents, limit: Cents): Cents => (amount < limit ? amount : limit);

/** Rounded to the cent, half a cent upwards. Throws MoneyError for a percentage of more than two decimals. */
export const percentOf = (amount: Cents, percent: number): Cents => {
  const hundredths = BigInt(fromDollars(percent));
  const product = BigInt(amount) * hundredths;
  const sign = product < 0n ? -1n : 1n;
  return cents(Number((product * sign + 5_000n) / 10_000n) * Number(sign));
};

const usDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** For people: `$1,234.50`. */
export const formatMoney = (amount: Cents): string => usDollars.format(toDollars(amount));
