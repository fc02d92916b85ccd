import { appOwner } from '@dispatch/api/sealOwners';
import { seal, unseal } from '@dispatch/api/sealing';
import { statement } from '@dispatch/api/statement';
import type { TokenKey } from '@dispatch/api/socialEnvironment';
import { Secret, TOTP } from 'otpauth';
import type { Account } from './accounts';

// Codes of an authenticator app, by RFC 6238.

const period = 30;
/** Steps before and after the present one whose codes are taken as well, because clocks differ. */
const tolerance = 1;

const appOf = statement('identity-authenticator-app', { isBrief: true })`
select sealed_key as "sealedKey", since, last_step as "lastStep" from identity.authenticator_apps where account_id = :id`;

const setting = statement('identity-set-authenticator-app')`
insert into identity.authenticator_apps (account_id, sealed_key, since, last_step)
  values (:id, :sealedKey, :since, :step::bigint) on conflict (account_id) do nothing`;

const takingStep = statement('identity-take-code')`
update identity.authenticator_apps set last_step = :step::bigint where account_id = :id and last_step < :step::bigint`;

const removing = statement('identity-remove-authenticator-app')`
delete from identity.authenticator_apps where account_id = :id`;

const totpOf = (login: string, key: string): TOTP =>
  new TOTP({ issuer: 'Dispatch', label: login, secret: Secret.fromBase32(key), period });

export const newKey = (): string => new Secret({ size: 20 }).base32;

/** In groups of four, as people read it to each other. */
export const spokenKey = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? key;

/** The `otpauth:` address of a key, which apps read from a picture. */
export const appAddress = (login: string, key: string): string => totpOf(login, key).toString();

/** The step of this code at a moment; null when it is none of this key. */
const stepOf = (login: string, key: string, code: string, now: Date): number | null => {
  const timestamp = now.getTime();
  const token = code.replaceAll(/\s/g, '');
  const delta = totpOf(login, key).validate({ token, timestamp, window: tolerance });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
};

/** Since when an account has an app; null without one. */
export const appSince = async (id: string): Promise<Date | null> =>
  (await appOf.maybe({ id }))?.since ?? null;

/** Sets an app up by a code that it shows. False for a wrong code, and where there is an app already. */
export const setUpApp = async (
  { id, profile: { login } }: Account,
  key: string,
  code: string,
  keys: readonly TokenKey[],
  now: Date,
): Promise<boolean> => {
  const step = stepOf(login, key, code, now);
  if (step === null) return false;
  const sealedKey = seal(keys, appOwner(id), key);
  return (await setting.run({ id, sealedKey, since: now, step: String(step) })) === 1;
};

/** Takes a code. False when it is wrong, too old, or was taken before: no code is taken twice. */
export const takeCode = async (
  { id, profile: { login } }: Account,
  code: string,
  keys: readonly TokenKey[],
  now: Date,
): Promise<boolean> => {
  const app = await appOf.maybe({ id });
  const key = app === undefined ? null : unseal(keys, appOwner(id), app.sealedKey);
  const step = key === null ? null : stepOf(login, key, code, now);
  return step !== null && (await takingStep.run({ id, step: String(step) })) === 1;
};

export const removeApp = (id: string): Promise<number> => removing.run({ id });
