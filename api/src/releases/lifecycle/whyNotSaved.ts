import { type Actor as Role, message, move } from '@dispatch/contract';
import { notFound, problem, type Problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import type { Release } from './Release';
import { neverAtTheDesk, stateConflict, stateOf } from './moveRelease';
import type { DraftValues } from './draftValues';
import { statesSql } from '../../platform/database/statesSql';

/**
 * In what role somebody saves whose release; `ownerId` is null for the desk, which saves everybody's. `filesOf` is a
 * release whose files it may name, whoever has uploaded them: the saved one unless told.
 * `isCopy`: what was saved once is saved again, without an account that is not connected any more.
 */
export type Saver = { role: Role; ownerId: number | null; filesOf?: number; isCopy?: boolean };

const currentRelease = statement('why-not-saved')`
select r.state, r.distribution_version as version, r.package, r.saved_at, u.okta_login as saved_by
from releases r join users u on u.user_id = r.saved_by
where r.distribution_id = :distributionId and (:ownerId?::integer is null or r.user_id = :ownerId) and r.state <> ${statesSql('Deleted')}`;

type Current = { version: number; saved_at: Date; saved_by: string };

const stale = ({ version, saved_by, saved_at }: Current): Problem =>
  problem(409, 'draft-stale', message('draft-stale'), {
    currentVersion: version,
    savedBy: saved_by,
    savedAt: saved_at.toISOString(),
  });

/** Throws 409 `draft-stale` with who saved it and when, where the caller has not seen what is saved. */
export const refuseStale = async (
  { distributionId, distributionVersion }: Release,
  version: number,
): Promise<void> => {
  if (distributionVersion === version) return;
  const current = await currentRelease.maybe({ distributionId, ownerId: null });
  throw current === undefined ? notFound() : stale(current);
};

export const whyNotSaved = async (
  distributionId: number,
  version: number,
  values: DraftValues,
  { ownerId, role }: Saver,
): Promise<Problem> => {
  const current = await currentRelease.maybe({ distributionId, ownerId });
  if (current === undefined || (ownerId === null && neverAtTheDesk.has(current.state))) return notFound();
  const outcome = move(stateOf(current), 'save', role);
  if (outcome.kind === 'refused') return stateConflict(distributionId, outcome);
  if (current.version !== version) return stale(current);
  const text = current.package === values.package ? 'release-paid-additions' : 'release-paid-package';
  return problem(409, 'release-paid', message(text));
};
