import { type ColourUse } from './colourUses';
import { openGrounds, ornaments, surroundings, type Surrounding } from './surroundings';

export interface ColourPair {
  role: string;
  ground: string;
  kind: 'text' | 'line';
  places: readonly string[];
}

/** At least this: words 4.5 to 1 at every size, lines, shapes and rings 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11). */
export const leastRatio = { text: 4.5, line: 3 } as const;

/** Roles that are grounds; every other role, painted as a background, is a shape that has to be seen. */
const isSurface = (role: string) => /^bg-|-bg$/.test(role) && role !== 'action-bg';

/** Strong surfaces turn the words on them over: what lies there is set with them, or told in `surroundings`. */
const isSoft = (role: string) => isSurface(role) && !/^(action|mark)-bg|^bg-inverse$/.test(role);

/**
 * Within a rule, between the states of an element and what is around it, else with `surroundings` or each page ground.
 */
export function colourPairs(uses: readonly ColourUse[]): ColourPair[] {
  const pairs = new Map<string, ColourPair & { places: string[] }>();
  const add = (kind: ColourPair['kind'], use: ColourUse, ground: string) => {
    if (use.role === ground) return;
    const key = `${kind} ${use.role} ${ground}`;
    const pair = pairs.get(key) ?? { role: use.role, ground, kind, places: [] };
    const place = `${use.file} ${use.selector}`;
    if (!pair.places.includes(place)) pair.places.push(place);
    pairs.set(key, pair);
  };
  for (const use of uses) {
    // The colour of the words, which are checked themselves.
    if (use.role === 'currentcolor') continue;
    const sheet = uses.filter(({ file }) => file === use.file);
    if (use.layer === 'text') for (const ground of groundsUnder(use, sheet)) add('text', use, ground);
    else if (use.layer === 'line' && !ornaments.has(use.role)) {
      for (const ground of use.isInside ? groundsUnder(use, sheet) : groundsAround(use, sheet))
        add('line', use, ground);
    } else if (use.layer === 'ground' && !isSurface(use.role) && !ornaments.has(use.role)) {
      for (const ground of groundsAround(use, sheet)) add('line', use, ground);
    }
  }
  return [...pairs.values()].sort((a, b) => `${a.role} ${a.ground}`.localeCompare(`${b.role} ${b.ground}`));
}

const isWithin = (small: readonly string[], large: readonly string[]) =>
  small.every((part) => large.includes(part));
const same = (a: ColourUse, b: ColourUse) => a.selector === b.selector;

function groundsUnder(use: ColourUse, sheet: readonly ColourUse[]): string[] {
  const ofElement = sheet.filter(({ subject }) => subject === use.subject);
  const grounds = ofElement.filter(({ layer }) => layer === 'ground');
  const own = grounds.filter((ground) => same(ground, use));
  if (own.length > 0) return own.map(({ role }) => role);
  const setsOther = (ground: ColourUse) =>
    ofElement.some(
      (other) =>
        other.layer === use.layer &&
        (same(other, ground) || (!same(other, use) && isWithin([...ground.when, ...use.when], other.when))),
    );
  // A state that sets its ground and its words replaces these, unless they belong to a narrower state themselves.
  const under = grounds.filter(
    (ground) =>
      !setsOther(ground) || (use.when.length > ground.when.length && isWithin(ground.when, use.when)),
  );
  const always = under.some((ground) => isWithin(ground.when, use.when));
  return [...under.map(({ role }) => role), ...(always ? [] : groundsAround(use, sheet))];
}

function groundsAround(use: ColourUse, sheet: readonly ColourUse[]): readonly string[] {
  for (const name of use.around) {
    const grounds = sheet.filter(({ layer, subject }) => layer === 'ground' && subject === name);
    const isOwn = name === use.subject.split('::')[0];
    const seenFromHere = (condition: string) =>
      isOwn || condition.startsWith('around ') ? condition : `around ${condition}`;
    const always = grounds.filter(({ when }) => isWithin(when.map(seenFromHere), use.when));
    // The narrowest state that the selector names has the say.
    const most = Math.max(...always.map(({ when }) => when.length));
    if (always.length > 0) return always.filter(({ when }) => when.length === most).map(({ role }) => role);
  }
  const told = surroundings.filter((surrounding) => isAbout(surrounding, use));
  if (told.length > 0)
    return [...(told.some(({ andOpen }) => andOpen) ? openGrounds : []), ...told.flatMap(({ on }) => on)];
  const ofOthers = sheet.filter(
    ({ layer, subject, role }) => layer === 'ground' && subject !== use.subject && isSoft(role),
  );
  return [...openGrounds, ...ofOthers.map(({ role }) => role)];
}

export const isAbout = ({ file, parts }: Surrounding, use: ColourUse) =>
  file === use.file && (!parts || parts.includes(use.subject));
