import { randomBytes } from 'node:crypto';
import { message } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import { type Call, withoutTransaction } from '../../platform/call/handler';
import { problem } from '../../platform/call/problem';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { inStorage } from '../../platform/files/readFile';
import { enqueue } from '../../platform/jobs/queue';
import { lockListForPeople, presentImport } from './journalistImport';
import { failImport } from './readJournalists';

const journalistImportBegin = statement('journalist-import-begin')`
insert into journalist_imports (journalist_list_id, storage_key, bytes, state, started_by, started_at)
     values (:listId, :storageKey, :length, 'running', :userId, :now)
     on conflict (journalist_list_id) do update set storage_key = excluded.storage_key, bytes = excluded.bytes,
       state = 'running', started_by = excluded.started_by, started_at = excluded.started_at, progress = 0,
       added = 0, known = 0, refused = 0, refusals = '[]', failure = null`;

const begin = async ({ path, session, upload, now }: Call<'importJournalists'>, storageKey: string) => {
  await lockListForPeople(path.listId, now);
  await journalistImportBegin.run({
    listId: path.listId,
    storageKey,
    length: upload.bytes.length,
    userId: session.userId,
    now,
  });
  await record({
    actor: session,
    action: 'journalistList.import',
    subject: { type: 'journalistList', id: path.listId },
    details: { bytes: upload.bytes.length },
  });
};

/** The row comes before the bytes, and the job after them: a crash leaves nothing that is not cleaned up. */
export const importJournalists = withoutTransaction<'importJournalists'>(async (call) => {
  const { path, upload, ports, now } = call;
  if (!ports.storage.isOpen) throw problem(404, 'uploads-closed', message('uploads-closed'));
  const storageKey = `imports/${randomBytes(20).toString('hex')}`;
  await inTransaction(() => begin(call, storageKey));
  try {
    await inStorage(() => ports.storage.put(storageKey, upload.bytes, 'text/csv'));
  } catch (error) {
    await failImport(storageKey, 'The file could not be stored.');
    throw error;
  }
  await enqueue('import-journalists', { listId: path.listId, storageKey });
  return { status: 202, body: await presentImport(path.listId, now) };
});
