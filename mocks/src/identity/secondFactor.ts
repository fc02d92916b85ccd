import { Secret, TOTP } from 'otpauth';
import type { Account, Accounts } from './account';

const period = 30;
/** Steps before and after the present one whose codes are taken as well, because clocks differ. */
const tolerance = 1;

const totpOf = (login: string, key: string): TOTP =>
  new TOTP({ issuer: 'Dispatch', label: login, secret: Secret.fromBase32(key), period });

export const newKey = (): string => new Secret({ size: 20 }).base32;

export const spokenKey = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? key;

export const appAddress = (login: string, key: string): string => totpOf(login, key).toString();

/** The step of this code; null when it is none of this key, or not one after `after`. */
export function stepOf(login: string, key: string, code: string, after = 0): number | null {
  const delta = totpOf(login, key).validate({ token: code.replaceAll(/\s/g, ''), window: tolerance });
  if (delta === null) return null;
  const step = Math.floor(Date.now() / 1000 / period) + delta;
  return step > after ? step : null;
}

/** Takes a code of the account's second factor. False when it is wrong, too old, or was taken before. */
export function takeCode(accounts: Accounts, account: Account, code: string): boolean {
  const { secondFactor } = account;
  if (secondFactor === undefined || secondFactor === null) return false;
  const step = stepOf(account.profile.login, secondFactor.key, code, secondFactor.lastStep);
  if (step === null) return false;
  accounts.change(account, { secondFactor: { ...secondFactor, lastStep: step } });
  return true;
}
