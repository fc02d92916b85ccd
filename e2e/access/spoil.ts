/** A place in a JSON value: names of fields and numbers of items. */
export type Path = readonly (string | number)[];

/** A body with one thing wrong in it. */
export interface Spoilt {
  how: string;
  /** The field that an answer should name. */
  field: string;
  body: unknown;
}

/** Every place in a JSON value that holds no further values. */
export function leaves(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, [...path, index]));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name]));
  return [{ path, value }];
}

/** A copy with another value in one place. */
export function replaced(value: unknown, [step, ...rest]: Path, next: unknown): unknown {
  if (step === undefined) return next;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === step ? replaced(item, rest, next) : item));
  const record = value as Record<string, unknown>;
  return { ...record, [step]: replaced(record[step], rest, next) };
}

const wrong = (value: unknown): unknown => (typeof value === 'string' ? { text: value } : 'not this');

const defaultLimit = 200_000;

/**
 * A body, each time with one value that no field may have. `limitAt` says how long a text may be in a place, and is
 * undefined where the contract leaves open what stands there.
 */
export function* spoil(
  good: object,
  limitAt: (path: Path) => number | undefined = () => defaultLimit,
): Generator<Spoilt> {
  for (const { path, value } of leaves(good)) {
    const limit = limitAt(path);
    if (limit === undefined || value === null) continue;
    const field = String(path[0]);
    const where = path.join('/');
    yield { how: `another type in ${where}`, field, body: replaced(good, path, wrong(value)) };
    if (typeof value !== 'string') continue;
    const tooMuch = 'Aa '.repeat(Math.max(defaultLimit, limit) / 3 + 10_000);
    yield { how: `too much in ${where}`, field, body: replaced(good, path, tooMuch) };
    yield { how: `NUL in ${where}`, field, body: replaced(good, path, `${value}\u0000`) };
    yield { how: `half a surrogate pair in ${where}`, field, body: replaced(good, path, `${value}\ud800`) };
  }
  for (const [field, value] of Object.entries(good) as [string, unknown][]) {
    if (typeof value === 'object' && value !== null && limitAt([field]) !== undefined)
      yield { how: `no structure in ${field}`, field, body: { ...good, [field]: 7 } };
  }
  yield { how: 'an unknown field', field: 'colour', body: { ...good, colour: 'red' } };
  yield { how: 'a list', field: '', body: [good] };
  yield { how: 'a text', field: '', body: '"a text"' };
  yield { how: 'half a body', field: '', body: JSON.stringify(good).slice(0, -3) };
}
