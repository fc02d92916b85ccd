import { statement } from '../../platform/database/statement';

const claimEnd = statement('release-claim-end')`
delete from release_claims where distribution_id = :distributionId`;

/** Nobody works on it any more. Answers whether somebody did. */
export const endClaim = async (distributionId: number): Promise<boolean> =>
  (await claimEnd.run({ distributionId })) > 0;

const claimTake = statement('release-claim-take')`
insert into release_claims (distribution_id, user_id, claimed_at) values (:distributionId, :userId, :now)
on conflict (distribution_id) do nothing`;

/** Takes it when nobody works on it. Answers whether it was taken now. */
export const takeClaim = async (distributionId: number, userId: number, now: Date): Promise<boolean> =>
  (await claimTake.run({ distributionId, userId, now })) > 0;

const claimMove = statement('release-claim-move')`
insert into release_claims (distribution_id, user_id, claimed_at) values (:distributionId, :userId, :now)
on conflict (distribution_id) do update set user_id = excluded.user_id, claimed_at = excluded.claimed_at`;

/** From then on this person works on it, whoever did before. */
export const moveClaim = async (distributionId: number, userId: number, now: Date): Promise<void> => {
  await claimMove.run({ distributionId, userId, now });
};

const claimHolder = statement('release-claim-holder')`
select c.user_id as "userId", c.claimed_at as at, u.first_name || ' ' || u.last_name as "name!"
from release_claims c join users u on u.user_id = c.user_id where c.distribution_id = :distributionId`;

/** Who works on it, and since when; undefined for nobody. */
export const holderOf = async (
  distributionId: number,
): Promise<{ userId: number; at: Date; name: string } | undefined> => claimHolder.maybe({ distributionId });
