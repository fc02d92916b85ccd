const day = 86_400_000;
/** The right one, also once the clock has been moved: the next test file of this process moves it again. */
const known = globalThis as { RealDate?: DateConstructor };
const RealDate = (known.RealDate ??= Date);

/**
 * How far the clock of the tests is ahead, in milliseconds, always whole days. TEST_CLOCK says it: a number of days, or
 * a day of the calendar such as `02-29`, which is the next one. Without it the clock is right.
 *
 * @throws TypeError for a text that is neither
 */
export const clockAhead = (asked = process.env['TEST_CLOCK'] ?? '', now = RealDate.now()): number => {
  if (/^\d{0,5}$/.test(asked)) return Number(asked) * day;
  // Between two leap days lie at most eight years.
  for (let days = 1; days <= 8 * 366; days += 1) {
    if (new RealDate(now + days * day).toISOString().slice(5, 10) === asked) return days * day;
  }
  throw new TypeError(`TEST_CLOCK=${asked} is neither a number of days nor a day such as 02-29.`);
};

const ahead = clockAhead();

if (ahead > 0) {
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [RealDate.now() + ahead] : values, newTarget) as Date,
    get: (target, name, receiver) =>
      name === 'now' ? () => RealDate.now() + ahead : (Reflect.get(target, name, receiver) as unknown),
  });
}
