import {
  type components,
  numberOfState,
  printReleaseDate,
  type ReleaseAction,
  statesInReview,
  toDollars,
} from '@dispatch/contract';
import { textOf } from '../../identity/textOf';
import { nameOf, people, type PersonRow } from '../memory/people';
import type { ReleaseRow } from '../memory/releaseRow';
import { isOverdue, releases, stateOf } from '../memory/releases';
import { orders } from '../memory/orders';
import { notFound, refuseInput } from '../refusal';
import type { Responders } from '../responder';
import type { Remembering } from '../memory/memory';
import { pageOf } from './listing';
import { deskActor, moveRelease, publishDue } from './moveRelease';

type QueueItem = components['schemas']['QueueItem'];
type ReviewedRelease = components['schemas']['ReviewedRelease'];
type Moving = Remembering & {
  readonly path: { id: number };
  readonly person: PersonRow;
  readonly body: unknown;
};

const waiting = statesInReview.map(numberOfState);
const neverAtTheDesk = new Set<string>(['DraftMode', 'Deleted']);

const ownerOf = (remembering: Remembering, row: ReleaseRow): PersonRow => {
  const owner = people(remembering).rows.find(({ id }) => id === row.ownerId);
  if (owner === undefined) throw new Error(`Nobody owns the release ${row.release.distributionId}.`);
  return owner;
};

const holds = { onHold: 'hold', locked: 'holdLocked', limited: 'holdLimited' } as const;

const step =
  (action: ReleaseAction) =>
  (call: Moving): { status: 200; body: ReviewedRelease } => {
    const { path, person, now } = call;
    const row = find(call, path.id);
    const by = person.profile.oktaLogin;
    const reason = textOf(call.body, 'reason');
    const reasons = reason === '' ? [] : [reason];
    moveRelease(row, { action, actor: deskActor(person), by, now, reasons });
    return { status: 200, body: reviewed(call, row) };
  };

const sortKey = (
  { release }: ReleaseRow,
  by: 'releaseDate' | 'submittedDate' | 'headline' | 'prwebPressReleaseId',
): string =>
  by === 'prwebPressReleaseId' ? String(release[by]).padStart(10, '0') : (release[by] ?? '~').toLowerCase();

const itemOf = (remembering: Remembering, row: ReleaseRow): QueueItem => {
  const owner = ownerOf(remembering, row);
  const { release } = row;
  return {
    distributionId: release.distributionId,
    prwebPressReleaseId: release.prwebPressReleaseId,
    headline: release.headline,
    cityState: release.cityState,
    package: release.package,
    hasPriorityRelease: release.hasPriorityRelease,
    releaseStatusId: release.releaseStatusId,
    publicationState: release.publicationState,
    isResubmit: release.isResubmit,
    isOverdue: isOverdue(row, remembering.now),
    releaseDate: release.releaseDate,
    submittedDate: release.submittedDate,
    customerName: nameOf(owner),
    organization: owner.profile.organization,
  };
};

const find = (remembering: Remembering, id: number): ReleaseRow => {
  publishDue(remembering);
  const row = releases(remembering).rows.find(({ release }) => release.distributionId === id);
  if (row === undefined || neverAtTheDesk.has(stateOf(row))) throw notFound();
  return row;
};

const reviewed = (remembering: Remembering, row: ReleaseRow): ReviewedRelease => {
  const owner = ownerOf(remembering, row);
  const order = orders(remembering).rows.find(
    ({ distributionId }) => distributionId === row.release.distributionId,
  );
  return {
    release: row.release,
    customer: {
      name: nameOf(owner),
      organization: owner.profile.organization,
      login: owner.profile.oktaLogin,
      phone: owner.profile.phone,
    },
    order:
      order === undefined ? null : { orderNumber: order.orderNumber, total: toDollars(order.quote.total) },
    isOverdue: isOverdue(row, remembering.now),
    moves: row.moves,
  };
};

export const editorial: Responders = {
  listEditorialQueue: (call) => {
    publishDue(call);
    const { sortBy = 'releaseDate', sortDirection } = call.query;
    const states = (call.query.status ?? waiting).map(Number);
    const rows = releases(call)
      .rows.filter((row) => !neverAtTheDesk.has(stateOf(row)) && states.includes(row.release.releaseStatusId))
      .sort((one, other) => sortKey(one, sortBy).localeCompare(sortKey(other, sortBy)));
    if (sortDirection === 'desc') rows.reverse();
    const words = (item: QueueItem) =>
      [item.headline, item.prwebPressReleaseId, item.customerName, item.organization].join('\n');
    return {
      status: 200,
      ...pageOf(
        rows.map((row) => itemOf(call, row)),
        call.query,
        words,
      ),
    };
  },

  getReviewedRelease: (call) => ({ status: 200, body: reviewed(call, find(call, call.path.id)) }),

  openReview: (call) => {
    const { path, person, now } = call;
    const row = find(call, path.id);
    moveRelease(row, { action: 'open', actor: deskActor(person), by: person.profile.oktaLogin, now });
    return { status: 200, body: reviewed(call, row) };
  },

  holdRelease: (call) => {
    const { path, person, now, body } = call;
    const row = find(call, path.id);
    const reasons = body.reasons.map((reason) => reason.trim()).filter((reason) => reason !== '');
    if (reasons.length === 0) {
      throw refuseInput([
        { pointer: '/reasons', rule: 'required', message: 'Please provide a hold reason.' },
      ]);
    }
    moveRelease(row, {
      action: holds[body.kind ?? 'onHold'],
      actor: deskActor(person),
      by: person.profile.oktaLogin,
      now,
      reasons,
    });
    row.release = { ...row.release, holdReason: reasons };
    row.wasOverdue = false;
    return { status: 200, body: reviewed(call, row) };
  },

  approveRelease: (call) => {
    const { path, person, now, body } = call;
    const row = find(call, path.id);
    const wasOverdue = isOverdue(row, now);
    const action = body.ownSiteOnly === true ? 'approveOwnSite' : 'approve';
    moveRelease(row, { action, actor: deskActor(person), by: person.profile.oktaLogin, now });
    row.wasOverdue = wasOverdue;
    if (body.release === 'now' || row.release.releaseDate === null) {
      row.release = { ...row.release, releaseDate: printReleaseDate(now) };
    }
    return { status: 200, body: reviewed(call, row) };
  },

  passUpRelease: step('passUp'),
  handBackRelease: step('handBack'),
  unlockRelease: step('unlock'),
  refuseRelease: step('refuse'),
  takeDownRelease: (call) => {
    const { path, person, now, body } = call;
    const row = find(call, path.id);
    const by = person.profile.oktaLogin;
    moveRelease(row, { action: 'takeDown', actor: deskActor(person), by, now, reasons: [body.reason] });
    row.release = { ...row.release, publicUrl: null };
    return { status: 200, body: reviewed(call, row) };
  },
};
