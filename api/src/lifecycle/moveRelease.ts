import {
  type Actor as Role,
  message,
  move,
  numberOfState,
  type ReleaseAction,
  type ReleaseState,
  type ReleaseStateNumber,
  stateOfNumber,
} from '@dispatch/contract';
import { record } from '../audit';
import type { Session } from '../call/handler';
import { problem } from '../call/problem';
import { enqueue } from '../jobs/queue';
import type { Release } from '../models/Release';
import { addReleaseMove } from '../models/ReleaseMove';
import { forgetVersions, keepVersion, type VersionKind } from '../models/ReleaseVersion';

export const ownerRole = (session: Session): Role =>
  session.impersonator === null ? 'customer' : 'impersonator';

export const deskRole = (session: Session): Role => (session.group === 'ADMIN' ? 'admin' : 'editor');

export const stateOf = (release: { state: number }): ReleaseState => {
  const state = stateOfNumber(release.state);
  if (state === null) throw new Error(`A release is in the unknown state ${release.state}.`);
  return state;
};

/** Throws 409 `state-conflict` naming both states, or 403 when this role may never do it. */
export const allowedMove = (release: { state: number }, action: ReleaseAction, role: Role): ReleaseState => {
  const outcome = move(stateOf(release), action, role);
  if (outcome.kind === 'moved') return outcome.to;
  if (outcome.because === 'actor') throw problem(403, 'not-allowed', message('not-allowed'));
  throw problem(409, 'state-conflict', outcome.message, { states: { from: outcome.from, to: outcome.to } });
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

export type MoveInput = {
  action: ReleaseAction;
  actor: Session | 'worker';
  role: Role;
  now: Date;
  /** Why; the customer of a held release reads them. */
  reasons?: string[];
  /** What else changes with the move. */
  changes?: Parameters<Release['update']>[0];
};

/** The caller has locked it. State, version, history, audit log and mail; throws what allowedMove throws. */
export const moveRelease = async (
  release: Release,
  { action, actor, role, now, reasons = [], changes = {} }: MoveInput,
): Promise<void> => {
  const from = stateOf(release);
  const to = allowedMove(release, action, role);
  const numberOf = (state: ReleaseState): ReleaseStateNumber => numberOfState(state);
  await release.update({ ...changes, state: numberOf(to) });
  const { distributionId } = release;
  const kind = versionKinds[action];
  if (kind !== undefined) await keepVersion(distributionId, { kind, actor, now });
  if (action === 'delete') await forgetVersions(distributionId);
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
  if (toldByMail.has(action)) await enqueue('mail-release-move', { releaseMoveId });
};

/** States that the desk does not see: what a customer is still writing, and what is gone. */
export const neverAtTheDesk: ReadonlySet<number> = new Set([
  numberOfState('DraftMode'),
  numberOfState('Deleted'),
]);
