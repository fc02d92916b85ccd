import type { components } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';

export type AccountExport = {
  key: string;
  state: 'running' | 'ready' | 'failed';
  requestedAt: Date;
  readyAt: Date | null;
  expiresAt: Date | null;
  size: number | null;
};

/** Days for which the file of an export is kept. */
export const exportDays = 7;

/** An export that runs longer than this has been lost with its worker. */
const lostAfter = 60 * 60_000;

export const isRunning = ({ state, requestedAt }: AccountExport, now: Date): boolean =>
  state === 'running' && now.getTime() - requestedAt.getTime() < lostAfter;

const accountExportFind = statement('account-export-find')`
select key, state, requested_at as "requestedAt", ready_at as "readyAt", expires_at as "expiresAt",
            size_bytes as size
       from account_exports where user_id = :userId`;

export const findExport = async (userId: number): Promise<AccountExport | null> => {
  const row = await accountExportFind.maybe({ userId });
  return row === undefined ? null : { ...row, size: row.size === null ? null : Number(row.size) };
};

const stateAt = (found: AccountExport, now: Date): components['schemas']['AccountExport']['state'] => {
  if (found.state === 'ready') return found.expiresAt !== null && found.expiresAt > now ? 'ready' : 'expired';
  return isRunning(found, now) ? 'running' : 'failed';
};

export const presentExport = (
  found: AccountExport | null,
  now: Date,
): components['schemas']['AccountExport'] => {
  if (found === null) {
    return { state: 'none', requestedDate: null, readyDate: null, expiresDate: null, size: null, key: null };
  }
  const state = stateAt(found, now);
  return {
    state,
    requestedDate: found.requestedAt.toISOString(),
    readyDate: found.readyAt?.toISOString() ?? null,
    expiresDate: found.expiresAt?.toISOString() ?? null,
    size: found.size,
    key: state === 'ready' ? found.key : null,
  };
};
