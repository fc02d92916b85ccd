import { rawJson, type RawJson } from '../../platform/call/answerBody';
import type { Handler } from '../../platform/call/handler';
import { instantSql } from '../../platform/database/instantSql';
import { statement } from '../../platform/database/statement';
import { dollarsSql } from '../../platform/database/dollarsSql';

/** One that was asked for longer ago than an hour is not waited for. */
const providerComparison = statement('provider-comparison')`
select json_build_object(
  'comparedDate', ${instantSql('c.compared_at')},
  'failedDate', ${instantSql('c.failed_at')},
  'isRunning', coalesce(c.asked_at > greatest(c.compared_at, c.failed_at, :now::timestamptz - interval '1 hour'), false),
  'charges', c.charges,
  'refunds', c.refunds,
  'differenceCount', (select count(*) from provider_differences),
  'differences', (
    select coalesce(json_agg(json_build_object('kind', d.kind, 'subject', d.subject, 'orderId', d.order_id,
      'refundRequestId', d.refund_request_id, 'ourAmount', ${dollarsSql('d.our_cents')},
      'providerAmount', ${dollarsSql('d.provider_cents')}, 'sinceDate', ${instantSql('d.since')})
      order by d.since, d.kind, d.subject), '[]')
    from (select * from provider_differences order by since, kind, subject limit 200) d)
)::text as "comparison!"
from provider_comparison c`;

export const readComparison = async (now: Date): Promise<RawJson> => {
  const row = await providerComparison.maybe({ now });
  if (row === undefined) throw new Error('The comparison has no row.');
  return rawJson(row.comparison);
};

/** What differs between our books and the card provider's. */
export const getProviderComparison: Handler<'getProviderComparison'> = async ({ now }) => ({
  status: 200,
  body: await readComparison(now),
});
