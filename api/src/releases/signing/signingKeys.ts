import type { SigningKeys } from '@dispatch/contract/verify';
import { statement } from '../../platform/database/statement';
import { instantSql } from '../../platform/database/instantSql';
import type { Signer } from './signingKey';

const keyBegin = statement('signing-key-begin')`
insert into signing_keys (key_name, public_key, since) values (:name, :publicKey, :now)
on conflict (key_name) do update set until = case
  when signing_keys.public_key = excluded.public_key and signing_keys.revoked_at is null then null else signing_keys.until end
returning public_key as "publicKey", revoked_at is not null as "isRevoked!"`;

const keysEnd = statement('signing-keys-end')`
update signing_keys set until = :now where key_name <> :name and until is null`;

/**
 * The key that signs from now on, the first one that is not revoked; those that signed before end. Null without one. Throws
 * where a name stands for another key than before: who verifies would take one for the other.
 */
export const signerNow = async (signers: readonly Signer[], now: Date): Promise<Signer | null> => {
  for (const signer of signers) {
    const { name } = signer;
    const given = signer.publicKey.toString('base64url');
    const { publicKey, isRevoked } = await keyBegin.one({ name, publicKey: given, now });
    if (publicKey !== given)
      throw new Error(
        `SIGNING_KEYS: ${name} is another key than the one of this name that signed before. Give it a new name.`,
      );
    if (isRevoked) continue;
    await keysEnd.run({ name, now });
    return signer;
  }
  return null;
};

const keysRead = statement('signing-keys-read')`
select coalesce(json_agg(json_build_object('kty', 'OKP', 'crv', 'Ed25519', 'kid', key_name, 'x', public_key,
    'since', ${instantSql('since')}, 'until', ${instantSql('until')},
    'revoked', case when revoked_at is not null then json_build_object('at', ${instantSql('revoked_at')}, 'below', revoked_below) end)
  order by since desc, key_name), '[]') as "keys!",
  (select origin from log_head) as origin
from signing_keys`.as<{ keys: SigningKeys['keys'] }>();

/** The public keys of the site, the newest first, also those of before: what they signed still has to be verified. */
export const readSigningKeys = async (): Promise<SigningKeys> => {
  const { origin, keys } = await keysRead.one();
  return { origin: origin ?? '', keys };
};

const keyRevoke = statement('signing-key-revoke')`
update signing_keys set revoked_at = :now, revoked_below = (select coalesce(max(size), 0) from log_head), until = coalesce(until, :now)
where key_name = :name and revoked_at is null`;

/** From now on nothing counts that this key signs, but for what the log holds already. False for none, or one that was. */
export const revokeSigningKey = async (name: string, now: Date): Promise<boolean> =>
  (await keyRevoke.run({ name, now })) > 0;
