import type { components } from '@dispatch/contract';

export type SocialAccount = components['schemas']['SocialAccount'];

export type SocialState =
  | { kind: 'none' }
  /** Without an end, or with one that is more than 30 days away. */
  | { kind: 'valid'; until: string | null }
  | { kind: 'expiring'; until: string; days: number }
  | { kind: 'expired' };

const day = 24 * 60 * 60 * 1000;

const warningDays = 30;

/** How long a connection lasts that is about to end, in words. */
export const daysText = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

/** The state of a network's account at this moment, in milliseconds since 1970. */
export function socialStateOf(account: SocialAccount | undefined, now: number): SocialState {
  if (account === undefined) return { kind: 'none' };
  const { authorized, tokenExpireDate: until } = account;
  if (!authorized || (until !== null && Date.parse(until) <= now)) return { kind: 'expired' };
  if (until === null) return { kind: 'valid', until: null };
  const days = Math.ceil((Date.parse(until) - now) / day);
  return days <= warningDays ? { kind: 'expiring', until, days } : { kind: 'valid', until };
}
