import type { components, SocialNetwork } from '@dispatch/contract';
import { notFound } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { networkAsked } from './networkAsked';

type Asked = {
  path: { accountId: number };
  query: { socialMedia: components['schemas']['SocialMediaName'] };
  session: { userId: number };
};

const socialAccountOwn = statement('social-account-own')`
select network from social_accounts where social_account_id = :accountId and user_id = :userId`;

/** The network of an account of the caller. Throws 404 for another one, and for another network. */
export const ownNetwork = async ({ path, query: asked, session }: Asked): Promise<SocialNetwork> => {
  const row = await socialAccountOwn.maybe({ accountId: path.accountId, userId: session.userId });
  if (row?.network !== networkAsked(asked.socialMedia)) throw notFound();
  return row.network;
};

/** SQL of what of a release uses the account of a network. */
const usedBy: Record<SocialNetwork, { column: string; sql: string }> = {
  Twitter: {
    column: 'twitter_social_handle',
    sql: `(x_post_handle <> '' or coalesce((twitter_social_handle ->> 'selected')::boolean, false))`,
  },
  LinkedIn: {
    column: 'linkedin_social_handle',
    sql: `coalesce((linkedin_social_handle ->> 'selected')::boolean, false)`,
  },
  Facebook: {
    column: 'facebook_social_handle',
    sql: `coalesce((facebook_social_handle ->> 'selected')::boolean, false)`,
  },
};

/** SQL of whether the row of `releases` uses the account that its owner has at this network. */
export const usesSql = (network: SocialNetwork): string => usedBy[network].sql;

/** The columns in which a release, and what its versions keep of it, name the account of this network. */
export const handleColumns = (network: SocialNetwork): string[] => [
  usedBy[network].column,
  ...(network === 'Twitter' ? ['x_post_handle'] : []),
];
