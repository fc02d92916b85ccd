import { dueSoonUntil } from '@dispatch/contract';
import { rawJson } from '../../platform/call/answerBody';
import type { Handler } from '../../platform/call/handler';
import { deskCounts } from './deskViewsSql';

/** How many releases each view of the queue has for who asks. */
export const countDesk: Handler<'countDesk'> = async ({ session, now }) => ({
  status: 200,
  body: rawJson((await deskCounts.one({ me: session.userId, dueUntil: dueSoonUntil(now) })).counts),
});
