import { rawJson } from '../../platform/call/answerBody';
import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { instantSql } from '../../platform/database/instantSql';
import { pageRowsSql } from '../../platform/call/listPage';
import { statement } from '../../platform/database/statement';
import { receiptReader, withReceipts } from './receiptReaders';

const columns = `"deliveryNumber", channel, receiver, "isFetched", occasion, state, "createdDate", "settledDate", "nextDate",
  case when :seesProblems::boolean then left(problem, 500) end as problem`;

const ofSubscribers = `
  select d.delivery_number as "deliveryNumber", 'subscriber' as channel, s.name as receiver, s.kind = 'pull' as "isFetched",
    d.occasion, d.state, ${instantSql('d.created_at')} as "createdDate", ${instantSql('d.settled_at')} as "settledDate",
    case when d.state = 'queued' and d.tries > 0 then ${instantSql('d.try_at')} end as "nextDate", d.problem, d.created_at as at
  from deliveries d join subscribers s using (subscriber_id) where d.distribution_id = r.distribution_id`;

const ofItsPage = `
  select c.page_check_id, 'page', 'Public page', false, c.occasion,
    case c.state when 'same' then 'taken' when 'failed' then 'failed' else 'queued' end, ${instantSql('c.created_at')},
    case when c.state <> 'waiting' then ${instantSql('c.checked_at')} end, null, c.problem, c.created_at
  from page_checks c where c.distribution_id = r.distribution_id`;

const releaseDeliveries = statement('release-deliveries')`
select ${pageRowsSql(`
  select ${columns} from (${ofSubscribers} union all ${ofItsPage}) went
  order by at desc, "deliveryNumber" desc limit 200`)} as "rows!"
from ${withReceipts}`;

/** What receivers answer is for staff alone. */
export const listReleaseDeliveries: Handler<'listReleaseDeliveries'> = async ({ path, session }) => {
  const reader = receiptReader(path.id, session);
  const seesProblems = reader.isAtDesk || session.impersonator !== null;
  const found = await releaseDeliveries.maybe({ ...reader, seesProblems });
  if (found === undefined) throw notFound();
  return { status: 200, body: rawJson(found.rows) };
};
