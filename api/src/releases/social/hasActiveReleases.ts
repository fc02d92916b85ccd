import { stateNumbers } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { variants } from '../../platform/database/statement';
import { ownNetwork, usesSql } from './ownAccount';

const { DraftMode, Published, Deleted, NotSent } = stateNumbers;
const notUnderway: readonly number[] = [DraftMode, Published, Deleted, NotSent];

const accountUsed = variants(
  'social-used',
  { network: ['Twitter', 'LinkedIn', 'Facebook'] },
  ({ network }) => `
select exists (select from releases where user_id = :userId and state <> all(:notUnderway::integer[]) and ${usesSql(network)})
  as "isUsed!"`,
);

export const hasActiveReleases: Handler<'hasActiveReleases'> = async (call) => {
  const network = await ownNetwork(call);
  const { isUsed } = await accountUsed({ network }).one({ userId: call.session.userId, notUnderway });
  return { status: 200, body: isUsed };
};
