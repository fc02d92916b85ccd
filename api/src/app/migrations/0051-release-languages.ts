/**
 * The language of a release, by its BCP 47 tag. Those from before it could be chosen are in English, as they were shown;
 * the version before, which names no language, goes on making such ones.
 */
export const migration = {
  name: '0051-release-languages',
  sql: `
alter table releases add column language text not null default 'en-US';
`,
};
