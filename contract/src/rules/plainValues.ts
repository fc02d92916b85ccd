/** A plain decimal: digits, at most one point, a leading minus. */
export const numberPattern = /^-?(\d+(\.\d*)?|\.\d+)$/;

/** A number as people write it: never with an exponent, at most 20 decimals. */
export const writtenNumber = (number: number): string =>
  /e/i.test(String(number)) && Number.isFinite(number)
    ? number.toFixed(20).replace(/\.?0+$/, '')
    : String(number);

/** How many decimals are written, zeros at the end not counted; 0 for text that is no number. */
export const decimalsOf = (text: string): number => {
  const written = text.trim();
  if (!numberPattern.test(written)) return 0;
  const decimals = written.split('.')[1] ?? '';
  // Not by /0+$/, which looks at each run of zeros once for each of them.
  let count = decimals.length;
  while (decimals[count - 1] === '0') count -= 1;
  return count;
};

const datePattern = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?)(Z|[+-]\d{2}:\d{2})?)?$/;

/** Whether a date, or a date and time, in the form of the contract stands in the calendar and on the clock: no 30 February, no year 0. */
export const isRealDate = (text: string): boolean => {
  const [, day = '', time = '00:00:00', zone = 'Z'] = datePattern.exec(text) ?? [];
  const midnight = new Date(`${day}T00:00:00Z`);
  return (
    !Number.isNaN(midnight.getTime()) &&
    midnight.toISOString().startsWith(day) &&
    !day.startsWith('0000') &&
    !Number.isNaN(new Date(`${day}T${time}${zone}`).getTime()) &&
    !time.startsWith('24')
  );
};
