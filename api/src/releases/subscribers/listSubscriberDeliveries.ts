import type { Handler } from '../../platform/call/handler';
import { cappedCountSql, pageAnswer, pageAsked, pageRowsSql } from '../../platform/call/listPage';
import { instantSql } from '../../platform/database/instantSql';
import { statement } from '../../platform/database/statement';
import { readSubscriber } from './subscriberSql';

const found = `from deliveries d where d.subscriber_id = :id and (:state?::text is null or d.state = :state?)`;

const listSubscriberDeliveriesStatement = statement('list-subscriber-deliveries')`
select ${cappedCountSql(`select 1 ${found}`)} as "total!",
  ${pageRowsSql(`
    select d.delivery_number as "deliveryNumber", d.occasion, d.state,
      case when r.distribution_id is not null then json_build_object('distributionId', r.distribution_id,
        'PRID', r.prweb_press_release_id, 'headline', r.headline) end as release,
      d.version_number as version, ${instantSql('d.created_at')} as "createdDate",
      ${instantSql('d.settled_at')} as "settledDate", d.tries,
      case when d.state = 'queued' and d.tries > 0 then ${instantSql('d.try_at')} end as "nextDate",
      left(d.problem, 500) as problem
    from (select * ${found} order by d.delivery_number desc limit :limit offset :offset) d
    left join releases r using (distribution_id) order by d.delivery_number desc`)} as "rows!"`;

export const listSubscriberDeliveries: Handler<'listSubscriberDeliveries'> = async ({
  path,
  query: asked,
  config,
}) => {
  const { subscriberId: id } = await readSubscriber(path.id, config);
  const state = asked.state ?? null;
  return pageAnswer(await listSubscriberDeliveriesStatement.all({ id, state, ...pageAsked(asked) }));
};
