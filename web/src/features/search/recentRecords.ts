import { readSessionCache, writeSessionCache } from '../../shared/session/sessionCache';
import type { FoundRecord } from './foundRecord';

const most = 5;

/** What was opened from the search last in this session, the newest first. */
export const recentRecords = (): readonly FoundRecord[] =>
  (readSessionCache('recentRecords') as FoundRecord[] | undefined) ?? [];

export function keepRecent(record: FoundRecord): void {
  const others = recentRecords().filter(({ kind, id }) => kind !== record.kind || id !== record.id);
  writeSessionCache('recentRecords', [record, ...others].slice(0, most));
}
