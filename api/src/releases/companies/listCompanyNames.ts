import type { components } from '@dispatch/contract';
import { rawJson } from '../../platform/call/answerBody';
import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { cappedCountSql, pageAnswer, pageAsked, pageRowsSql } from '../../platform/call/listPage';
import { instantSql } from '../../platform/database/instantSql';
import { statement } from '../../platform/database/statement';

type CompanyName = components['schemas']['CompanyName'];

const detail = (name: string): string => `coalesce(c.details ->> '${name}', '') as "${name}"`;

const columns = `c.company_id as "companyId", c.version, c.name, c.name_state as "nameState",
  c.decline_reason as "declineReason", c.approved_name as "approvedName", '/news/companies/' || c.slug as path,
  c.user_id as "userId", concat_ws(', ', nullif(trim(u.first_name || ' ' || u.last_name), ''), nullif(u.organization, '')) as owner,
  u.email as "ownerEmail", ${detail('websiteUrl')}, ${detail('contactName')}, ${detail('contactEmail')},
  ${detail('boilerplate')}, ${instantSql('c.changed_at')} as "changedDate",
  (select count(*)::integer from (select 1 from news_items n join releases r using (distribution_id)
    where n.company_key = c.name_key and r.user_id <> c.user_id limit 1000) counted) as "otherReleases"`;

const found = `from companies c join users u using (user_id) where c.name_state = :state
  and (:search::text = '' or strpos(lower(c.name), lower(:search)) > 0)`;

const listCompanyNamesStatement = statement('list-company-names')`
select ${cappedCountSql(`select 1 ${found}`)} as "total!",
  ${pageRowsSql(`select ${columns} ${found}
    order by case when :state = 'waiting' then extract(epoch from c.changed_at) else - extract(epoch from c.changed_at) end,
      c.company_id limit :limit offset :offset`)} as "rows!"`;

export const listCompanyNames: Handler<'listCompanyNames'> = async ({ query }) => {
  const search = query.searchText?.trim() ?? '';
  const { state = 'waiting' } = query;
  const rows = await listCompanyNamesStatement.all({ ...pageAsked(query), search, state });
  return { ...pageAnswer(rows), body: rawJson(rows[0]?.rows ?? '[]') };
};

const companyNameRead = statement('company-name-read')`
select to_jsonb(found)::text as "name!" from (
  select ${columns} from companies c join users u using (user_id) where c.company_id = :id) found`;

/** Throws 404. */
export const readCompanyName = async (id: number): Promise<CompanyName> => {
  const row = await companyNameRead.maybe({ id });
  if (row === undefined) throw notFound();
  return JSON.parse(row.name) as CompanyName;
};
