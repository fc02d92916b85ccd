import { type components, numberOfState } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { statement } from '../../platform/database/statement';
import { dollarsSql } from '../../platform/database/dollarsSql';

type DeletionLoss = components['schemas']['DeletionLoss'];

const deletionLossStatement = statement('deletion-loss')`with paid as (
       select r.distribution_id as id, r.headline, ${dollarsSql('sum(o.total_cents)')} as amount
         from releases r join orders o on o.distribution_id = r.distribution_id
        where r.user_id = :userId and r.state = :state and r.paid_at is not null
        group by r.distribution_id),
     shown as (select * from paid order by id desc limit 200)
     select coalesce((select json_agg(shown) from shown), '[]') as "drafts!",
            (select coalesce(sum(amount), 0)::text from paid) as "amount!",
            (select coalesce(sum(quantity - used), 0)::integer from bundle_lots
              where user_id = :userId and expiration_date >= :now) as "prepaid!"`.as<{
  drafts: DeletionLoss['drafts'];
}>();

/** What somebody has paid for and loses with the account: drafts that were not submitted, and prepaid releases. */
export const deletionLoss = async (userId: number, now: Date): Promise<DeletionLoss> => {
  const row = await deletionLossStatement.maybe({ userId, state: numberOfState('DraftMode'), now });
  if (row === undefined) throw new Error('What is lost could not be counted.');
  return { drafts: row.drafts, amount: Number(row.amount), prepaidReleases: row.prepaid };
};

export const getDeletionLoss: Handler<'getDeletionLoss'> = async ({ session, now }) => ({
  status: 200,
  body: await deletionLoss(session.userId, now),
});
