import type { ReleaseAction, ReleaseStateNumber } from '@dispatch/contract';
import { query } from '../../platform/database/database';

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

/** Adds a line to the history of a release and answers its number. Lines are never changed. */
export const addReleaseMove = async (move: ReleaseMove): Promise<number> => {
  const { distributionId, fromState, toState, action, actorUserId, actorName, reasons, createdAt } = move;
  const [row] = await query<{ id: number }>(
    'release-move-add',
    `insert into release_moves
       (distribution_id, from_state, to_state, action, actor_user_id, actor_name, reasons, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning release_move_id as id`,
    [distributionId, fromState, toState, action, actorUserId, actorName, reasons, createdAt],
  );
  if (row === undefined) throw new Error('The move was not stored.');
  return row.id;
};

/** When a release was moved last, and by whom, null for the worker; undefined for one that never was. */
export const lastMove = async (
  distributionId: number,
): Promise<{ by: string | null; at: string } | undefined> => {
  const [move] = await query<{ by: string | null; at: Date }>(
    'release-move-last',
    `select case when actor_name <> 'worker' then actor_name end as by, created_at as at
       from release_moves where distribution_id = $1 order by release_move_id desc limit 1`,
    [distributionId],
  );
  return move && { by: move.by, at: move.at.toISOString() };
};
