import type { ReleaseAction, ReleaseStateNumber } from '@dispatch/contract';
import { query } from '../database/database';

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
