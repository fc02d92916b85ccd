import { pageRowsSql } from '../../platform/call/listPage';
import { instantSql } from '../../platform/database/instantSql';
import { statement } from '../../platform/database/statement';

/** One package has at most this many lots in an answer (openapi.yaml, PackageBundles). */
const mostLots = 200;

/** One page of the packages of which somebody has bundles. Of very many lots those that count come first. */
export const myBundles = statement('list-my-bundles')`
with lots as (
  select package, quantity - used as remaining, expiration_date, bundle_lot_id,
    expiration_date >= :now::timestamptz as is_valid
  from bundle_lots where user_id = :userId
)
select
  (select count(distinct package)::integer from lots) as "total!",
  ${pageRowsSql(`
      select
        p.package_id as "packageId",
        p.name,
        (select coalesce(sum(l.remaining) filter (where l.is_valid), 0)::integer
           from lots l where l.package = p.package_id) as quantity,
        (select json_agg(json_build_object('packageId', p.package_id, 'quantity', shown.remaining,
                  'expirationDate', ${instantSql('shown.expiration_date')})
                order by shown.expiration_date, shown.bundle_lot_id)
           from (
             select * from lots l where l.package = p.package_id
             order by l.is_valid and l.remaining > 0 desc, l.expiration_date desc
             limit ${mostLots}
           ) shown) as bundles
      from packages p
      where exists (select 1 from lots l where l.package = p.package_id)
      order by p.package_id::integer
      limit :limit offset :offset`)} as "rows!"`;
