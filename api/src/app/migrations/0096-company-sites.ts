/**
 * That the website of a company stands behind its page: which one was looked at, since when it says so, and since when it does
 * not any more. It counts for that website alone: another one is verified anew.
 */
export const migration = {
  name: '0096-company-sites',
  sql: [
    `alter table companies add column site_domain text, add column site_verified_at timestamptz,
  add column site_checked_at timestamptz, add column site_failing_since timestamptz, add column site_problem text`,
    `create index companies_verified on companies (site_checked_at) where site_verified_at is not null`,
  ],
};
