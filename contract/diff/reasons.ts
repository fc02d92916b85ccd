import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { ContractError, isObject, textAt } from '../document/document';
import type { Change } from './change';

const name = 'dangerous.yaml';

type Reason = { place: string; change: string };

const reasonsIn = (text: string): Reason[] => {
  const list = load(text, { schema: CORE_SCHEMA });
  return (Array.isArray(list) ? (list as unknown[]) : []).map((entry) => {
    const { place, change, reason } = isObject(entry) ? entry : {};
    if (typeof place !== 'string' || typeof change !== 'string' || !isObject(entry))
      throw new ContractError(`${name}: an entry has a place, a change and a reason.`);
    if ((textAt(entry, 'reason') ?? '').trim() === '')
      throw new ContractError(`${name}: ${place}, ${change} has no reason: ${String(reason)}.`);
    return { place, change };
  });
};

/**
 * The dangerous changes for which the file beside the released contract gives no reason.
 * @throws ContractError for an entry of the file that is not whole
 */
export const withoutReason = async (changes: readonly Change[], released: string): Promise<Change[]> => {
  const text = await readFile(join(dirname(released), name), 'utf8').catch(() => '');
  const reasons = reasonsIn(text);
  return changes.filter(
    ({ dangerous, place, what }) =>
      dangerous === true && !reasons.some((one) => one.place === place && one.change === what),
  );
};

/** What to do about the dangerous changes without a reason; null when there are none. */
export const reasonError = (changes: readonly Change[], released: string): string | null =>
  changes.length === 0
    ? null
    : `${changes.length} dangerous without a reason; write why to ${join(dirname(released), name)}:\n${changes
        .map(({ place, what }) => `- place: '${place}'\n  change: '${what}'\n  reason: …`)
        .join('\n')}`;
