import { execute } from '../../src/platform/database/database';
import { makeUser } from '../../src/testing/factories';
import type { Person, Place } from '../place/place';
import type { Feeds, OwnedId, RowKind } from './feed';
import { making } from './rows';

const requests: RowKind = { name: 'request for a second person', shownAs: ['approvalRequestId'] };

/** A coupon for a customer that waits; asked for by this person. */
const askedBy = async (asker: number): Promise<number> => {
  const customer = await makeUser();
  const body = {
    userAccountId: customer.userId,
    originalAmount: 5000,
    expirationDate: '2990-02-01 04:59:59.999',
  };
  const [row] = await execute<{ id: number }>(
    `insert into approval_requests (kind, body, user_id, what, worth_cents, state, asked_by, asked_at)
     values ('coupon', $1, $2, 'A coupon of $5,000.00', 500000, 'requested', $3, now())
     returning approval_request_id as id`,
    [JSON.stringify(body), customer.userId, asker],
  );
  return row?.id ?? 0;
};

const byOther = async (): Promise<number> => askedBy((await makeUser({ group: 'EDITOR' })).userId);

/** Whoever may see or decide, sees or decides all of them. */
const anyRequest: OwnedId = {
  kind: requests,
  make: byOther,
  reach: 'permission',
  hidden: () => Promise.resolve(2_000_000_000),
};

/** Only who has asked withdraws, and says why. */
const ownRequest: OwnedId = {
  kind: requests,
  make: (_place: Place, { user }: Person) => askedBy(user.userId),
  reach: 'owner',
};

export const adminApproval: Feeds = {
  listApprovals: { complete: making(byOther) },
  exportApprovals: { complete: making(byOther) },
  getApproval: { ids: { 'path.id': anyRequest } },
  confirmApproval: {
    ids: { 'path.id': anyRequest },
    complete: ({ request }) => {
      Object.assign(request.body as object, { worth: 5000 });
    },
    creates: { nothingToRead: 'coupons belong to the staff: approvals.test.ts reads them' },
  },
  declineApproval: { ids: { 'path.id': anyRequest } },
  withdrawApproval: { ids: { 'path.id': ownRequest } },
  setApprovalReason: { ids: { 'path.id': ownRequest } },
};
