import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { execute, inTransaction } from '@dispatch/api/database';
import { signingKeyOwner } from '@dispatch/api/sealOwners';
import { seal, unseal } from '@dispatch/api/sealing';
import type { TokenKey } from '@dispatch/api/socialEnvironment';
import { statement } from '@dispatch/api/statement';
import type { JWK } from 'oidc-provider';

/** What signs ID tokens, and what signs cookies of the service. The newest of each comes first, and is the one that signs. */
export type ProviderKeys = { readonly signing: readonly JWK[]; readonly cookies: readonly string[] };

const day = 86_400_000;
/** A key signs for so long, and is told to those who verify for as long as anything that it has signed can live. */
const lifetime = { signs: 90 * day, verifies: 92 * day } as const;

const listing = statement('identity-signing-keys')`
select key_id as "keyId", sealed_key as "sealedKey", created_at as "createdAt" from identity.signing_keys
  order by created_at desc`;

const adding = statement('identity-add-signing-key')`
insert into identity.signing_keys (key_id, sealed_key, created_at) values (:keyId, :sealedKey, :now)`;

const removingOld = statement('identity-remove-old-signing-keys')`
delete from identity.signing_keys where created_at < :before`;

const newKey = (): JWK => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const kid = randomBytes(8).toString('hex');
  return { ...privateKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' };
};

/** Of the private part of a signing key, so that both are replaced at once. */
const cookieKeyOf = (key: JWK): string =>
  createHash('sha256')
    .update(`cookies of ${String(key['d'])}`)
    .digest('base64url');

const readKeys = async (keys: readonly TokenKey[], now: Date): Promise<{ key: JWK; createdAt: Date }[]> =>
  (await listing.all()).flatMap(({ keyId, sealedKey, createdAt }) => {
    const text = unseal(keys, signingKeyOwner(keyId), sealedKey);
    const isAlive = now.getTime() - createdAt.getTime() < lifetime.verifies;
    return text === null || !isAlive ? [] : [{ key: JSON.parse(text) as JWK, createdAt }];
  });

const isDue = (newest: { createdAt: Date } | undefined, now: Date): boolean =>
  newest === undefined || now.getTime() - newest.createdAt.getTime() >= lifetime.signs;

/**
 * The keys of the service, of which a new one is made when there is none that may still sign. Many processes may ask at once.
 * @param keys seal them: a copy of the database signs nothing
 */
export const providerKeys = async (keys: readonly TokenKey[], now: Date): Promise<ProviderKeys> => {
  let known = await readKeys(keys, now);
  if (isDue(known[0], now)) {
    known = await inTransaction(async () => {
      await execute('lock table identity.signing_keys in share row exclusive mode');
      const [newest] = await readKeys(keys, now);
      if (isDue(newest, now)) {
        const key = newKey();
        const keyId = String(key.kid);
        await adding.run({ keyId, sealedKey: seal(keys, signingKeyOwner(keyId), JSON.stringify(key)), now });
        await removingOld.run({ before: new Date(now.getTime() - lifetime.verifies) });
      }
      return readKeys(keys, now);
    });
  }
  const signing = known.map(({ key }) => key);
  return { signing, cookies: signing.map(cookieKeyOf) };
};
