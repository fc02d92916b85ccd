import { execute } from '../../src/platform/database/database';
import { makeUser } from '../../src/testing/factories';
import type { Feeds, OwnedId, RowKind, Sending } from './feed';
import { anyOrder } from './adminOrder';
import { noRow } from './rows';

/** An order is the kind of record that each group of these calls sees. */
const ofAnOrder = ({ request }: Sending): void => {
  request.path['kind'] = 'order';
};

const notes: RowKind = { name: 'note', shownAs: ['noteId'] };

/** Of the caller, about an order of theirs. */
const ownNote: OwnedId = {
  kind: notes,
  make: async (place, owner) => {
    const [row] = await execute<{ id: number }>(
      `insert into record_notes (kind, subject_id, author_id, body, written_at)
       values ('order', $1, $2, 'They have called.', now()) returning note_id as id`,
      [await anyOrder.make(place, owner), owner.user.userId],
    );
    return row?.id ?? 0;
  },
  reach: 'permission',
  hidden: () => Promise.resolve(2_000_000_000),
};

const kind = noRow('the kind of the record');

const ofOrder = { ids: { 'path.kind': kind, 'path.id': anyOrder }, complete: ofAnOrder } as const;

export const adminRecord: Feeds = {
  viewRecord: ofOrder,
  listTimeline: ofOrder,
  addNote: {
    ids: {
      'path.id': anyOrder,
      'path.kind': kind,
    },
    complete: (sending) => {
      ofAnOrder(sending);
      Object.assign(sending.request.body as object, { mentioned: [], answers: null });
    },
    creates: { nothingToRead: 'it is read in the timeline' },
  },
  listColleagues: {
    ids: { 'path.kind': kind },
    complete: async (sending) => {
      ofAnOrder(sending);
      await makeUser({ group: 'EDITOR' });
    },
  },
  withdrawNote: { ids: { 'path.id': ownNote }, removes: { stays: 'without its text' } },
};
