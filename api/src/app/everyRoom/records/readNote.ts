import type { Session } from '../../../platform/call/handler';
import { notFound } from '../../../platform/call/problem';
import { statement } from '../../../platform/database/statement';
import { readTimeline } from './listTimeline';
import type { Entry } from './timelineEntry';

const notePlace = statement('note-place')`
select kind, subject_id as id, to_char((written_at + interval '1 microsecond') at time zone 'UTC',
  'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_0_0' as "behind!"
from record_notes where note_id = :noteId`;

/** A note as an entry of the timeline that it stands in. */
export const readNote = async (noteId: number, session: Session): Promise<Entry> => {
  const place = await notePlace.maybe({ noteId });
  if (place === undefined) throw notFound();
  const asked = { only: 'note', before: place.behind, limit: 50 } as const;
  const { entries } = await readTimeline(place, asked, session);
  const entry = entries.find(({ note }) => note?.noteId === noteId);
  if (entry === undefined) throw notFound();
  return entry;
};
