type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const words = (name: string): string => {
  const spaced = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (Array.isArray(value)) return value.map(shown).join(', ') || 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** As it is recorded of a change, field by field. */
const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  isFields(value) && Object.keys(value).length === 2 && 'from' in value && 'to' in value;

const isSame = (one: unknown, other: unknown): boolean => shown(one) === shown(other);

const changes = (before: Fields, after: Fields): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => !isSame(before[name], after[name]))
    .map((name) => `${words(name)}: ${shown(before[name])} → ${shown(after[name])}`);

/** What was changed, a line each: before and after where the entry has both. */
export function changeLines({ before, after, from, to, ...others }: Fields): string[] {
  const fields = isFields(before) || isFields(after);
  return [
    ...(fields
      ? changes(isFields(before) ? before : {}, isFields(after) ? after : {})
      : changes({ value: before }, { value: after })),
    ...(isSame(from, to) ? [] : [`${shown(from)} → ${shown(to)}`]),
    ...Object.entries(others).map(
      ([name, value]) =>
        `${words(name)}: ${isChange(value) ? `${shown(value.from)} → ${shown(value.to)}` : shown(value)}`,
    ),
  ];
}
