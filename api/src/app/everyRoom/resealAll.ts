import { resealTokens } from '../../releases/social/resealTokens';
import { resealWebhooks } from '../../people/webhooks/webhookSecret';
import { statement } from '../../platform/database/statement';
import { appOwner, signingKeyOwner } from '../../platform/ports/sealOwners';
import { seal, sealedNow, type SealOwner, unseal } from '../../platform/ports/sealing';
import type { TokenKey } from '../../platform/settings/socialEnvironment';

const atOnce = 500;

const appsOfOtherKeys = statement('authenticator-apps-of-other-keys')`
select account_id as id, sealed_key as sealed from identity.authenticator_apps
 where sealed_key not like :pattern order by random() limit ${atOnce}`;

const resealApp = statement('authenticator-app-reseal')`
update identity.authenticator_apps set sealed_key = :now where account_id = :id and sealed_key = :before`;

const signingKeysOfOtherKeys = statement('signing-keys-of-other-keys')`
select key_id as id, sealed_key as sealed from identity.signing_keys
 where sealed_key not like :pattern order by random() limit ${atOnce}`;

const resealSigningKey = statement('signing-key-reseal')`
update identity.signing_keys set sealed_key = :now where key_id = :id and sealed_key = :before`;

const countOfOtherKeys = statement('count-sealed-by-other-keys')`
select (select count(*) from social_accounts where tokens not like :pattern)::integer
  + (select count(*) from subscribers where sealed_secret not like :pattern)::integer
  + (select count(*) from webhooks where sealed_secret not like :pattern)::integer
  + (select count(*) from identity.authenticator_apps where sealed_key not like :pattern)::integer
  + (select count(*) from identity.signing_keys where sealed_key not like :pattern)::integer as "left!"`;

const identitySecrets: readonly {
  rows: typeof appsOfOtherKeys;
  ownerOf: (id: string) => SealOwner;
  change: typeof resealApp;
}[] = [
  { rows: appsOfOtherKeys, ownerOf: appOwner, change: resealApp },
  { rows: signingKeysOfOtherKeys, ownerOf: signingKeyOwner, change: resealSigningKey },
];

/** Seals by the first key what others have sealed of the product and of the identity service, some of it at a time. */
export const resealSome = async (keys: readonly TokenKey[]): Promise<void> => {
  await resealTokens(keys);
  const pattern = sealedNow(keys);
  if (pattern === null) return;
  await resealWebhooks(keys, pattern);
  for (const { rows, ownerOf, change } of identitySecrets)
    for (const { id, sealed } of await rows.all({ pattern })) {
      const opened = unseal(keys, ownerOf(id), sealed);
      if (opened !== null) await change.run({ id, before: sealed, now: seal(keys, ownerOf(id), opened) });
    }
};

/**
 * Does the same until nothing is left that one of these keys opens. Answers how many secrets no key of these opens; null without a
 * key.
 */
export const resealAll = async (keys: readonly TokenKey[]): Promise<number | null> => {
  const pattern = sealedNow(keys);
  if (pattern === null) return null;
  let { left } = await countOfOtherKeys.one({ pattern });
  // What was found by chance may have been what no key opens, and the next look finds others.
  for (let idle = 0; left > 0 && idle < 3;) {
    await resealSome(keys);
    const after = await countOfOtherKeys.one({ pattern });
    idle = after.left < left ? 0 : idle + 1;
    left = after.left;
  }
  return left;
};
