import type { Account } from '../accounts/accounts';
import { endSignIns } from '../openid/openIdRows';
import { type AccountEvent, keepEvent } from './eventHook';

/** By its owner, in the sign-in whose session is named, or by whoever holds the API token. */
export type ChangedBy = { readonly session: string | null } | 'api';

/**
 * What follows from a change of an account, in the transaction that has made it: the product hears of it, and whoever is signed
 * in elsewhere is out, as at Okta. Waking who sends is the caller's, after its commit.
 */
export const tellProduct = async (
  event: AccountEvent,
  account: Account,
  by: ChangedBy,
  now: Date,
): Promise<void> => {
  await keepEvent(event, account, by === 'api' ? 'api' : 'owner', now);
  await endSignIns(account.id, by === 'api' ? null : by.session);
};
