// NUL, which PostgreSQL cannot store, and half of a surrogate pair, which UTF-8 cannot express.
const unstorable = /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** JSON pointers of the texts in a value that cannot be stored; for the name of a field, its object's pointer. */
export const unstorableTexts = (value: unknown): string[] => {
  const found: string[] = [];
  const open: [unknown, string][] = [[value, '']];
  for (let next = open.pop(); next !== undefined && found.length < 20; next = open.pop()) {
    const [item, pointer] = next;
    if (typeof item === 'string' && unstorable.test(item)) found.push(pointer);
    if (typeof item !== 'object' || item === null) continue;
    for (const [name, child] of Object.entries(item)) {
      if (unstorable.test(name)) found.push(pointer);
      else open.push([child, `${pointer}/${name}`]);
    }
  }
  return found;
};
