import { type SocialNetwork, stateNumbers } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { query } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { revokeLater } from './revokeTokens';
import { handleColumns, ownNetwork } from './ownAccount';

const { Published, Deleted, NotSent } = stateNumbers;
const past: readonly number[] = [Published, Deleted, NotSent];

/**
 * What is not published yet goes on without the account, and so do its versions: no comparison shows it as a change of
 * the text, and none that is restored brings it back.
 */
const takeFromReleases = async (userId: number, network: SocialNetwork): Promise<void> => {
  const columns = handleColumns(network);
  const emptied = columns.map((column) => `${column} = ${column === 'x_post_handle' ? `''` : 'null'}`);
  await query(
    `social-releases-without-${network}`,
    `with without as (
       update releases set ${emptied.join(', ')} where user_id = $1 and state <> all($2::integer[])
       returning distribution_id)
     update release_versions v set content = v.content - '{${columns.join(',')}}'::text[]
       from without where v.distribution_id = without.distribution_id and v.content ?| '{${columns.join(',')}}'`,
    [userId, past],
  );
};

const socialAccountRemove = statement('social-account-remove')`
delete from social_accounts where social_account_id = :accountId`;

export const removeSocialAccount: Handler<'removeSocialAccount'> = async (call) => {
  const { session, path } = call;
  const network = await ownNetwork(call);
  await revokeLater(session.userId, network);
  await socialAccountRemove.run({ accountId: path.accountId });
  await takeFromReleases(session.userId, network);
  await record({
    actor: session,
    action: 'social.remove',
    subject: { type: 'social-account', id: path.accountId },
    details: { network },
  });
  return { status: 204 };
};
