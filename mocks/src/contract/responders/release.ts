import {
  type Actor,
  type components,
  message,
  numberOfState,
  type ReleaseAction,
  releaseErrors,
  statusDescription,
} from '@dispatch/contract';
import type { FieldError } from '@dispatch/contract/check';
import { assertSwitchedOn } from '../memory/features';
import { hasVerified, type PersonRow } from '../memory/people';
import type { Release, ReleaseRow } from '../memory/releaseRow';
import { ownRelease, ownReleases, releases, stateOf } from '../memory/releases';
import { priceOf } from '../memory/orders';
import { refuse, refuseInput } from '../refusal';
import type { MockCall, Responders } from '../responder';
import { rowAs } from '../resources';
import { pageOf } from './listing';
import { allowedMove, moveRelease, publishDue } from './moveRelease';
import { blankRelease, refusePaidChanges, savedOver } from './releaseFields';

type ListItem = components['schemas']['ReleaseListItem'];
type Saving = Pick<MockCall<'saveDraft'>, 'body' | 'person' | 'now' | 'demoData' | 'contract'>;

const itemOf = (row: ReleaseRow): ListItem => {
  const { release } = row;
  return {
    DistributionID: release.distributionId,
    HeadLine: release.headline,
    PRWebPressReleaseID: release.prwebPressReleaseId,
    CreationDate: release.creationDate,
    SubmittedDate: release.submittedDate,
    ReleaseDate: release.releaseDate,
    ReleaseStatusID: release.releaseStatusId,
    ReleaseStatusDescription: statusDescription(stateOf(row)),
    isResubmit: release.isResubmit,
    CityState: release.cityState,
    Package: release.package,
    hasPaid: release.hasPaid,
  };
};

/** ADMIN and EDITOR may schedule before the minimum. */
export const isExempt = ({ profile }: PersonRow): boolean =>
  profile.group === 'ADMIN' || profile.group === 'EDITOR';

const create = ({ demoData, contract, now, person, body }: Saving): ReleaseRow => {
  const all = releases({ demoData, contract, now });
  const release: Release = {
    ...savedOver(contract, { ...blankRelease(contract), package: body.package }, body, now),
    distributionId: all.nextId,
    prwebPressReleaseId: all.nextNumber,
    distributionVersion: 1,
    publicationState: 'DraftMode',
    releaseStatusId: numberOfState('DraftMode'),
    creationDate: now.toISOString(),
    savedAt: now.toISOString(),
  };
  all.nextId += 1;
  all.nextNumber += 1;
  const row = {
    ownerId: person.id,
    release,
    savedBy: person.profile.oktaLogin,
    wasOverdue: false,
    moves: [],
  };
  all.rows.push(row);
  return row;
};

/** Saves over a release. Throws what allowedMove throws, and 409 for another version and for what costs. */
export const overwrite = (saving: Saving, row: ReleaseRow, actor: Actor): ReleaseRow => {
  const { contract, now, person, body } = saving;
  const { release } = row;
  allowedMove(row, 'save', actor);
  if (body.distributionVersion !== release.distributionVersion) {
    throw refuse(409, 'draft-stale', message('draft-stale'), {
      currentVersion: release.distributionVersion,
      savedBy: row.savedBy,
      savedAt: release.savedAt,
    });
  }
  const after = savedOver(contract, release, body, now);
  refusePaidChanges(release, after);
  row.release = {
    ...after,
    distributionVersion: release.distributionVersion + 1,
    savedAt: now.toISOString(),
  };
  row.savedBy = person.profile.oktaLogin;
  return row;
};

const save = (saving: Saving): { row: ReleaseRow; isNew: boolean } => {
  const { distributionId = null } = saving.body;
  return distributionId === null
    ? { row: create(saving), isNew: true }
    : {
        row: overwrite(saving, ownRelease(saving, saving.person.id, distributionId), 'customer'),
        isNew: false,
      };
};

const unverified = (person: PersonRow, release: Release): FieldError[] =>
  (
    [
      ['primaryContactEmail', release.primaryContactEmail ?? ''],
      ['secondaryContactEmail', release.hasSecondaryContact ? (release.secondaryContactEmail ?? '') : ''],
      ['userEmail', release.userEmail ?? ''],
    ] as const
  )
    .filter(([, email]) => email.trim() !== '' && !hasVerified(person, email))
    .map(([field, email]) => ({
      pointer: `/${field}`,
      rule: 'verified',
      message: message('contact-unverified', { email }),
    }));

const submit = (call: Saving | MockCall<'submitRelease'>, row: ReleaseRow): void => {
  const { person, now } = call;
  const action = stateOf(row) === 'DraftMode' ? 'submit' : 'resubmit';
  allowedMove(row, action, 'customer');
  const errors = [
    ...releaseErrors(row.release, { now, exempt: isExempt(person) }),
    ...unverified(person, row.release),
  ];
  if (errors.length > 0) throw refuseInput(errors);
  if (!row.release.hasPaid && priceOf(call, row).total > 0) {
    throw refuse(409, 'release-unpaid', message('release-unpaid'));
  }
  moveRelease(row, { action, actor: 'customer', by: person.profile.oktaLogin, now });
  row.release = {
    ...row.release,
    distributionPRWebVersion: row.release.distributionPRWebVersion + 1,
    submittedDate: now.toISOString(),
    isResubmit: row.release.isResubmit || action === 'resubmit',
    holdReason: [],
  };
};

const ownerStep = (
  call: MockCall<'moveBackToDraft'> | MockCall<'acceptChanges'> | MockCall<'declineChanges'>,
  action: ReleaseAction,
  reason = '',
): { status: 200; body: Release } => {
  const { person, path, now } = call;
  const row = ownRelease(call, person.id, path.id);
  // Safe to repeat.
  if (action === 'backToDraft' && stateOf(row) === 'DraftMode') return { status: 200, body: row.release };
  const reasons = reason.trim() === '' ? [] : [reason.trim()];
  moveRelease(row, { action, actor: 'customer', by: person.profile.oktaLogin, now, reasons });
  row.release = { ...row.release, editorialChanges: null };
  return { status: 200, body: row.release };
};

export const release: Responders = {
  listReleases: (call) => {
    publishDue(call);
    const { status } = call.query;
    const rows = ownReleases(call, call.person.id)
      .filter((row) => status === undefined || status.includes(row.release.releaseStatusId))
      .sort((one, other) => other.release.creationDate.localeCompare(one.release.creationDate));
    const textOf = (item: ListItem) => `${item.HeadLine}\n${item.PRWebPressReleaseID}`;
    return { status: 200, ...pageOf(rows.map(itemOf), call.query, textOf) };
  },

  countReleases: (call) => {
    publishDue(call);
    const counts = new Map<ReleaseRow['release']['releaseStatusId'], number>();
    for (const { release } of ownReleases(call, call.person.id))
      counts.set(release.releaseStatusId, (counts.get(release.releaseStatusId) ?? 0) + 1);
    const body = [...counts]
      .sort(([one], [other]) => one - other)
      .map(([releaseStatusId, count]) => ({ releaseStatusId, count, isCapped: false }));
    return { status: 200, body };
  },

  getRelease: async (call) => {
    publishDue(call);
    const { release } = ownRelease(call, call.person.id, call.path.id);
    const { headers } = await call.prism();
    return { status: 200, body: release, headers };
  },

  saveDraft: (call) => {
    const { row, isNew } = save(call);
    const { newsImage, attachments } = row.release;
    const body = rowAs(call.contract, 'saveDraft', {
      ...row.release,
      newsImage: newsImage && { assetId: newsImage.assetId, uploadKey: newsImage.uploadKey },
      attachments: attachments.map(({ fileName, assetId, uploadKey }) => ({ fileName, assetId, uploadKey })),
    }) as components['schemas']['SavedRelease'];
    return isNew ? { status: 201, body } : { status: 200, body };
  },

  validateRelease: (call) => {
    const { body, person, now, contract } = call;
    const { distributionId } = body;
    const stored =
      typeof distributionId === 'number'
        ? ownRelease(call, person.id, distributionId).release
        : blankRelease(contract);
    const after = savedOver(contract, { ...stored, package: body.package }, body, now);
    const errors = releaseErrors(after, { now, exempt: isExempt(person) });
    if (errors.length > 0) throw refuseInput(errors);
    return { status: 200, body: { valid: true } };
  },

  resubmitRelease: (call) => {
    const all = releases(call);
    const before = structuredClone(all);
    try {
      const { row } = save(call);
      submit(call, row);
      return { status: 200, body: row.release };
    } catch (error) {
      // Both happen, or neither.
      Object.assign(all, before);
      throw error;
    }
  },

  submitRelease: (call) => {
    const row = ownRelease(call, call.person.id, call.path.id);
    submit(call, row);
    return { status: 200, body: row.release };
  },

  moveBackToDraft: (call) => {
    ownRelease(call, call.person.id, call.path.id);
    assertSwitchedOn(call, 'hasEnableBackToDraft');
    return ownerStep(call, 'backToDraft');
  },
  acceptChanges: (call) => ownerStep(call, 'accept'),
  declineChanges: (call) => ownerStep(call, 'decline', call.body?.reason),

  deleteDraft: (call) => {
    const { person, path, now } = call;
    const row = ownRelease(call, person.id, path.id);
    allowedMove(row, 'delete', 'customer');
    if (row.release.hasPaid) throw refuse(409, 'release-paid', message('release-paid-kept'));
    moveRelease(row, { action: 'delete', actor: 'customer', by: person.profile.oktaLogin, now });
    return { status: 204 };
  },
};
