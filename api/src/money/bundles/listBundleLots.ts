import type { Handler } from '../../platform/call/handler';
import { cappedCountSql, pageAnswer, pageAsked, pageRowsSql } from '../../platform/call/listPage';
import { statement } from '../../platform/database/statement';
import { bundleOrderMissing, lotColumns } from './bundleOrderSql';

const bundleLots = statement('bundle-lots')`
select
  ${cappedCountSql('select 1 from bundle_lots where order_id = o.order_id')} as "total!",
  ${pageRowsSql(`
    select ${lotColumns} from bundle_lots l join packages p on p.package_id = l.package
    where l.order_id = o.order_id order by l.bundle_lot_id limit :limit offset :offset`)} as "rows!"
from orders o where o.order_id = :id and o.purpose = 'bundle'`;

/** The lots of a bundle order; nothing is left in one that was used up or refunded. */
export const listBundleLots: Handler<'listBundleLots'> = async ({ path, query: asked }) => {
  const { limit, offset } = pageAsked(asked);
  const found = await bundleLots.all({ id: path.id, limit, offset });
  if (found.length === 0) throw bundleOrderMissing();
  return pageAnswer(found);
};
