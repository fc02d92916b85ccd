/** A part of the document and where it stands. */
export interface Located {
  readonly value: unknown;
  /** JSON pointer with '#', such as `#/components/schemas/Release`. */
  readonly pointer: string;
}

export type Fields = Readonly<Record<string, unknown>>;

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** The fields of an object; none of anything else. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** A text, or the empty one. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * What a pointer leads to, references followed.
 * @throws Error for a reference that leads nowhere
 */
export function locate(document: unknown, pointer: string): Located {
  const keys = pointer.split('/').slice(1).map(unescaped);
  const value = keys.reduce<unknown>(
    (place, key) => (Array.isArray(place) ? (place[Number(key)] as unknown) : fieldsOf(place)[key]),
    document,
  );
  if (value === undefined) throw new Error(`openapi.yaml refers to ${pointer}, which is not there.`);
  const { $ref } = fieldsOf(value);
  return typeof $ref === 'string' ? locate(document, $ref) : { value, pointer };
}

/** A part of a part, references followed; null when it is not there. */
export function within(document: unknown, { value, pointer }: Located, key: string): Located | null {
  const there = Array.isArray(value) ? (value[Number(key)] as unknown) : fieldsOf(value)[key];
  return there === undefined ? null : locate(document, `${pointer}/${escaped(key)}`);
}

/** The parts of a part under their names, references followed. */
export function partsOf(document: unknown, place: Located | null): [string, Located][] {
  if (place === null) return [];
  const keys = Object.keys(place.value ?? {});
  return keys.flatMap((key) => {
    const part = within(document, place, key);
    return part === null ? [] : [[key, part] as [string, Located]];
  });
}
