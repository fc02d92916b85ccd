import { statusDescription, stateNumbers, type ReleaseState } from '@dispatch/contract';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const words = (name: string): string => {
  const spaced = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

const isReleaseState = (value: string): value is ReleaseState => Object.hasOwn(stateNumbers, value);

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (Array.isArray(value)) return value.map(shown).join(', ') || 'nothing';
  if (typeof value !== 'string') return JSON.stringify(value);
  return isReleaseState(value) ? statusDescription(value) : value;
};

/** As it is recorded of a change, field by field. */
const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  isFields(value) && Object.keys(value).length === 2 && 'from' in value && 'to' in value;

const isSame = (one: unknown, other: unknown): boolean => shown(one) === shown(other);

export interface Change {
  name: string;
  /** Null where only what is now was recorded. */
  before: string | null;
  after: string;
}

const changes = (before: Fields, after: Fields): Change[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => !isSame(before[name], after[name]))
    .map((name) => ({ name: words(name), before: shown(before[name]), after: shown(after[name]) }));

/** What was changed, field by field: before and after where the entry has both. */
export function changesOf({ before, after, from, to, ...others }: Fields): Change[] {
  const fields = isFields(before) || isFields(after);
  return [
    ...(fields
      ? changes(isFields(before) ? before : {}, isFields(after) ? after : {})
      : changes({ value: before }, { value: after })),
    ...changes({ state: from }, { state: to }),
    ...Object.entries(others).map(([name, value]) => ({
      name: words(name),
      before: isChange(value) ? shown(value.from) : null,
      after: shown(isChange(value) ? value.to : value),
    })),
  ];
}
