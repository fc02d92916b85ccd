import { statement } from '@dispatch/api/statement';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Account } from './accounts';

/** A key of an account on a device or in a keychain: it takes the place of password and second factor. */
export type Passkey = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null };

/** As many as anybody has devices. */
export const mostPasskeys = 20;

const listing = statement('identity-passkeys', { isBrief: true })`
select credential_id as "id", name, created_at as "createdAt", last_used_at as "lastUsedAt" from identity.passkeys
  where account_id = :accountId order by created_at`;

const listingKnown = statement('identity-passkey-transports', { isBrief: true })`
select credential_id as "id", transports from identity.passkeys where account_id = :accountId`.as<{
  transports: AuthenticatorTransport[];
}>();

const finding = statement('identity-passkey', { isBrief: true })`
select account_id as "accountId", public_key as "publicKey", counter::text as "counter!", transports
  from identity.passkeys where credential_id = :id`.as<{ transports: AuthenticatorTransport[] }>();

const adding = statement('identity-add-passkey')`
insert into identity.passkeys (credential_id, account_id, public_key, counter, transports, name, created_at)
  select :id, :accountId, :publicKey, :counter::bigint, :transports::text[], :name, :now
  where (select count(*) from identity.passkeys where account_id = :accountId) < ${mostPasskeys}
  on conflict (credential_id) do nothing`;

const using = statement('identity-use-passkey')`
update identity.passkeys set counter = :counter::bigint, last_used_at = :now
  where credential_id = :id and counter = :before::bigint`;

const removing = statement('identity-remove-passkey')`
delete from identity.passkeys where account_id = :accountId and credential_id = :id`;

const removingAll = statement('identity-remove-passkeys')`
delete from identity.passkeys where account_id = :accountId`;

export const listPasskeys = (accountId: string): Promise<Passkey[]> => listing.all({ accountId });

export const removePasskey = (accountId: string, id: string): Promise<number> =>
  removing.run({ accountId, id });

export const removePasskeys = (accountId: string): Promise<number> => removingAll.run({ accountId });

/** Where a passkey is good for: the address of this service. */
export type PasskeySite = { readonly base: string; readonly siteName: string };

const rpOf = ({ base }: PasskeySite): { expectedOrigin: string; expectedRPID: string } => {
  const { origin, hostname } = new URL(base);
  return { expectedOrigin: origin, expectedRPID: hostname };
};

/** What a browser is asked for a new passkey. Its `challenge` is kept until the answer comes. */
export const passkeyCreation = async (
  site: PasskeySite,
  { id, profile }: Account,
): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  generateRegistrationOptions({
    rpName: site.siteName,
    rpID: rpOf(site).expectedRPID,
    userID: new TextEncoder().encode(id),
    userName: profile.login,
    userDisplayName: `${profile.firstName} ${profile.lastName}`,
    attestationType: 'none',
    excludeCredentials: await listingKnown.all({ accountId: id }),
    // It is found without a name, and whoever holds the device has to be its owner.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

/** Adds what a browser has answered. False when it is no answer to the challenge, or there are too many already. */
export const addPasskey = async (
  site: PasskeySite,
  accountId: string,
  given: { response: RegistrationResponseJSON; challenge: string; name: string },
  now: Date,
): Promise<boolean> => {
  const { response, challenge, name } = given;
  const verified = await verifyRegistrationResponse({
    ...rpOf(site),
    response,
    expectedChallenge: challenge,
    requireUserVerification: true,
  }).catch(() => null);
  if (verified?.verified !== true) return false;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const row = {
    id,
    accountId,
    publicKey: Buffer.from(publicKey),
    counter: String(counter),
    transports,
    name,
    now,
  };
  return (await adding.run(row)) === 1;
};

/** What a browser is asked for at a sign-in: any passkey of this site. */
export const passkeyRequest = (site: PasskeySite): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  generateAuthenticationOptions({ rpID: rpOf(site).expectedRPID, userVerification: 'required' });

/** Whose passkey has answered the challenge; null when none of ours has. An answer is taken once. */
export const takePasskey = async (
  site: PasskeySite,
  { response, challenge }: { response: AuthenticationResponseJSON; challenge: string },
  now: Date,
): Promise<string | null> => {
  const { id } = response;
  const known = await finding.maybe({ id });
  if (known === undefined) return null;
  const { accountId, publicKey, counter, transports } = known;
  const verified = await verifyAuthenticationResponse({
    ...rpOf(site),
    response,
    expectedChallenge: challenge,
    requireUserVerification: true,
    credential: { id, publicKey: new Uint8Array(publicKey), counter: Number(counter), transports },
  }).catch(() => null);
  if (verified?.verified !== true) return null;
  const next = String(verified.authenticationInfo.newCounter);
  return (await using.run({ id, counter: next, before: counter, now })) === 1 ? accountId : null;
};
