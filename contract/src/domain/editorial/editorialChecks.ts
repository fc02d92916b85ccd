import { dateRules } from './dateRules';
import { readRelease, type EditorialSource } from './readRelease';
import type { EditorialRule, Found } from './rule';
import { structureRules } from './structureRules';
import { wordingRules } from './wordingRules';

export type EditorialFinding = Found & Pick<EditorialRule, 'severity' | 'why'> & { rule: string };

const rules = [...structureRules, ...wordingRules, ...dateRules];

/** More of one kind say nothing new. */
const mostOfRule = 20;

const fieldOrder = ['headline', 'summary', 'cityState', 'body', 'pulloutQuote'];
const rankOf = ({ place: { field, offset, length } }: EditorialFinding): number => {
  const rank = fieldOrder.indexOf(field);
  return (rank === -1 ? fieldOrder.length : rank) * 1e7 + offset + (length === 0 ? -1 : 0);
};

/**
 * What the editors would ask about, in the order of the text. At most 20 of a rule. The time it takes grows with the
 * length of the text and not faster; what is empty is not complained about.
 */
export const editorialFindings = (source: EditorialSource, now: Date): EditorialFinding[] => {
  const release = readRelease(source, now);
  return rules
    .flatMap(({ id, severity, why, find }) => {
      const found: EditorialFinding[] = [];
      for (const one of find(release)) {
        if (found.length === mostOfRule) break;
        found.push({ ...one, rule: id, severity, why });
      }
      return found;
    })
    .sort((a, b) => rankOf(a) - rankOf(b));
};
