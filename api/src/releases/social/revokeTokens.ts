import type { SocialNetwork } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import type { JobHandler, JobPlan } from '../../platform/jobs/job';
import { enqueue } from '../../platform/jobs/queue';
import { SocialRefused, type SocialTokens } from '../../platform/ports/social/socialPort';
import { unseal } from '../../platform/ports/sealing';

const socialTokensOfUser = statement('social-tokens-of-user')`
select network, tokens as "sealed!" from social_accounts
      where user_id = :ownerId and network = coalesce(:network?, network) and tokens is not null`;

/** In the transaction that removes a connected account: the network is told. Null for all accounts of a user. */
export const revokeLater = async (ownerId: number, network: SocialNetwork | null): Promise<void> => {
  const rows = await socialTokensOfUser.all({ ownerId, network });
  for (const row of rows) await enqueue('revoke-social-tokens', { ownerId, ...row });
};

/** What cannot be opened, or the network does not know any more, is revoked enough. */
const revokeTokens: JobHandler<{ ownerId: number; network: SocialNetwork; sealed: string }> = async (
  { ownerId, network, sealed },
  { ports, config },
) => {
  const json = unseal(config.social.tokenKeys, { network, userId: ownerId }, sealed);
  const port = ports.social[network];
  if (json === null || port === null) return;
  try {
    await port.revoke(JSON.parse(json) as SocialTokens);
  } catch (error) {
    if (!(error instanceof SocialRefused)) throw error;
  }
};

export const revokeTokensJob = {
  handler: revokeTokens,
  title: 'Tell a social network that an account is removed',
  retryLimit: 5,
  retryDelay: 60,
  expireInSeconds: 60,
} as const satisfies JobPlan;
