import { storageKeyOf } from './exportFile';
import { personOf } from './forgetPerson';
import { packAccount } from './packAccount';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { JobHandler, JobPlan } from '../../platform/jobs/job';
import { enqueue } from '../../platform/jobs/queue';
import { User } from '../users/User';
import { exportDays, findExport, type AccountExport } from './accountExport';

const day = 86_400_000;

/** The export that a job is about; null when another one, or none, is wanted by now. */
export const exportAt = async (userId: number, storageKey: string): Promise<AccountExport | null> => {
  const found = await findExport(userId);
  return found !== null && storageKeyOf(found.key) === storageKey ? found : null;
};

const accountExportFinish = statement('account-export-finish')`
update account_exports set state = 'ready', ready_at = :now, expires_at = :expiresAt, size_bytes = :size
        where user_id = :userId and key = :key and state <> 'ready' returning user_id`;

const finish = (userId: number, { key }: AccountExport, size: number, now: Date): Promise<void> =>
  inTransaction(async () => {
    const storageKey = storageKeyOf(key);
    const rows = await accountExportFinish.all({
      userId,
      key,
      now,
      expiresAt: new Date(now.getTime() + exportDays * day),
      size,
    });
    if (rows.length > 0) await enqueue('mail-account-export', { userId, storageKey });
    else if ((await exportAt(userId, storageKey)) === null)
      await enqueue('remove-account-export', { storageKey });
  });

const accountExportFail = statement('account-export-fail')`
update account_exports set state = 'failed' where user_id = :userId and key = :key and state = 'running'`;

const fail = (userId: number, { key }: AccountExport): Promise<unknown> =>
  accountExportFail.run({ userId, key });

/** Packs an account and stores the file. Run twice, it stores the same place anew and mails once. */
export const packAccountExport: JobHandler<{ userId: number; storageKey: string }> = async (
  { userId, storageKey },
  { ports, now },
) => {
  const found = await exportAt(userId, storageKey);
  if (found === null || found.state === 'ready') return;
  try {
    const user = await User.findByPk(userId, { rejectOnEmpty: true });
    const zip = packAccount(personOf(user, now), ports.storage);
    await ports.storage.put(storageKey, zip, 'application/zip');
    await finish(userId, found, zip.bytes, now);
  } catch (error) {
    await fail(userId, found);
    throw error;
  }
};

/** Removes the file of an export that was replaced, or whose account is deleted. */
const removeAccountExport: JobHandler<{ storageKey: string }> = ({ storageKey }, { ports }) =>
  ports.storage.remove(storageKey);

export const packAccountExportJob = {
  handler: packAccountExport,
  title: 'Pack the export of an account',
  retryLimit: 4,
  retryDelay: 30,
  expireInSeconds: 900,
} as const satisfies JobPlan;

export const removeAccountExportJob = {
  handler: removeAccountExport,
  title: 'Remove the file of an export',
  retryLimit: 8,
  retryDelay: 30,
  expireInSeconds: 60,
} as const satisfies JobPlan;
