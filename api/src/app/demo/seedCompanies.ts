import { statement } from '../../platform/database/statement';
import type { User } from '../../people/users/User';
import type { DemoCompany } from './demoData';

const demoCompanyAdd = statement('demo-company-add')`
insert into companies (user_id, name, name_key, name_state, approved_name, slug, details, changed_at)
select :userId, :name, news_key(:name::text), case when :isApproved then 'approved' else 'waiting' end,
  case when :isApproved then :name::text end, case when :isApproved then news_key(:name::text) end, :details::jsonb, :now
returning company_id as id`;

const demoSlugAdd = statement('demo-company-slug-add')`
insert into company_slugs (slug, company_id) select slug, company_id from companies
where company_id = :id and slug is not null`;

/** Before their releases, which are listed under them. */
export const seedCompanies = async (
  companies: readonly DemoCompany[],
  people: ReadonlyMap<string, User>,
  now: Date,
): Promise<void> => {
  for (const { owner, name, isApproved, details } of companies) {
    const userId = people.get(owner)?.userId;
    if (userId === undefined) continue;
    const { id } = await demoCompanyAdd.one({
      userId,
      name,
      isApproved,
      details: JSON.stringify(details),
      now,
    });
    await demoSlugAdd.run({ id });
  }
};
