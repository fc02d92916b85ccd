/** Groups of digits as they stand on the card: American Express (34, 37) has 4-6-5, the others fours. */
const groupsOf = (digits: string): readonly number[] => (/^3[47]/.test(digits) ? [4, 6, 5] : [4, 4, 4, 4, 4]);

/** What was typed as a card number, without spaces and hyphens; anything that is no number stays as typed. */
export function readCardNumber(typed: string): string {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d*$/.test(digits) ? digits : typed;
}

/** A card number with a space between its groups; anything that is no number stays as it is. */
export function writeCardNumber(number: string): string {
  if (!/^\d+$/.test(number)) return number;
  const parts: string[] = [];
  let rest = number;
  for (const size of groupsOf(number)) {
    if (rest === '') break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return [...parts, rest].filter(Boolean).join(' ');
}

/** As mm/yy: the stroke comes after the third digit, '1/' becomes '01/', a year of four digits loses its century. */
export function readExpiration(typed: string): string {
  const text = typed.replace(/\s/g, '');
  const whole = /^(\d\d)\/?20(\d\d)$/.exec(text);
  if (whole) return `${whole[1] ?? ''}/${whole[2] ?? ''}`;
  if (/^[1-9]\/$/.test(text)) return `0${text}`;
  if (/^\d{3,4}$/.test(text)) return `${text.slice(0, 2)}/${text.slice(2)}`;
  return /^[\d/]*$/.test(text) ? text : typed;
}
