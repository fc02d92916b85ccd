import { execute } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { SocialTokens } from '../../platform/ports/social/socialPort';
import { seal } from '../../platform/ports/sealing';
import type { TokenKey } from '../../platform/settings/socialEnvironment';

const demoAccounts = statement('demo-accounts')`
select social_account_id as id, user_id as "userId", network, page_id as "pageId" from social_accounts`;

/** The accounts of the demo can be posted to, where the networks are those of the demo. Nothing without a key. */
export const seedTokens = async (keys: readonly TokenKey[]): Promise<void> => {
  if (keys.length === 0) return;
  const accounts = await demoAccounts.all();
  for (const { id, userId, network, pageId } of accounts) {
    const access = `demo-${network}`;
    const page = pageId === null ? {} : { page: { id: pageId, token: `${access}-page` } };
    const tokens: SocialTokens = { access, accessEnds: null, refresh: null, ...page };
    await execute('update social_accounts set tokens = $2 where social_account_id = $1', [
      id,
      seal(keys, { network, userId }, JSON.stringify(tokens)),
    ]);
  }
};
