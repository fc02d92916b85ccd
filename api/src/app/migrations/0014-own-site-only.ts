export const migration = {
  name: '0014-own-site-only',
  sql: `alter table releases add column own_site_only boolean not null default false;`,
};
