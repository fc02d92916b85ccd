/** The topics of a release, by their codes. Those from before, and of the version before, have none. */
export const migration = {
  name: '0071-media-topics',
  sql: `
alter table releases add column media_topics text[] not null default '{}';
`,
};
