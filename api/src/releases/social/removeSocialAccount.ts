import { stateNumbers } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { statement, variants } from '../../platform/database/statement';
import { revokeLater } from './revokeTokens';
import { handleColumns, ownNetwork } from './ownAccount';

const { Published, Deleted, NotSent } = stateNumbers;
const past: readonly number[] = [Published, Deleted, NotSent];

/**
 * What is not published yet goes on without the account, and so do its versions: no comparison shows it as a change of
 * the text, and none that is restored brings it back.
 */
const releasesWithout = variants(
  'social-releases-without',
  { network: ['Twitter', 'LinkedIn', 'Facebook'] },
  ({ network }) => {
    const columns = handleColumns(network);
    const emptied = columns.map((column) => `${column} = ${column === 'x_post_handle' ? `''` : 'null'}`);
    return `
with without as (
  update releases set ${emptied.join(', ')} where user_id = :userId and state <> all(:past::integer[])
  returning distribution_id)
update release_versions v set content = v.content - '{${columns.join(',')}}'::text[]
  from without where v.distribution_id = without.distribution_id and v.content ?| '{${columns.join(',')}}'`;
  },
);

const socialAccountRemove = statement('social-account-remove')`
delete from social_accounts where social_account_id = :accountId`;

export const removeSocialAccount: Handler<'removeSocialAccount'> = async (call) => {
  const { session, path } = call;
  const network = await ownNetwork(call);
  await revokeLater(session.userId, network);
  await socialAccountRemove.run({ accountId: path.accountId });
  await releasesWithout({ network }).run({ userId: session.userId, past });
  await record({
    actor: session,
    action: 'social.remove',
    subject: { type: 'social-account', id: path.accountId },
    details: { network },
  });
  return { status: 204 };
};
