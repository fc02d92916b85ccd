import type { ReleaseAction, ReleaseStateNumber } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';

/** One move of a release from state to state: who, when, why. */
type ReleaseMove = {
  distributionId: number;
  fromState: ReleaseStateNumber;
  toState: ReleaseStateNumber;
  action: ReleaseAction;
  actorUserId: number | null;
  /** The login name, or `worker`. */
  actorName: string;
  reasons: string[];
  createdAt: Date;
};

const releaseMoveAdd = statement('release-move-add')`insert into release_moves
       (distribution_id, from_state, to_state, action, actor_user_id, actor_name, reasons, created_at)
     values (:distributionId, :fromState, :toState, :action, :actorUserId?, :actorName, :reasons, :createdAt) returning release_move_id as id`;

/** Adds a line to the history of a release and answers its number. Lines are never changed. */
export const addReleaseMove = async (move: ReleaseMove): Promise<number> => {
  const { distributionId, fromState, toState, action, actorUserId, actorName, reasons, createdAt } = move;
  const row = await releaseMoveAdd.maybe({
    distributionId,
    fromState,
    toState,
    action,
    actorUserId,
    actorName,
    reasons,
    createdAt,
  });
  if (row === undefined) throw new Error('The move was not stored.');
  return row.id;
};

const releaseMoveLast = statement('release-move-last')`
select case when actor_name <> 'worker' then actor_name end as by, created_at as at
       from release_moves where distribution_id = :distributionId order by release_move_id desc limit 1`;

/** When a release was moved last, and by whom, null for the worker; undefined for one that never was. */
export const lastMove = async (
  distributionId: number,
): Promise<{ by: string | null; at: string } | undefined> => {
  const move = await releaseMoveLast.maybe({ distributionId });
  return move && { by: move.by, at: move.at.toISOString() };
};
