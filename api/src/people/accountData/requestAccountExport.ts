import { message } from '@dispatch/contract';
import { storageKeyOf } from './exportFile';
import { record } from '../../platform/audit/audit';
import { type Call, withoutTransaction } from '../../platform/call/handler';
import { problem } from '../../platform/call/problem';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { consumeLimit } from '../../platform/http/rateLimits';
import { enqueue } from '../../platform/jobs/queue';
import { User } from '../users/User';
import { newToken } from '../sessions/sessionStore';
import { findExport, isRunning, presentExport } from './accountExport';

const refuseRunning = async ({ session, now }: Call<'requestAccountExport'>): Promise<void> => {
  const found = await findExport(session.userId);
  if (found !== null && isRunning(found, now)) {
    throw problem(409, 'export-running', message('export-running'));
  }
};

const accountExportBegin = statement('account-export-begin')`
insert into account_exports (user_id, key, state, requested_at) values (:userId, :key, 'running', :now)
     on conflict (user_id) do update set key = excluded.key, state = excluded.state,
       requested_at = excluded.requested_at, ready_at = null, expires_at = null, size_bytes = null`;

const begin = async (call: Call<'requestAccountExport'>): Promise<void> => {
  const { session, now } = call;
  const { userId } = session;
  // One after the other for each account.
  await User.findByPk(userId, { lock: true, rejectOnEmpty: true });
  await refuseRunning(call);
  const last = await findExport(userId);
  const key = newToken();
  await accountExportBegin.run({ userId, key, now });
  if (last !== null) await enqueue('remove-account-export', { storageKey: storageKeyOf(last.key) });
  await enqueue('pack-account-export', { userId, storageKey: storageKeyOf(key) });
  await record({ actor: session, action: 'account.export', subject: { type: 'user', id: userId } });
};

export const requestAccountExport = withoutTransaction<'requestAccountExport'>(async (call) => {
  await refuseRunning(call);
  await consumeLimit('export-by-account', call.session.userId);
  await inTransaction(() => begin(call));
  return { status: 202, body: presentExport(await findExport(call.session.userId), call.now) };
});
