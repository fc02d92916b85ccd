import { type components, permitsCall, type RecordKind } from '@dispatch/contract';
import type { Handler, Session } from '../../../platform/call/handler';
import { refuseOtherRecords } from './recordSeen';
import { type Entry, entryOf } from './timelineEntry';
import { timelinePage } from './timelineSql';

type Asked = {
  only?: components['schemas']['TimelineKind'];
  before?: string;
  limit?: number;
};

/** Behind every entry that there can be. */
const start = { at: new Date('2999-01-01'), rank: 99, key: '9223372036854775807' };

const placeOf = (before: string | undefined) => {
  const [at, rank, key] = before?.split('_') ?? [];
  return at === undefined || rank === undefined || key === undefined || Number.isNaN(Date.parse(at))
    ? start
    : { at, rank: Number(rank), key };
};

/** A page of the timeline of a record that is there, for whoever may see it. */
export const readTimeline = async (
  { kind, id }: { kind: RecordKind; id: number },
  { only, before, limit = 25 }: Asked,
  session: Session,
): Promise<{ entries: Entry[]; next: string | null }> => {
  const rows = await timelinePage({ kind }).all({
    id,
    only: only ?? null,
    seesMoney: permitsCall(session, 'orders.read'),
    ...placeOf(before),
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  return {
    entries: shown.map((row) => entryOf(row, session)),
    next: rows.length > limit ? (shown.at(-1)?.key ?? null) : null,
  };
};

/** What has happened to a record, newest first. Throws 403 and 404. */
export const listTimeline: Handler<'listTimeline'> = async ({ path, query, session }) => {
  await refuseOtherRecords(path, session);
  return { status: 200, body: await readTimeline(path, query, session) };
};
