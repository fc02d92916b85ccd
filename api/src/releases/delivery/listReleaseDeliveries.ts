import { rawJson } from '../../platform/call/answerBody';
import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { instantSql } from '../../platform/database/instantSql';
import { pageRowsSql } from '../../platform/call/listPage';
import { statement } from '../../platform/database/statement';
import { receiptReader, withReceipts } from './receiptReaders';

const releaseDeliveries = statement('release-deliveries')`
select ${pageRowsSql(`
  select d.delivery_number as "deliveryNumber", s.name as receiver, s.kind = 'pull' as "isFetched", d.occasion, d.state,
    ${instantSql('d.created_at')} as "createdDate", ${instantSql('d.settled_at')} as "settledDate",
    case when d.state = 'queued' and d.tries > 0 then ${instantSql('d.try_at')} end as "nextDate",
    case when :seesProblems::boolean then left(d.problem, 500) end as problem
  from deliveries d join subscribers s using (subscriber_id) where d.distribution_id = r.distribution_id
  order by d.delivery_number desc limit 200`)} as "rows!"
from ${withReceipts}`;

/** What receivers answer is for staff alone. */
export const listReleaseDeliveries: Handler<'listReleaseDeliveries'> = async ({ path, session }) => {
  const reader = receiptReader(path.id, session);
  const seesProblems = reader.isAtDesk || session.impersonator !== null;
  const found = await releaseDeliveries.maybe({ ...reader, seesProblems });
  if (found === undefined) throw notFound();
  return { status: 200, body: rawJson(found.rows) };
};
