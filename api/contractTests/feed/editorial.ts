import { now } from '../../src/platform/settings/clock';
import { execute } from '../../src/platform/database/database';
import { Release } from '../../src/releases/lifecycle/Release';
import { keepVersion } from '../../src/releases/lifecycle/ReleaseVersion';
import { makeUser } from '../../src/testing/factories';
import { makeRelease } from '../../src/testing/makeRelease';
import type { Person, Place } from '../place/place';
import type { Feeds, OwnedId, RowKind, Sending } from './feed';
import { asItWasPaid, atItsVersion, atThePresentSave, contentIds, withoutFiles } from './release';
import { making, noRow, releaseAtTheDesk } from './rows';

const editRequests: RowKind = { name: 'edit request', shownAs: ['editRequestId'] };

/** An open one of a published release; for the contract it is no matter that its order paid for the release. */
const editRequest: OwnedId = {
  kind: editRequests,
  make: async (_place, { user }) => {
    const { distributionId, firstOrderId } = await makeRelease(user, { paid: true }, 'Published');
    const [row] = await execute<{ id: number }>(
      `insert into edit_requests (distribution_id, order_id, user_id, description, created_at)
       values ($1, $2, $3, 'Please name the mayor.', now()) returning edit_request_id as id`,
      [distributionId, firstOrderId, user.userId],
    );
    return row?.id ?? 0;
  },
  reach: 'permission',
  hidden: () => Promise.resolve(2_000_000_000),
};

/** A release in review goes to all sites; one on a limited hold to our own alone. */
const forAllSites = ({ request }: Sending): void => {
  (request.body as { ownSiteOnly?: boolean }).ownSiteOnly = false;
};

const savedReason: OwnedId = {
  kind: { name: 'saved hold reason', shownAs: ['savedReasonId'] },
  make: async (_place, { user }) => {
    const [row] = await execute<{ id: number }>(
      `insert into saved_hold_reasons (user_id, created_by, text, created_at)
       values ($1, $1, gen_random_uuid()::text, now()) returning saved_hold_reason_id as id`,
      [user.userId],
    );
    return row?.id ?? 0;
  },
  reach: 'owner',
};

/** Submitted and approved by the person themselves: the figures know them by their login. */
const decided = async (_place: Place, { user }: Person): Promise<void> => {
  const { distributionId } = await makeRelease(user, {}, 'PendingDistribution');
  await execute(
    `insert into release_moves (distribution_id, from_state, to_state, action, actor_user_id, actor_name)
     values ($1, 1, 0, 'submit', $2, $3), ($1, 0, 3, 'approve', $2, $3)`,
    [distributionId, user.userId, user.oktaLogin],
  );
};

const submitted = releaseAtTheDesk('PendingEditorialReview');
const inReview = releaseAtTheDesk('InEditorialReview');

export const editorial: Feeds = {
  listEditRequests: { complete: making(editRequest.make) },
  declineEditRequest: { ids: { 'path.id': editRequest } },
  listEditorialQueue: {
    ids: { 'query.userId': noRow('a filter: it finds releases or none') },
    complete: making(submitted.make),
  },
  exportDeskFigures: { complete: making(decided) },
  exportQueue: { complete: making(submitted.make) },
  getReviewedRelease: { ids: { 'path.id': submitted } },
  saveReviewedRelease: {
    leaveOut: withoutFiles,
    ids: {
      'path.id': releaseAtTheDesk('InEditorialReview'),
      'body.distributionId': noRow('the release of the address'),
      ...contentIds,
    },
    complete: async (sending) => {
      const { body, path } = sending.request;
      Object.assign(body as object, { distributionId: Number(path['id']) });
      asItWasPaid(sending);
      await atItsVersion(sending);
    },
  },
  approveWithChanges: {
    ids: {
      'path.id': {
        ...inReview,
        make: async (place, person) => {
          const id = Number(await inReview.make(place, person));
          const actor = { userId: person.user.userId, impersonator: null };
          await Release.update(
            { summary: 'A shipyard of Sparrows Point assembles robots.' },
            { where: { distributionId: id } },
          );
          await keepVersion(id, { kind: 'draft', actor, now: now() });
          return id;
        },
      },
    },
    complete: atThePresentSave,
  },
  listSavedReasons: {
    complete: making((_place, { user }) =>
      execute(
        `insert into saved_hold_reasons (created_by, text, created_at) values ($1, gen_random_uuid()::text, now())`,
        [user.userId],
      ),
    ),
  },
  saveHoldReason: { creates: { nothingToRead: 'its own answer lists it' } },
  removeSavedReason: {
    ids: { 'path.id': savedReason },
    removes: { stays: 'staff alone list it: claims.test.ts looks for it afterwards' },
  },
  claimRelease: {
    ids: { 'path.id': submitted },
    creates: { nothingToRead: 'the release says who works on it' },
  },
  handOverClaim: {
    ids: {
      'path.id': submitted,
      'body.userId': {
        why: 'a colleague: whom staff may hand it to is no secret among them',
        value: async () => (await makeUser({ group: 'EDITOR' })).userId,
      },
    },
  },
  giveBackClaim: { ids: { 'path.id': submitted }, removes: { stays: 'the release, which nobody has' } },
  openReview: { ids: { 'path.id': submitted } },
  holdRelease: { ids: { 'path.id': releaseAtTheDesk('InEditorialReview') } },
  approveRelease: {
    ids: { 'path.id': releaseAtTheDesk('InEditorialReview') },
    complete: forAllSites,
  },
  passUpRelease: { ids: { 'path.id': releaseAtTheDesk('InEditorialReview') } },
  handBackRelease: { ids: { 'path.id': releaseAtTheDesk('PendingSeniorReview') } },
  unlockRelease: { ids: { 'path.id': releaseAtTheDesk('OnHoldLocked') } },
  refuseRelease: {
    ids: { 'path.id': releaseAtTheDesk('InEditorialReview', {}) },
    creates: { nothingToRead: 'it ends a release and makes no row' },
  },
  takeDownRelease: { ids: { 'path.id': releaseAtTheDesk('Published') } },
};
