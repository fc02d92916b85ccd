import {
  type Actor as Role,
  isClaimable,
  message,
  move,
  numberOfState,
  type Refusal,
  type ReleaseAction,
  type ReleaseState,
  type ReleaseStateNumber,
  stateOfNumber,
} from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import type { Session } from '../../platform/call/handler';
import { problem, type Problem } from '../../platform/call/problem';
import { enqueue } from '../../platform/jobs/queue';
import { movesTold, tellOfRelease } from './releaseEvents';
import { newsChangesHere } from './newsChanges';
import type { Release } from './Release';
import { addReleaseMove, lastMove } from './ReleaseMove';
import { endClaim } from './releaseClaims';
import { forgetVersions, keepVersion, type VersionKind } from './ReleaseVersion';

export const ownerRole = (session: Session): Role =>
  session.impersonator === null ? 'customer' : 'impersonator';

export const deskRole = (session: Session): Role => (session.group === 'ADMIN' ? 'admin' : 'editor');

export const stateOf = (release: { state: number }): ReleaseState => {
  const state = stateOfNumber(release.state);
  if (state === null) throw new Error(`A release is in the unknown state ${release.state}.`);
  return state;
};

/** 409 for what the state of a release forbids, with who moved it last, and when. */
export const stateConflict = async (
  distributionId: number,
  { from, to, message: text }: Refusal,
): Promise<Problem> => {
  const last = await lastMove(distributionId);
  return problem(409, 'state-conflict', text, { states: { from, to, ...last } });
};

/** Throws 409 `state-conflict` naming both states and the last move, or 403 when this role may never do it. */
export const allowedMove = async (
  release: Pick<Release, 'distributionId' | 'state'>,
  action: ReleaseAction,
  role: Role,
): Promise<ReleaseState> => {
  const outcome = move(stateOf(release), action, role);
  if (outcome.kind === 'moved') return outcome.to;
  if (outcome.because === 'actor') throw problem(403, 'not-allowed', message('not-allowed'));
  throw await stateConflict(release.distributionId, outcome);
};

const toldByMail: ReadonlySet<ReleaseAction> = new Set([
  'submit',
  'resubmit',
  'hold',
  'holdLocked',
  'holdLimited',
  'unlock',
  'approveOwnSite',
  'approveWithChanges',
  'accept',
  'decline',
  'refuse',
  'publish',
  'republish',
  'takeDown',
]);

/** What a move makes of the content as it stands then. What the customer accepts or returns to counts as submitted. */
const versionKinds: Partial<Record<ReleaseAction, VersionKind>> = {
  submit: 'submitted',
  resubmit: 'submitted',
  approveWithChanges: 'proposed',
  accept: 'submitted',
  decline: 'submitted',
  publish: 'published',
  republish: 'correction',
};

/** Whoever has the release hears of these moves. */
const toldToSubscribers: Partial<Record<ReleaseAction, 'correction' | 'withdrawal'>> = {
  republish: 'correction',
  takeDown: 'withdrawal',
};

export type MoveInput = {
  action: ReleaseAction;
  actor: Session | 'worker';
  role: Role;
  now: Date;
  /** Why; the customer of a held release reads them. */
  reasons?: string[];
  /** Its customer is told by another mail. */
  isToldElsewhere?: boolean;
  /** Journalists who got it by mail hear of its correction or withdrawal. */
  tellsJournalists?: boolean;
  /** What else changes with the move. */
  changes?: Parameters<Release['update']>[0];
};

/** The caller has locked it. State, version, history, audit log and mail; throws what allowedMove throws. */
export const moveRelease = async (
  release: Release,
  {
    action,
    actor,
    role,
    now,
    reasons = [],
    isToldElsewhere = false,
    tellsJournalists = false,
    changes = {},
  }: MoveInput,
): Promise<void> => {
  const from = stateOf(release);
  const to = await allowedMove(release, action, role);
  const numberOf = (state: ReleaseState): ReleaseStateNumber => numberOfState(state);
  await release.update({ ...changes, state: numberOf(to) });
  const { distributionId } = release;
  const kind = versionKinds[action];
  if (kind !== undefined) await keepVersion(distributionId, { kind, actor, now });
  if (action === 'delete') await forgetVersions(distributionId);
  // Who passes it up does not go on with it, and what is decided nobody works on.
  if (isClaimable(from) && (action === 'passUp' || !isClaimable(to))) await endClaim(distributionId);
  const releaseMoveId = await addReleaseMove({
    distributionId,
    fromState: numberOf(from),
    toState: numberOf(to),
    action,
    actorUserId: actor === 'worker' ? null : actor.userId,
    actorName: actor === 'worker' ? actor : (actor.impersonator?.login ?? actor.login),
    reasons,
    createdAt: now,
  });
  await record({
    actor,
    action: `release.${action}`,
    subject: { type: 'release', id: distributionId },
    details: { from, to },
  });
  if (to === 'Published' || from === 'Published') {
    newsChangesHere(distributionId);
    // A worker that publishes many has them signed at its end: they do not wait for each other.
    if (action !== 'publish') await enqueue('sign-releases', {});
  }
  const event = movesTold[action];
  if (event !== undefined) await tellOfRelease(distributionId, event, { reasons, now });
  const occasion = toldToSubscribers[action];
  if (occasion !== undefined)
    await enqueue('queue-deliveries', { distributionId, occasion, tellsJournalists });
  if (toldByMail.has(action) && !isToldElsewhere) await enqueue('mail-release-move', { releaseMoveId });
};

/** States that the desk does not see: what a customer is still writing, and what is gone. */
export const neverAtTheDesk: ReadonlySet<number> = new Set([
  numberOfState('DraftMode'),
  numberOfState('Deleted'),
]);
