export const migration = {
  name: '0010-release-lists',
  sql: `
create index releases_of_user_by_state on releases (user_id, state);
create index releases_by_submission on releases (state, submitted_date, distribution_id);
create index releases_by_title on releases (state, lower(headline), distribution_id);
create index releases_by_number on releases (state, prweb_press_release_id, distribution_id);
`,
};
