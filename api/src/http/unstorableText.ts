// Half of a surrogate pair, which UTF-8 cannot express.
const half = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** PostgreSQL cannot store NUL. */
const isUnstorable = (text: string): boolean => text.includes('\0') || half.test(text);

/** Deeper than anything that the contract knows. */
const deepest = 40;

type Place = { name: string; above: Place | null; depth: number };

const pointerTo = (place: Place): string => {
  const names: string[] = [];
  for (let at = place; at.above !== null; at = at.above) names.unshift(`/${at.name}`);
  return names.join('');
};

/** What is wrong with a value whatever the contract says. */
export type TextFault = { pointer: string; fault: 'characters' | 'depth' | 'number' };

/**
 * Texts and numbers in a value that cannot be stored, by JSON pointer (for the name of a field, its object's pointer), and the
 * place where it is nested too deeply. Walks without recursion, whatever is sent.
 */
export const unstorableTexts = (value: unknown): TextFault[] => {
  const found: TextFault[] = [];
  const open: [unknown, Place][] = [[value, { name: '', above: null, depth: 0 }]];
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
    if (place.depth === deepest)
      return [{ pointer: pointerTo(place).split('/', 2).join('/'), fault: 'depth' }];
    for (const [name, child] of Object.entries(item)) {
      if (isUnstorable(name)) found.push({ pointer: pointerTo(place), fault: 'characters' });
      else open.push([child, { name, above: place, depth: place.depth + 1 }]);
    }
  }
  return found;
};
