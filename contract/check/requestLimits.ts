/** The most that a body may hold: fields of all its objects, items of all its lists, and levels of nesting. */
export type BodyLimits = { keys: number; items: number; depth: number };

/** What holds where the contract does not say more. */
export const usualLimits: BodyLimits = { keys: 300, items: 1_000, depth: 20 };

/** Where the contract says nothing of what is inside, as in events of a provider. */
const anything: BodyLimits = { keys: 2_000, items: 1_000, depth: 20 };

/** More query parameters or headers than any caller of ours has. */
export const mostParameters = 100;
export const mostHeaders = 100;

/** As many errors as one answer names: whoever has more does not read on. */
export const mostErrors = 50;

type Schema = Readonly<Record<string, unknown>>;

const parts = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

const together = (all: readonly BodyLimits[]): BodyLimits => ({
  keys: all.reduce((sum, { keys }) => sum + keys, 0),
  items: all.reduce((sum, { items }) => sum + items, 0),
  depth: Math.max(0, ...all.map(({ depth }) => depth)),
});

const sizeOf = (
  value: unknown,
  resolve: (value: unknown) => Schema,
  above: readonly Schema[],
): BodyLimits => {
  const schema = resolve(value);
  if (above.includes(schema)) return anything;
  const inside = (child: unknown) => sizeOf(child, resolve, [...above, schema]);
  const fields = parts(schema['properties']).map(inside);
  const combined = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => parts(schema[key])).map(inside);
  const listed = 'items' in schema ? inside(schema['items']) : null;
  const count = typeof schema['maxItems'] === 'number' ? schema['maxItems'] : usualLimits.items;
  const own = together([
    ...fields,
    ...(listed
      ? [{ keys: listed.keys * count, items: listed.items * count + count, depth: listed.depth }]
      : []),
    ...(schema['additionalProperties'] === true ? [anything] : []),
  ]);
  const holds = own.depth > 0 || fields.length > 0 || listed !== null;
  return together([
    { keys: own.keys + fields.length, items: own.items, depth: own.depth + (holds ? 1 : 0) },
    ...combined,
  ]);
};

/**
 * Twice of what the contract allows, so that a little too much is still refused by name. @param resolve follows a
 * `$ref`
 */
export const bodyLimits = (schema: unknown, resolve: (value: unknown) => Schema): BodyLimits => {
  const { keys, items, depth } = sizeOf(schema, resolve, []);
  return {
    keys: Math.max(usualLimits.keys, 2 * keys),
    items: Math.max(usualLimits.items, 2 * items),
    depth: Math.max(usualLimits.depth, depth),
  };
};

const quote = 0x22;
const backslash = 0x5c;

/** Where a text that begins before `from` ends. */
const endOfText = (json: Uint8Array, from: number): number => {
  let at = from;
  while (at < json.length && json[at] !== quote) at += json[at] === backslash ? 2 : 1;
  return at;
};

/** Looks at the bytes alone, before the parser, and stops at the first excess. Whether it is JSON is not its affair. */
export const limitBroken = (json: Uint8Array, limits: BodyLimits): keyof BodyLimits | null => {
  const lists: boolean[] = [];
  let keys = 0;
  let items = 0;
  for (let at = 0; at < json.length; at += 1) {
    switch (json[at]) {
      case quote:
        at = endOfText(json, at + 1);
        break;
      case 0x5b: // [
        items += 1;
        lists.push(true);
        break;
      case 0x7b: // {
        lists.push(false);
        break;
      case 0x5d: // ]
      case 0x7d: // }
        lists.pop();
        break;
      case 0x3a: // :
        keys += 1;
        break;
      case 0x2c: // ,
        if (lists.at(-1) === true) items += 1;
        break;
    }
    if (keys > limits.keys) return 'keys';
    if (items > limits.items) return 'items';
    if (lists.length > limits.depth) return 'depth';
  }
  return null;
};
