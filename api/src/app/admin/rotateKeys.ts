import { statement } from '../../platform/database/statement';
import type { TokenKey } from '../../platform/settings/socialEnvironment';
import { resealAll } from '../everyRoom/resealAll';
import type { Outcome } from './grantGroup';

/** The identity service makes a new one within a minute, because these are as old as one gets; they verify two days more. */
const ageSigningKeys = statement('age-signing-keys')`
update identity.signing_keys set created_at = :now::timestamptz - interval '90 days'
  where created_at > :now::timestamptz - interval '90 days'`;

/**
 * Brings every sealed secret under the first of these keys, so that the others can be left out, and has what signs for the identity
 * service replaced.
 */
export const rotateKeys = async (keys: readonly TokenKey[], now: Date): Promise<Outcome> => {
  const left = await resealAll(keys);
  const [first, ...others] = keys;
  if (left === null || first === undefined)
    return { isDone: false, said: 'TOKEN_KEYS is not set: nothing is sealed here.' };
  await ageSigningKeys.run({ now });
  if (left > 0) {
    const said = `${left} secrets are sealed by none of these keys: add the one that has sealed them to TOKEN_KEYS, or have them connected anew.`;
    return { isDone: false, said };
  }
  const names = others.map(({ name }) => name).join(', ');
  const next =
    names === ''
      ? 'For another key put it first in TOKEN_KEYS, restart everything, and run this again.'
      : `Leave ${names} out of TOKEN_KEYS, and restart everything.`;
  return {
    isDone: true,
    said: `All secrets are sealed by ${first.name}, and the identity service signs with a new key within a minute. ${next}`,
  };
};
