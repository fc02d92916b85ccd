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

/** What is wrong with a value whatever the contract says. */
export type TextFault = { pointer: string; fault: 'characters' | 'number' };

/**
 * Texts and numbers in a value that cannot be stored, by JSON pointer (for the name of a field, its object's pointer).
 * Walks without recursion, whatever is sent.
 */
export const unstorableTexts = (value: unknown): TextFault[] => {
  const found: TextFault[] = [];
  const open: [unknown, Place][] = [[value, { name: '', above: null }]];
  for (let next = open.pop(); next !== undefined && found.length < 20; next = open.pop()) {
    const [item, place] = next;
    if (typeof item === 'string' && isUnstorable(item)) {
      found.push({ pointer: pointerTo(place), fault: 'characters' });
    }
    // 1e400 is read as infinity, which no limit of the contract refuses.
    if (typeof item === 'number' && !Number.isFinite(item)) {
      found.push({ pointer: pointerTo(place), fault: 'number' });
    }
    if (typeof item !== 'object' || item === null) continue;
    for (const [name, child] of Object.entries(item)) {
      if (isUnstorable(name)) found.push({ pointer: pointerTo(place), fault: 'characters' });
      else open.push([child, { name, above: place }]);
    }
  }
  return found;
};
