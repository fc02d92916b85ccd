import { stateNumbers } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { query } from '../../platform/database/database';
import { ownNetwork, usesSql } from './ownAccount';

const { DraftMode, Published, Deleted, NotSent } = stateNumbers;
const notUnderway: readonly number[] = [DraftMode, Published, Deleted, NotSent];

export const hasActiveReleases: Handler<'hasActiveReleases'> = async (call) => {
  const network = await ownNetwork(call);
  const [row] = await query<{ isUsed: boolean }>(
    `social-used-${network}`,
    `select exists (select from releases where user_id = $1 and state <> all($2::integer[]) and ${usesSql(network)})
       as "isUsed"`,
    [call.session.userId, notUnderway],
  );
  return { status: 200, body: row?.isUsed ?? false };
};
