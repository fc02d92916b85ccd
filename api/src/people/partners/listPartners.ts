import type { Handler } from '../../platform/call/handler';
import { cappedCountSql, pageAnswer, pageAsked } from '../../platform/call/listPage';
import { searchOf } from '../../platform/call/searchText';
import { statement } from '../../platform/database/statement';
import { logoPathSql } from './readPartner';

/** The largest discount of the partner `page` on a package in percent of its list price; 0 without a lower price. */
export const discountSql = `
  greatest(0, coalesce((
    select max(round((p.price_cents - own.price_cents) * 100.0 / p.price_cents, 2))
      from partner_packages own join packages p on p.package_id = own.package_id
     where own.partner_id = page.partner_id and p.price_cents > 0
  ), 0))::double precision`;

export const usersSql = '(select count(*)::integer from users where users.partner_id = page.partner_id)';

/** The page is found first; users and prices are looked up for its rows alone. */
const pageSql = (where: string): string => `
select
  ${cappedCountSql(`select 1 from partners ${where}`)} as "total!",
  coalesce((
    select json_agg(row_to_json(line)) from (
      select page.partner_id as "partnerId", page.slug, page.name, ${logoPathSql} as "logoPath", page.redirect,
        ${usersSql} as users,
        ${discountSql} as discount
      from (
        select partner_id, slug, name, logo_key, redirect from partners ${where}
         order by name, partner_id limit :limit::integer offset :offset::integer
      ) page
      order by page.name, page.partner_id
    ) line
  ), '[]')::text as "rows!"`;

export const partnersList = statement('partners-list')`${pageSql('')}`;
const partnersSearch = statement('partners-search')`
${pageSql(`where (name || ' ' || slug) ilike :pattern`)}`;

export const listPartners: Handler<'listPartners'> = async ({ query: asked }) => {
  const page = pageAsked(asked);
  const search = searchOf(asked.searchText);
  return pageAnswer(
    search === null ? await partnersList.all(page) : await partnersSearch.all({ ...page, ...search }),
  );
};
