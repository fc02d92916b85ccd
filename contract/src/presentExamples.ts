const day = 86_400_000;
const instant = /^(\d{4}-\d{2}-\d{2})([T ]\d{2}:\d{2}.*)$/;

type Fields = Readonly<Record<string, unknown>>;

const laterDay = (text: string, days: number): string => {
  const [, date = '', time = ''] = instant.exec(text) ?? [];
  return date === '' ? text : `${new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)}${time}`;
};

const everyText = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => everyText(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, everyText(item, change)]));
};

/**
 * A contract whose examples take place today: every date with a time in an `example` or in `examples` is moved by the
 * whole days from `info.x-examples-time`, the moment at which they are written, to `now`. Without this, a release date of an
 * example that is sent, or shown by the mock server, would lie in the past some day. Dates without a time, such as the
 * version of the terms, stay. The contract that is given is left as it is.
 *
 * @throws TypeError for a contract that does not say when its examples were written
 */
export const presentExamples = <Document extends object>(document: Document, now: Date): Document => {
  const written = (document as { info?: Fields }).info?.['x-examples-time'];
  if (typeof written !== 'string') throw new TypeError('The contract has no info.x-examples-time.');
  const days = Math.floor((now.getTime() - Date.parse(written)) / day);
  const moved = (value: unknown, isShown: boolean): unknown => {
    if (isShown) return everyText(value, (text) => laterDay(text, days));
    if (Array.isArray(value)) return value.map((item) => moved(item, false));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [
        name,
        moved(item, name === 'example' || name === 'examples'),
      ]),
    );
  };
  return moved(document, false) as Document;
};
