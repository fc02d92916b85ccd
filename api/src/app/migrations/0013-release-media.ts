/** The files that a release names, each as the contract's NewsImageChoice and AttachmentChoice have it. */
export const migration = {
  name: '0013-release-media',
  sql: `
alter table releases
  add column news_image jsonb,
  add column attachments jsonb not null default '[]' check (jsonb_typeof(attachments) = 'array');
`,
};
