/** SQL of the US dollars of the wire, a numeric with two decimals, of an SQL of cents. As a number of JavaScript: `::float8`. */
export const dollarsSql = (cents: string): string => `round((${cents}) / 100.0, 2)`;
