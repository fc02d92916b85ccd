import { now } from '../../src/clock';
import { Release } from '../../src/models/Release';
import { keepVersion } from '../../src/models/ReleaseVersion';
import type { Feeds, Sending } from './feed';
import { asItWasPaid, atItsVersion, atThePresentSave, contentIds, withoutFiles } from './release';
import { noRow, releaseAtTheDesk } from './rows';

/** A release in review goes to all sites; one on a limited hold to our own alone. */
const forAllSites = ({ request }: Sending): void => {
  (request.body as { ownSiteOnly?: boolean }).ownSiteOnly = false;
};

const inReview = releaseAtTheDesk('InEditorialReview');

export const editorial: Feeds = {
  getReviewedRelease: { ids: { 'path.id': releaseAtTheDesk('PendingEditorialReview') } },
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
  openReview: { ids: { 'path.id': releaseAtTheDesk('PendingEditorialReview') } },
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
