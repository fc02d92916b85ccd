import type { Handler } from '../../platform/call/handler';
import {
  cappedCountSql,
  pageAnswer,
  pageAsked,
  pageRowsSql,
  searchedByWordsSql,
} from '../../platform/call/listPage';
import { likeSql, searchOf } from '../../platform/call/searchText';
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

const order = 'order by name, partner_id';

/** The page is found first; users and prices are looked up for its rows alone. */
const pageSql = (total: string, from: string): string => `
select
  ${total} as "total!",
  ${pageRowsSql(`
      select page.partner_id as "partnerId", page.slug, page.name, ${logoPathSql} as "logoPath", page.redirect,
        ${usersSql} as users,
        ${discountSql} as discount
      from (
        select partner_id, slug, name, logo_key, redirect from ${from}
         ${order} limit :limit::integer offset :offset::integer
      ) page
      ${order}`)} as "rows!"`;

export const partnersList = statement('partners-list')`
${pageSql(cappedCountSql('select 1 from partners'), 'partners')}`;

/** SQL of the words by which staff find a row of `partners`. It has an index, as long as it is written in this way. */
const partnerWordsSql = `(name || ' ' || slug)`;

/** SQL that holds for a partner that a search means. */
export const partnerMatch = likeSql(partnerWordsSql);

export const partnersSearch = statement('partners-search', { isPrepared: false })`
with ${searchedByWordsSql('partners', partnerMatch, 'name, partner_id')}${pageSql('(select total from counted)', 'either')}`;

export const listPartners: Handler<'listPartners'> = async ({ query: asked }) => {
  const page = pageAsked(asked);
  const search = searchOf(asked.searchText);
  return pageAnswer(
    search === null ? await partnersList.all(page) : await partnersSearch.all({ ...page, ...search }),
  );
};
