import { permits } from '@dispatch/contract';
import { now } from '../../src/platform/settings/clock';
import { execute } from '../../src/platform/database/database';
import { Release } from '../../src/releases/lifecycle/Release';
import { keepVersion } from '../../src/releases/lifecycle/ReleaseVersion';
import type { Feeds, Sending } from './feed';
import { making, noRow, ownRelease, releaseAtTheDesk, releases, sameForAll } from './rows';

const lists = {
  'body.cjlSelected.id': sameForAll(
    'the journalist lists are the same for everybody',
    [1, 2, 3, 4, 5, 6, 7, 8],
  ),
  'body.cjlSelected.prWebBrandId': noRow('ignored when it is sent'),
} as const;

const ofAFile = noRow('no file goes with it: tests of their own upload one');

const files = {
  'body.newsImage.assetId': ofAFile,
  'body.newsImage.uploadKey': ofAFile,
  'body.attachments.assetId': ofAFile,
  'body.attachments.uploadKey': ofAFile,
} as const;

export const contentIds = { ...lists, ...files } as const;

/** A file has to be uploaded first, an account connected. */
export const withoutFiles = (sending: Sending): void => {
  Object.assign(draftOf(sending), {
    ...{ newsImage: null, attachments: [], xPostHandle: '' },
    ...{ twitterSocialHandle: null, linkedinSocialHandle: null, facebookSocialHandle: null },
  });
};

type Draft = { distributionId?: number | null; cjlSelected?: { id: number }[] } & Record<string, unknown>;

const draftOf = ({ request }: Sending) => request.body as Draft;

export const atItsVersion = async (sending: Sending): Promise<void> => {
  const draft = draftOf(sending);
  if (typeof draft.distributionId !== 'number') {
    draft['distributionVersion'] = null;
    return;
  }
  const release = await Release.findByPk(draft.distributionId);
  draft['distributionVersion'] = release?.distributionVersion ?? 1;
};

const versions = { 'path.number': noRow('it counts the versions of the release') } as const;

/** A release has one version, and is at its present save. */
const withVersions = async ({ request, owner }: Sending): Promise<void> => {
  const release = await Release.findByPk(Number(request.path['id']));
  if (release === null) return;
  const actor = { userId: owner.user.userId, impersonator: null };
  await keepVersion(release.distributionId, { kind: 'draft', actor, now: now() });
  for (const name of ['number', 'other']) if (name in request.path) request.path[name] = 1;
  if (request.body !== undefined) request.body = { distributionVersion: release.distributionVersion };
};

/** Cleaned of what cannot be printed: six digits and a line break are seven characters, and too few for the server. */
const withPrintablePhones = (sending: Sending): void => {
  const draft = draftOf(sending);
  for (const [field, value] of Object.entries(draft)) {
    if (field.includes('Phone') && typeof value === 'string')
      draft[field] = value.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '0');
  }
};

/** What the package offers: one that offers everything, and no more lists than are bought. */
const asThePackageOffers = (sending: Sending): void => {
  const draft = draftOf(sending);
  Object.assign(draft, { package: '360', cjl: 2, hasSecondaryContact: true });
  if (draft.cjlSelected !== undefined) draft.cjlSelected = draft.cjlSelected.slice(0, 2);
};

/** What was paid for stays as it is, and every address is the owner's own, which counts as verified. */
export const asItWasPaid = (sending: Sending): void => {
  const draft = draftOf(sending);
  const { email } = sending.owner.user;
  Object.assign(draft, {
    package: '200',
    cjl: 0,
    cjlSelected: [],
    hasPriorityRelease: false,
    hasCisionSocialPost: false,
    videoUrl: '',
    hasSecondaryContact: true,
    primaryContactEmail: email,
    secondaryContactEmail: email,
    userEmail: email,
  });
};

const idOfSaved = (body: unknown): number => (body as { distributionId: number }).distributionId;

/** Numbered by the server, told to it alone, sanitised, cleaned of what cannot be printed, or cleared with the additional contact. */
const altered = (field: string, sent: object): boolean =>
  /^(distributionVersion|isAutomatic|body)$|Phone/.test(field) ||
  (field.startsWith('secondaryContact') && (sent as Draft)['hasSecondaryContact'] !== true);

const published = releaseAtTheDesk('Published');

const awaiting = ownRelease({ paid: true }, 'PendingDistributionUponUserApproval');

/** The body, where there is one, names the version that is saved. */
export const atThePresentSave = async ({ request }: Sending): Promise<void> => {
  const release = await Release.findByPk(Number(request.path['id']));
  if (release !== null && request.body !== undefined)
    Object.assign(request.body as object, { distributionVersion: release.distributionVersion });
};

const takenBack = ownRelease({ paid: true }, 'PendingDistribution');

/** Two versions, of which the later says something else. */
const withTwoVersions = async (sending: Sending): Promise<void> => {
  await withVersions(sending);
  const release = await Release.findByPk(Number(sending.request.path['id']));
  await release?.update({ summary: 'A shipyard of Sparrows Point assembles robots.' });
  await withVersions(sending);
  sending.request.path['other'] = 2;
};

const withDraft = { complete: making(ownRelease().make) };

export const release: Feeds = {
  listReleases: withDraft,
  countReleases: withDraft,
  moveBackToDraft: {
    movesByGet: true,
    ids: {
      'path.id': {
        ...takenBack,
        make: async (place, person) => {
          await execute(
            `update users set feature_overrides = feature_overrides || '{"hasEnableBackToDraft": true}' where user_id = $1`,
            [person.user.userId],
          );
          return takenBack.make(place, person);
        },
      },
    },
  },
  acceptChanges: { ids: { 'path.id': awaiting }, complete: atThePresentSave },
  declineChanges: { ids: { 'path.id': awaiting } },
  publishRelease: {
    ids: {
      'body.distributionId': {
        ...published,
        // Its owner may not.
        make: async (place, person) =>
          published.make(
            place,
            permits(person.group, 'releases.review') ? person : await place.newPerson('USER'),
          ),
      },
    },
    leaveOut: ({ request }) => {
      Object.assign(request.body as object, { editRequestIds: [] });
    },
    complete: atItsVersion,
  },
  saveDraft: {
    leaveOut: withoutFiles,
    ids: { 'body.distributionId': ownRelease(), ...contentIds },
    complete: atItsVersion,
    creates: { kind: releases, idOf: idOfSaved, altered },
  },
  duplicateRelease: {
    ids: { 'path.id': ownRelease() },
    creates: { kind: releases, idOf: idOfSaved, altered },
  },
  validateRelease: {
    leaveOut: withoutFiles,
    rules: 'full',
    ids: { 'body.distributionId': ownRelease(), ...contentIds },
    complete: async (sending) => {
      withPrintablePhones(sending);
      asThePackageOffers(sending);
      await atItsVersion(sending);
    },
  },
  resubmitRelease: {
    leaveOut: withoutFiles,
    rules: 'full',
    ids: {
      'body.distributionId': ownRelease({ paid: true }, 'OnHold'),
      ...contentIds,
    },
    complete: async (sending) => {
      withPrintablePhones(sending);
      asItWasPaid(sending);
      await atItsVersion(sending);
    },
  },
  getRelease: { ids: { 'path.id': ownRelease() } },
  getReleasePdf: { ids: { 'path.id': ownRelease() } },
  listReleaseVersions: { ids: { 'path.id': ownRelease() }, complete: withVersions },
  getJournalistMails: { ids: { 'path.id': ownRelease() } },
  getReleaseVersion: { ids: { 'path.id': ownRelease(), ...versions }, complete: withVersions },
  compareReleaseVersions: {
    ids: { 'path.id': ownRelease(), ...versions, 'path.other': versions['path.number'] },
    complete: withTwoVersions,
  },
  restoreReleaseVersion: { ids: { 'path.id': ownRelease(), ...versions }, complete: withVersions },
  deleteDraft: { ids: { 'path.id': ownRelease() }, removes: 'path.id' },
  submitRelease: { ids: { 'path.id': ownRelease({ paid: true }) } },
};
