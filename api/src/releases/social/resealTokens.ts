import { statement } from '../../platform/database/statement';
import { seal, sealedNow, unseal } from '../../platform/ports/sealing';
import { sealOwner } from '../delivery/subscriber';
import type { TokenKey } from '../../platform/settings/socialEnvironment';

const atOnce = 500;

const socialTokensOfOtherKeys = statement('social-tokens-of-other-keys')`
select user_id as "userId", network, tokens as "sealed!" from social_accounts
      where tokens not like :pattern order by random() limit ${atOnce}`;

const socialTokensReseal = statement('social-tokens-reseal')`
update social_accounts set tokens = :tokens where user_id = :userId and network = :network and tokens = :sealed`;

const subscriberSecretsOfOtherKeys = statement('subscriber-secrets-of-other-keys')`
select subscriber_id as id, sealed_secret as "sealed!" from subscribers
 where sealed_secret not like :pattern order by random() limit ${atOnce}`;

const subscriberSecretReseal = statement('subscriber-secret-reseal')`
update subscribers set sealed_secret = :secret where subscriber_id = :id and sealed_secret = :sealed`;

const resealSecrets = async (keys: readonly TokenKey[], pattern: string): Promise<void> => {
  for (const { id, sealed } of await subscriberSecretsOfOtherKeys.all({ pattern })) {
    const opened = unseal(keys, sealOwner(id), sealed);
    if (opened === null) continue;
    await subscriberSecretReseal.run({ id, sealed, secret: seal(keys, sealOwner(id), opened) });
  }
};

/** Seals by the first key what another one has sealed, some of it at a time; what no key opens stays as it is. */
export const resealTokens = async (keys: readonly TokenKey[]): Promise<void> => {
  const pattern = sealedNow(keys);
  if (pattern === null) return;
  await resealSecrets(keys, pattern);
  const rows = await socialTokensOfOtherKeys.all({ pattern });
  for (const { userId, network, sealed } of rows) {
    const opened = unseal(keys, { network, userId }, sealed);
    if (opened === null) continue;
    await socialTokensReseal.run({
      userId,
      network,
      sealed,
      tokens: seal(keys, { network, userId }, opened),
    });
  }
};
