/** The post on X from the customer's own account, and the connected accounts that a release uses. */
export const migration = {
  name: '0016-social-handles',
  sql: `
alter table releases
  add column twitter_message text not null default '',
  add column x_post_handle text not null default '',
  add column twitter_social_handle jsonb,
  add column linkedin_social_handle jsonb,
  add column facebook_social_handle jsonb;
`,
};
