import type { FieldError } from './wording';

// Half of a surrogate pair, which UTF-8 cannot express.
const half = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** PostgreSQL cannot store NUL. */
const isUnstorable = (text: string): boolean => text.includes('\0') || half.test(text);

type Place = { name: string; above: Place | null };

const pointerTo = (place: Place): string => {
  const names: string[] = [];
  for (let at = place; at.above !== null; at = at.above) names.unshift(`/${at.name}`);
  return names.join('');
};

type Unstorable = { pointer: string; rule: 'characters' | 'number' };

/** Texts and numbers in a value that cannot be stored (for the name of a field, its object's pointer). */
const unstorableIn = (value: unknown): Unstorable[] => {
  const found: Unstorable[] = [];
  const open: [unknown, Place][] = [[value, { name: '', above: null }]];
  for (let next = open.pop(); next !== undefined && found.length < 20; next = open.pop()) {
    const [item, place] = next;
    if (typeof item === 'string' && isUnstorable(item)) {
      found.push({ pointer: pointerTo(place), rule: 'characters' });
    }
    // 1e400 is read as infinity, which no limit of the contract refuses.
    if (typeof item === 'number' && !Number.isFinite(item)) {
      found.push({ pointer: pointerTo(place), rule: 'number' });
    }
    if (typeof item !== 'object' || item === null) continue;
    for (const [name, child] of Object.entries(item)) {
      if (isUnstorable(name)) found.push({ pointer: pointerTo(place), rule: 'characters' });
      else open.push([child, { name, above: place }]);
    }
  }
  return found;
};

const wordings = {
  characters: (field: string) => `The field ${field} has characters that cannot be stored.`,
  number: (field: string) => `The field ${field} is a number that is too large.`,
} as const;

/** Whatever the contract says: PostgreSQL could not store them. Walks without recursion, whatever is sent. */
export const unstorableErrors = (value: unknown, isBody: boolean): FieldError[] =>
  unstorableIn(value)
    // In a body the contract's type refuses such a number.
    .filter(({ rule }) => !isBody || rule !== 'number')
    .map(({ pointer, rule }) => ({
      pointer: isBody ? pointer : pointer.slice(1),
      rule,
      message: wordings[rule](pointer.slice(1) || 'body'),
    }));
