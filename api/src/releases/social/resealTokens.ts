import { statement } from '../../platform/database/statement';
import { seal, sealedNow, unseal } from '../../platform/ports/sealing';
import type { TokenKey } from '../../platform/settings/socialEnvironment';

const atOnce = 500;

const socialTokensOfOtherKeys = statement('social-tokens-of-other-keys')`
select user_id as "userId", network, tokens as "sealed!" from social_accounts
      where tokens not like :pattern order by random() limit ${atOnce}`;

const socialTokensReseal = statement('social-tokens-reseal')`
update social_accounts set tokens = :tokens where user_id = :userId and network = :network and tokens = :sealed`;

/** Seals by the first key what another one has sealed, some of it at a time; what no key opens stays as it is. */
export const resealTokens = async (keys: readonly TokenKey[]): Promise<void> => {
  const pattern = sealedNow(keys);
  if (pattern === null) return;
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
