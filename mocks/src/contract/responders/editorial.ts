import {
  type components,
  deskDue,
  dueSoonUntil,
  keptReasons,
  message,
  numberOfState,
  parseReleaseDate,
  permits,
  printReason,
  printReleaseDate,
  type ReleaseAction,
  statesInReview,
  statesUndecided,
  toDollars,
} from '@dispatch/contract';
import { nameOf, people, type PersonRow } from '../memory/people';
import type { ReleaseRow } from '../memory/releaseRow';
import { isOverdue, ownRelease, releases, stateOf } from '../memory/releases';
import { orders } from '../memory/orders';
import { notFound, refuse } from '../refusal';
import type { Responders } from '../responder';
import type { Remembering } from '../memory/memory';
import { listOf } from './listing';
import { rowAs } from '../resources';
import { overwrite } from './release';
import { deskActor, moveRelease, publishDue } from './moveRelease';

type QueueItem = components['schemas']['QueueItem'];
type ReviewedRelease = components['schemas']['ReviewedRelease'];
type Looking = Remembering & { readonly person: PersonRow };
type Moving = Looking & { readonly path: { id: number } };

const waiting = statesInReview.map(numberOfState);
const undecided = statesUndecided.map(numberOfState);
const neverAtTheDesk = new Set<string>(['DraftMode', 'Deleted']);

const ownerOf = (remembering: Remembering, row: ReleaseRow): PersonRow => {
  const owner = people(remembering).rows.find(({ id }) => id === row.ownerId);
  if (owner === undefined) throw new Error(`Nobody owns the release ${row.release.distributionId}.`);
  return owner;
};

const holds = { onHold: 'hold', locked: 'holdLocked', limited: 'holdLimited' } as const;

const dueDateOf = ({ release }: ReleaseRow): string | null => {
  const { submittedDate, releaseDate } = release;
  if (!waiting.some((state) => state === release.releaseStatusId)) return null;
  const due = deskDue({
    ...release,
    submittedDate: submittedDate === null ? null : new Date(submittedDate),
    releaseDate: releaseDate === null ? null : parseReleaseDate(releaseDate),
  });
  return due?.toISOString() ?? null;
};

const claimOf = (call: Looking, { claim, release }: ReleaseRow): ReviewedRelease['claim'] => {
  const holder = people(call).rows.find(({ id }) => id === claim?.userId);
  if (!claim || !holder || !undecided.some((state) => state === release.releaseStatusId)) return null;
  return { ...claim, name: nameOf(holder), isOwn: holder.id === call.person.id };
};

const claimed = (call: Moving, claim: ReleaseRow['claim']): { status: 200; body: ReviewedRelease } => {
  const row = find(call, call.path.id);
  row.claim = claim;
  return { status: 200, body: reviewed(call, row) };
};

const itemOf = (remembering: Looking, row: ReleaseRow): QueueItem => {
  const claim = claimOf(remembering, row);
  const owner = ownerOf(remembering, row);
  const shown = {
    ...row.release,
    isOverdue: isOverdue(row, remembering.now),
    dueDate: dueDateOf(row),
    claimedBy: claim?.name ?? null,
    isClaimedByMe: claim?.isOwn ?? false,
    customerName: nameOf(owner),
    organization: owner.profile.organization,
  };
  return rowAs(remembering.contract, 'listEditorialQueue', shown) as QueueItem;
};

const find = (remembering: Remembering, id: number): ReleaseRow => {
  publishDue(remembering);
  const row = releases(remembering).rows.find(({ release }) => release.distributionId === id);
  const wasTakenDown = row?.moves.at(-1)?.from === 'Published';
  if (row === undefined || (neverAtTheDesk.has(stateOf(row)) && !wasTakenDown)) throw notFound();
  return row;
};

const reviewed = (remembering: Looking, row: ReleaseRow): ReviewedRelease => {
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
    dueDate: dueDateOf(row),
    mayApprove: true,
    claim: claimOf(remembering, row),
    moves: row.moves,
  };
};

/** Makes a move of the desk, and what changes with it. */
const moved = (
  call: Moving,
  action: ReleaseAction,
  reasons: string[] = [],
  changes: Partial<ReleaseRow['release']> = {},
): { status: 200; body: ReviewedRelease } => {
  const { path, person, now } = call;
  const row = find(call, path.id);
  const wasOverdue = isOverdue(row, now);
  moveRelease(row, { action, actor: deskActor(person), by: person.profile.oktaLogin, now, reasons });
  if (action.startsWith('approve') || action.startsWith('hold'))
    row.wasOverdue = wasOverdue && action.startsWith('approve');
  row.release = { ...row.release, ...changes };
  return { status: 200, body: reviewed(call, row) };
};

const step = (action: ReleaseAction) => (call: Moving) => moved(call, action);

type EditRequest = NonNullable<ReleaseRow['release']['editRequests']>[number];

const decideEdit = (row: ReleaseRow, id: number, decision: Partial<EditRequest>): void => {
  const { editRequests = [] } = row.release;
  const open = editRequests.find(({ editRequestId, state }) => editRequestId === id && state === 'open');
  if (open === undefined) throw refuse(409, 'edit-decided', message('edit-decided'));
  row.release = {
    ...row.release,
    editRequests: editRequests.map((edit) => (edit === open ? { ...edit, ...decision } : edit)),
  };
};

export const editorial: Responders = {
  listEditorialQueue: (call) => {
    publishDue(call);
    const { userId, queue } = call.query;
    const states = (call.query.status ?? (queue === 'mine' ? undecided : waiting)).map(Number);
    const rows = releases(call)
      .rows.filter((row) => !neverAtTheDesk.has(stateOf(row)) && states.includes(row.release.releaseStatusId))
      .filter(({ ownerId }) => userId === undefined || ownerId === userId)
      .map((row) => itemOf(call, row))
      .filter((item) => queue !== 'mine' || item.isClaimedByMe)
      .filter((item) => queue !== 'unclaimed' || item.claimedBy === null)
      .filter(
        ({ dueDate }) =>
          queue !== 'dueSoon' || (dueDate !== null && new Date(dueDate) <= dueSoonUntil(call.now)),
      );
    const words = (item: QueueItem) =>
      [item.headline, item.prwebPressReleaseId, item.customerName, item.organization].join('\n');
    return { status: 200, ...listOf(rows, { sortBy: 'releaseDate', ...call.query }, words) };
  },

  listEditRequests: (call) => {
    const { state = 'open' } = call.query;
    const rows = releases(call).rows.flatMap((row) => {
      const { distributionId, prwebPressReleaseId, headline, editRequests = [] } = row.release;
      const { customerName, organization } = itemOf(call, row);
      const shown = { distributionId, prwebPressReleaseId, headline, customerName, organization };
      return editRequests.filter((edit) => edit.state === state).map((edit) => ({ ...edit, ...shown }));
    });
    const words = (item: (typeof rows)[number]) =>
      [item.headline, item.prwebPressReleaseId, item.customerName, item.organization].join('\n');
    return { status: 200, ...listOf(rows, { sortBy: 'requestedAt', ...call.query }, words) };
  },

  declineEditRequest: (call) => {
    const { path, body, now } = call;
    const row = releases(call).rows.find(({ release }) =>
      release.editRequests?.some(({ editRequestId }) => editRequestId === path.id),
    );
    if (row === undefined) throw notFound();
    const declineReason = body.reason.trim();
    decideEdit(row, path.id, { state: 'declined', decidedAt: now.toISOString(), declineReason });
    return { status: 200, body: reviewed(call, row) };
  },

  getReviewedRelease: (call) => ({ status: 200, body: reviewed(call, find(call, call.path.id)) }),

  holdRelease: (call) => {
    const { body } = call;
    const holdReason = keptReasons(body.reasons);
    return moved(call, holds[body.kind ?? 'onHold'], holdReason.map(printReason), { holdReason });
  },

  approveRelease: (call) => {
    const { now, body, path } = call;
    const isNow = body.release === 'now' || find(call, path.id).release.releaseDate === null;
    const { ownSiteOnly = false } = body;
    const changes = { ownSiteOnly, holdReason: [], ...(isNow ? { releaseDate: printReleaseDate(now) } : {}) };
    return moved(call, ownSiteOnly ? 'approveOwnSite' : 'approve', [], changes);
  },

  saveReviewedRelease: (call) => {
    const row = overwrite(call, find(call, call.path.id), deskActor(call.person));
    row.release = { ...row.release, editorialChanges: { before: 1, after: 2, explanation: '' } };
    return { status: 200, body: reviewed(call, row) };
  },
  publishRelease: (call) => {
    const { person, now, body } = call;
    const isDesk = permits(person.profile.group, 'releases.review');
    const row = isDesk ? find(call, body.distributionId) : ownRelease(call, person.id, body.distributionId);
    const reasons = [body.correctionNote?.trim() ?? ''].filter((note) => note !== '');
    const actor = isDesk ? deskActor(person) : 'customer';
    for (const id of body.editRequestIds ?? [])
      decideEdit(row, id, { state: 'done', decidedAt: now.toISOString() });
    moveRelease(row, { action: 'republish', actor, by: person.profile.oktaLogin, now, reasons });
    return { status: 200, body: row.release };
  },

  approveWithChanges: (call) => {
    const { path, body } = call;
    const { editorialChanges } = find(call, path.id).release;
    if (!editorialChanges) throw refuse(409, 'nothing-changed', message('nothing-changed'));
    const explanation = body.explanation.trim();
    const changes = { editorialChanges: { ...editorialChanges, explanation } };
    return moved(call, 'approveWithChanges', [explanation], changes);
  },

  openReview: step('open'),
  claimRelease: (call) => claimed(call, { userId: call.person.id, since: call.now.toISOString() }),
  handOverClaim: (call) => claimed(call, { userId: call.body.userId, since: call.now.toISOString() }),
  giveBackClaim: (call) => claimed(call, undefined),
  passUpRelease: (call) => moved(call, 'passUp', [call.body.reason.trim()]),
  handBackRelease: step('handBack'),
  unlockRelease: (call) => moved(call, 'unlock', [], { holdReason: [] }),
  refuseRelease: (call) => {
    const text = call.body.reason.trim();
    return moved(call, 'refuse', [text], { holdReason: [{ text }] });
  },
  takeDownRelease: (call) => moved(call, 'takeDown', [call.body.reason], { publicUrl: null }),
};
