import type { SealOwner } from './sealing';

// Whose the sealed secrets of the identity service are.

/** The key of an authenticator app, by the account. */
export const appOwner = (accountId: string): SealOwner => ({
  network: 'authenticator-app',
  userId: accountId,
});

/** What signs for the identity service, by its key id. */
export const signingKeyOwner = (keyId: string): SealOwner => ({
  network: 'identity-signing-key',
  userId: keyId,
});
