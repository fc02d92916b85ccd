import { rawJson } from '../../platform/call/answerBody';
import type { Handler } from '../../platform/call/handler';
import { cappedCountSql, pageAnswer, pageAsked, pageRowsSql } from '../../platform/call/listPage';
import { statement } from '../../platform/database/statement';
import { type Subscriber, subscriberSql, withEnvironment } from './subscriberSql';

const found = `from subscribers s where s.removed_at is null and (not s.is_downstream or :hasWire::boolean)
  and (:search::text = '' or strpos(lower(s.name), lower(:search)) > 0)`;

const listSubscribersStatement = statement('list-subscribers')`
select ${cappedCountSql(`select 1 ${found}`)} as "total!",
  ${pageRowsSql(`select ${subscriberSql} ${found} order by lower(s.name), s.subscriber_id limit :limit offset :offset`)}
    as "rows!"`;

export const listSubscribers: Handler<'listSubscribers'> = async ({ query: asked, config }) => {
  const search = asked.searchText?.trim() ?? '';
  const rows = await listSubscribersStatement.all({
    ...pageAsked(asked),
    search,
    hasWire: config.wire !== null,
  });
  const answer = pageAnswer(rows);
  const subscribers = JSON.parse(rows[0]?.rows ?? '[]') as Subscriber[];
  return { ...answer, body: rawJson(JSON.stringify(subscribers.map((one) => withEnvironment(one, config)))) };
};
