import type { components } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';

type SocialAccount = components['schemas']['SocialAccount'];
type SocialNetwork = components['schemas']['SocialNetwork'];

type Row = {
  social_account_id: number;
  network: SocialNetwork;
  provider_account_id: string;
  account_name: string;
  avatar_url: string | null;
  page_id: string | null;
  page_name: string | null;
  page_avatar_url: string | null;
  is_authorized: boolean;
  token_expire_date: Date | null;
};

/** As the contract shows an account: Facebook by its page, the others by the account itself. */
const present = (row: Row, now: Date): SocialAccount => {
  const common = {
    id: row.social_account_id,
    type: row.network,
    authorized: row.is_authorized && (row.token_expire_date === null || row.token_expire_date > now),
    tokenExpireDate: row.token_expire_date?.toISOString() ?? null,
  };
  if (row.network === 'Facebook')
    return { ...common, pageName: row.page_name, avatar: row.page_avatar_url, pageId: row.page_id };
  const named = { ...common, userLoginName: row.account_name, avatarLink: row.avatar_url };
  return row.network === 'LinkedIn'
    ? { ...named, linkedinUserId: row.provider_account_id }
    : { ...named, twitterUserId: row.provider_account_id };
};

const socialAccountsOfUser = statement('social-accounts-of-user')`
select social_account_id, network, provider_account_id, account_name, avatar_url,
       page_id, page_name, page_avatar_url, is_authorized, token_expire_date
     from social_accounts where user_id = :userId
     order by array_position(array['Twitter', 'LinkedIn', 'Facebook'], network)`;

/** The connected accounts of a user, at most one a network; X first, then LinkedIn, then Facebook. */
export const socialAccountsOf = async (userId: number, now: Date): Promise<SocialAccount[]> => {
  const rows = await socialAccountsOfUser.all({ userId });
  return rows.map((row) => present(row, now));
};
